import type { LocalisedText } from '@tapnook/contracts';
import { verificationCode } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button, clockIcon, Icon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useAccountForm } from '../hooks/use-account-form.ts';
import type { VerificationCode } from '../hooks/use-verification-code.ts';
import { FormErrors } from './form-errors.tsx';
import { codeFields, VerificationCodeField } from './verification-code-field.tsx';
import styles from './form.module.css';

interface CodeStepProps {
  readonly name: string;
  readonly code: VerificationCode;
  readonly address: string;
  readonly onCode: (code: string) => Promise<void> | void;
  /** Error about the code that the server reported at a later step. */
  readonly serverError?: LocalisedText | undefined;
}

/** Second step of registration and password reset: the six digits of the code. */
export const CodeStep = ({
  name,
  code,
  address,
  onCode,
  serverError,
}: CodeStepProps): ReactElement => {
  const { t, text } = useTranslation();
  const form = useAccountForm({
    id: name,
    rules: { verificationCode },
    values: codeFields(code),
    fieldOf: { 30004: 'verificationCode', 30036: 'verificationCode', 30034: 'verificationCode' },
    onSubmit: async (values) => onCode(values.verificationCode ?? ''),
  });
  const field = form.register('verificationCode');
  return (
    <form {...form.props} className={styles.form}>
      <FormErrors form={form} />
      <VerificationCodeField
        code={code}
        field={{ ...field, error: field.error ?? (serverError && text(serverError)) }}
        target={() => ({ email: address })}
      />
      <Button type="submit" size="l" block busy={form.isSubmitting}>
        {t('code.go')}
      </Button>
      <p className={`text-sm text-muted ${styles.hint}`}>
        <Icon d={clockIcon} size="s" />
        <span>{t('code.life')}</span>
      </p>
    </form>
  );
};
