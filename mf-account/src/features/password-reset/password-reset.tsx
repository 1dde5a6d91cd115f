import type { LocalisedText } from '@tapnook/contracts';
import { createPublicTicket, resetForgottenPassword } from '@tapnook/contracts/calls';
import { password, passwordsSame } from '@tapnook/kernel';
import { isCallFailure, usePlatform, useTranslation } from '@tapnook/platform';
import { Button, Note, PasswordField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { CodeStep } from '../../shared/components/code-step.tsx';
import { EmailStep } from '../../shared/components/email-step.tsx';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { NewPasswordField } from '../../shared/components/new-password-field.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { useVerificationCode } from '../../shared/hooks/use-verification-code.ts';
import styles from '../../shared/components/form.module.css';

interface PasswordStepProps {
  readonly address: string;
  readonly ticket: string;
  readonly onDone: () => void;
  readonly onExpired: (text: LocalisedText) => void;
}

const PasswordStep = ({ address, ticket, onDone, onExpired }: PasswordStepProps): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const form = useAccountForm({
    id: 'reset',
    rules: { password, again: (value, values) => passwordsSame(values.password ?? '')(value) },
    fieldOf: { 30045: 'password' },
    onSubmit: async (values) => {
      try {
        await http.call(
          resetForgottenPassword,
          { body: { ticket, password: values.password ?? '' } },
          { handledErrorCodes: 'all' },
        );
        onDone();
      } catch (error) {
        if (!isCallFailure(error) || error.code !== '30034') throw error;
        onExpired(error.text);
      }
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <FormErrors form={form} />
      <input type="email" name="username" autoComplete="username" value={address} readOnly hidden />
      <NewPasswordField field={form.register('password')} />
      <PasswordField
        {...form.register('again')}
        label={t('field.passwordAgain')}
        autoComplete="new-password"
        showLabel={t('field.show')}
        concealLabel={t('field.hide')}
      />
      <Button type="submit" size="l" block busy={form.isSubmitting}>
        {t('reset.submit')}
      </Button>
    </form>
  );
};

interface PasswordResetProps {
  readonly step: number;
  readonly onStepChange: (step: number) => void;
  readonly onDone: () => void;
}

/**
 * Password reset: the address, its code, then a new password with the ticket that the code was
 * exchanged for.
 */
export const PasswordReset = ({ step, onStepChange, onDone }: PasswordResetProps): ReactElement => {
  const { text } = useTranslation();
  const { http } = usePlatform();
  const code = useVerificationCode('RESET_PASSWORD');
  const [address, setAddress] = useState('');
  const [ticket, setTicket] = useState('');
  const [serverError, setServerError] = useState<LocalisedText>();
  const restart = (reason: LocalisedText): void => {
    code.reset();
    setServerError(reason);
    onStepChange(0);
  };
  const prove = async (verificationCode: string): Promise<void> => {
    try {
      const body = {
        type: 'RESET_PASSWORD' as const,
        email: address,
        verificationCode,
        challengeId: code.challengeId ?? '',
      };
      setTicket(
        (await http.call(createPublicTicket, { body }, { handledErrorCodes: 'all' })).ticket,
      );
      onStepChange(2);
    } catch (error) {
      // Only now, with the address proved, may the page reveal that no account has it.
      if (!isCallFailure(error) || error.code !== '30041') throw error;
      restart(error.text);
    }
  };
  if (step === 1)
    return <CodeStep name="reset-code" code={code} address={address} onCode={prove} />;
  if (step === 2)
    return <PasswordStep address={address} ticket={ticket} onDone={onDone} onExpired={restart} />;
  return (
    <EmailStep
      name="reset-email"
      code={code}
      initial={address}
      serverError={
        serverError && (
          <Note tone="bad" role="alert">
            {text(serverError)}
          </Note>
        )
      }
      onSent={(to) => {
        setAddress(to);
        setServerError(undefined);
        onStepChange(1);
      }}
    />
  );
};
