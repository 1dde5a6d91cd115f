import type { FormField } from '@tapnook/forms';
import { verificationCode, type Rule } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { CodeField } from '@tapnook/ui';
import type { ReactElement } from 'react';

export const authenticatorCodeRule: Rule = (value) => verificationCode(value);

interface AuthenticatorCodeFieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The six digits that an authenticator app shows. */
export const AuthenticatorCodeField = ({
  field,
  value,
  onChange,
}: AuthenticatorCodeFieldProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <CodeField
      id={field.id}
      label={t('secondFactor.code')}
      value={value}
      onChange={onChange}
      boxLabel={(position) => t('code.digit', { position })}
      error={field.error}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for nothing else
      autoFocus
    />
  );
};
