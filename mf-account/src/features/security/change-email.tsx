import { linkCredential } from '@tapnook/contracts/calls';
import { email, normaliseEmail } from '@tapnook/kernel';
import { usePlatform, useToast, useTranslation } from '@tapnook/platform';
import { Button, Panel, TextField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import {
  codeFields,
  codeRule,
  VerificationCodeField,
} from '../../shared/components/verification-code-field.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { useSetProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import { STEP_UP_ERROR_CODES, useStepUpAuth } from '../../shared/hooks/use-step-up-auth.tsx';
import { useVerificationCode } from '../../shared/hooks/use-verification-code.ts';
import styles from '../../shared/components/form.module.css';

/** A new e-mail for signing in, verified by a code sent to it. */
export const ChangeEmail = ({ profile }: { readonly profile: Profile }): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const toast = useToast();
  const setProfile = useSetProfile();
  const code = useVerificationCode('LINK_EMAIL', 'client');
  const { run, dialog } = useStepUpAuth(profile.hasPassword);
  const [typed, setTyped] = useState('');
  const form = useAccountForm({
    id: 'changeEmail',
    rules: { email, verificationCode: codeRule(code) },
    values: codeFields(code),
    fieldOf: {
      30004: 'verificationCode',
      30034: 'verificationCode',
      30036: 'verificationCode',
      30007: 'email',
    },
    onSubmit: async () => {
      const body = {
        email: normaliseEmail(typed),
        verificationCode: code.value,
        challengeId: code.challengeId ?? '',
      };
      const done = await run(async (proof) => {
        setProfile(
          await http.call(
            linkCredential,
            { body: { ...body, ...proof } },
            { handledErrorCodes: [...STEP_UP_ERROR_CODES, '30004', '30036', '30007', '10102'] },
          ),
        );
      });
      if (!done) return;
      code.reset();
      setTyped('');
      toast('success', t('ways.emailSaved'));
    },
  });
  const type = (text: string): void => {
    setTyped(text);
    code.reset();
  };
  const target = () => {
    const refusal = email(typed);
    form.setError('email', refusal?.text);
    return refusal ? undefined : { email: normaliseEmail(typed) };
  };
  return (
    <Panel title={t(profile.email ? 'ways.changeEmail' : 'ways.addEmail')}>
      <form {...form.props} className={`${styles.form} ${styles.narrow}`}>
        {profile.email && (
          <p className="text-muted text-sm">{t('ways.emailNow', { email: profile.email })}</p>
        )}
        <FormErrors form={form} />
        <TextField
          {...form.register('email')}
          label={t('ways.newEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <VerificationCodeField
          code={code}
          field={form.register('verificationCode')}
          target={target}
        />
        {code.challengeId !== undefined && (
          <div className={styles.end}>
            <span />
            <Button type="submit" busy={form.isSubmitting}>
              {t('you.save')}
            </Button>
          </div>
        )}
      </form>
      {dialog}
    </Panel>
  );
};
