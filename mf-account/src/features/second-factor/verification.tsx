import { finishSecondFactor } from '@tapnook/contracts/calls';
import { refusal } from '@tapnook/kernel';
import { usePlatform, useTranslation } from '@tapnook/platform';
import { Button, lockIcon, Note, TextField } from '@tapnook/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { signInWithPasskey } from '../../shared/model/passkeys.ts';
import { completeLogin } from '../../shared/model/post-login-redirect.ts';
import type { SignInChallenge } from '../../shared/model/sign-in-challenge.ts';
import { AuthenticatorCodeField, authenticatorCodeRule } from './authenticator-code-field.tsx';
import styles from '../../shared/components/form.module.css';

interface VerificationProps {
  readonly challenge: Extract<SignInChallenge, { readonly kind: 'verify' }>;
  readonly redirect: string | null | undefined;
  readonly back: ReactNode;
}

const recoveryCodeRule = (value: string) =>
  value.trim() === ''
    ? refusal('recovery-code-empty', 'Enter a recovery code', '請輸入備用碼')
    : undefined;

const CodeForm = ({
  challengeId,
  recovery,
  redirect,
}: {
  readonly challengeId: string;
  /** A recovery code instead of the authenticator's. */
  readonly recovery: boolean;
  readonly redirect: string | null | undefined;
}): ReactElement => {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [code, setCode] = useState('');
  const name = recovery ? 'recoveryCode' : 'code';
  const form = useAccountForm({
    id: 'second-factor',
    rules: recovery ? { recoveryCode: recoveryCodeRule } : { code: authenticatorCodeRule },
    values: recovery ? {} : { code },
    fieldOf: { 30050: name },
    onSubmit: async (values) => {
      const proof = recovery ? { recoveryCode: values.recoveryCode } : { code };
      completeLogin(
        platform,
        await platform.http.call(
          finishSecondFactor,
          { body: { challengeId, ...proof } },
          { handledErrorCodes: 'all' },
        ),
        redirect,
      );
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <FormErrors form={form} />
      {recovery ? (
        <TextField
          {...form.register('recoveryCode')}
          label={t('secondFactor.recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <AuthenticatorCodeField field={form.register('code')} value={code} onChange={setCode} />
      )}
      <Button type="submit" size="l" block busy={form.isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
};

/** Asks for the code of the authenticator, a recovery code, or the passkey. */
export const Verification = ({ challenge, redirect, back }: VerificationProps): ReactElement => {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [recovery, setRecovery] = useState(false);
  const [failed, setFailed] = useState(false);
  const usePasskey = (): void => {
    setFailed(false);
    signInWithPasskey(platform.http)
      .then((result) => result && completeLogin(platform, result, redirect))
      .catch(() => setFailed(true));
  };
  const { challengeId, methods } = challenge;
  return (
    <>
      {challengeId !== undefined && (
        <CodeForm
          key={String(recovery)}
          challengeId={challengeId}
          recovery={recovery}
          redirect={redirect}
        />
      )}
      {failed && (
        <Note tone="bad" role="alert">
          {t('secondFactor.passkeyFailed')}
        </Note>
      )}
      {methods.includes('passkey') && (
        <Button tone="outline" block icon={lockIcon} onClick={usePasskey}>
          {t('login.passkey')}
        </Button>
      )}
      <div className={styles.end}>
        {back}
        {methods.includes('recoveryCode') && (
          <Button tone="ghost" size="s" onClick={() => setRecovery(!recovery)}>
            {t(recovery ? 'secondFactor.useApp' : 'secondFactor.useRecoveryCode')}
          </Button>
        )}
      </div>
    </>
  );
};
