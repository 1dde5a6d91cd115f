import { email, normaliseEmail } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button, FieldError, TextField } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import { useAccountForm } from '../hooks/use-account-form.ts';
import type { VerificationCode } from '../hooks/use-verification-code.ts';
import { retryAfterText } from '../model/retry-after.ts';
import { FormErrors } from './form-errors.tsx';
import styles from './form.module.css';

interface EmailStepProps {
  readonly name: string;
  readonly code: VerificationCode;
  readonly initial: string;
  /** Error about this address that the server reported at a later step. */
  readonly serverError?: ReactNode;
  readonly onSent: (address: string) => void;
}

/** First step of registration and password reset: the address that a code is sent to. */
export const EmailStep = ({
  name,
  code,
  initial,
  serverError,
  onSent,
}: EmailStepProps): ReactElement => {
  const { t, text } = useTranslation();
  const form = useAccountForm({
    id: name,
    rules: { email },
    onSubmit: async (values) => {
      const address = normaliseEmail(values.email ?? '');
      if (await code.send({ email: address })) onSent(address);
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <FormErrors form={form} />
      {serverError}
      <TextField
        {...form.register('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={initial}
        onChange={code.reset}
      />
      {code.failure && <FieldError>{text(code.failure.text)}</FieldError>}
      <Button
        type="submit"
        size="l"
        block
        busy={form.isSubmitting}
        disabled={!form.isReady || code.wait > 0}
      >
        {code.wait > 0 ? retryAfterText(t, 'code.wait', code.wait) : t('code.send')}
      </Button>
      {code.challengeId && initial && (
        <Button tone="outline" size="l" block onClick={() => onSent(initial)}>
          {t('code.have')}
        </Button>
      )}
    </form>
  );
};
