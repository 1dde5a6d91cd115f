import type { LocalisedText } from '@tapnook/contracts';
import { createPublicTicket, resetForgottenPassword } from '@tapnook/contracts/calls';
import { password, passwordsSame } from '@tapnook/kernel';
import { isCallFailure, usePlatform, useTranslation } from '@tapnook/platform';
import { Button, Note, PasswordField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { CodeStage } from '../../shared/components/code-step.tsx';
import { EmailStage } from '../../shared/components/email-step.tsx';
import { FormProblems } from '../../shared/components/form-errors.tsx';
import { NewPassword } from '../../shared/components/new-password-field.tsx';
import { useForm } from '../../shared/hooks/use-form.ts';
import { useCode } from '../../shared/hooks/use-verification-code.ts';
import styles from '../../shared/components/form.module.css';

interface SecretStageProps {
  readonly address: string;
  readonly ticket: string;
  readonly onDone: () => void;
  readonly onExpired: (text: LocalisedText) => void;
}

const SecretStage = ({ address, ticket, onDone, onExpired }: SecretStageProps): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const form = useForm({
    name: 'reset',
    rules: { password, again: (value, values) => passwordsSame(values.password ?? '')(value) },
    fieldOf: { 30045: 'password' },
    submit: async (values) => {
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
      <FormProblems form={form} />
      <input type="email" name="username" autoComplete="username" value={address} readOnly hidden />
      <NewPassword field={form.field('password')} />
      <PasswordField
        {...form.field('again')}
        label={t('field.passwordAgain')}
        autoComplete="new-password"
        showLabel={t('field.show')}
        concealLabel={t('field.hide')}
      />
      <Button type="submit" size="l" block busy={form.busy}>
        {t('reset.submit')}
      </Button>
    </form>
  );
};

interface ResetProps {
  readonly stage: number;
  readonly onStage: (stage: number) => void;
  readonly onDone: () => void;
}

/** A forgotten password: the address, its code, then a new password by the ticket that the code was traded for. */
export const Reset = ({ stage, onStage, onDone }: ResetProps): ReactElement => {
  const { text } = useTranslation();
  const { http } = usePlatform();
  const code = useCode('RESET_PASSWORD');
  const [address, setAddress] = useState('');
  const [ticket, setTicket] = useState('');
  const [refused, setRefused] = useState<LocalisedText>();
  const back = (reason: LocalisedText): void => {
    code.reset();
    setRefused(reason);
    onStage(0);
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
      onStage(2);
    } catch (error) {
      // Only now, with the address proved, may it be told that nobody is registered under it.
      if (!isCallFailure(error) || error.code !== '30041') throw error;
      back(error.text);
    }
  };
  if (stage === 1)
    return <CodeStage name="reset-code" code={code} address={address} onCode={prove} />;
  if (stage === 2)
    return <SecretStage address={address} ticket={ticket} onDone={onDone} onExpired={back} />;
  return (
    <EmailStage
      name="reset-email"
      code={code}
      initial={address}
      refused={
        refused && (
          <Note tone="bad" role="alert">
            {text(refused)}
          </Note>
        )
      }
      onSent={(to) => {
        setAddress(to);
        setRefused(undefined);
        onStage(1);
      }}
    />
  );
};
