import type { FormField } from '@tapnook/forms';
import { passwordStrength } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { PasswordField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';

/** A field for a new password, with its rules and a strength meter. */
export const NewPasswordField = ({
  field,
  label,
}: {
  readonly field: FormField;
  readonly label?: string;
}): ReactElement => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const level = passwordStrength(typed);
  return (
    <PasswordField
      {...field}
      label={label ?? t('field.newPassword')}
      hint={t('field.passwordRules')}
      autoComplete="new-password"
      showLabel={t('field.show')}
      concealLabel={t('field.hide')}
      strength={typed ? { level, text: t(`strength.${level}`) } : undefined}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};
