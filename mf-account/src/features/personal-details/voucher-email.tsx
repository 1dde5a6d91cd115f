import { setNotification } from '@tapnook/contracts/calls';
import { email, normaliseEmail } from '@tapnook/kernel';
import { usePlatform, useToast, useTranslation } from '@tapnook/platform';
import { Button, Panel, Switch, Tag, TextField } from '@tapnook/ui';
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

/**
 * The address for vouchers and order messages. An address other than the account's own needs a
 * code.
 */
export const VoucherEmail = ({ profile }: { readonly profile: Profile }): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const setProfile = useSetProfile();
  const toast = useToast();
  const code = useVerificationCode('NOTIFICATION_EMAIL', 'client');
  const known = profile.notificationEmailAddress ?? '';
  const { run, dialog } = useStepUpAuth(profile.hasPassword);
  const [typed, setTyped] = useState(known);
  const address = normaliseEmail(typed);
  const proved = address === known || address === profile.email;
  const form = useAccountForm({
    id: 'voucherEmail',
    rules: proved ? { email } : { email, verificationCode: codeRule(code) },
    values: codeFields(code),
    fieldOf: { 30004: 'verificationCode', 30034: 'verificationCode', 30036: 'verificationCode' },
    onSubmit: async () => {
      const proof = proved ? {} : { verificationCode: code.value, challengeId: code.challengeId };
      const done = await run(async (owner) => {
        setProfile(
          await http.call(
            setNotification,
            { body: { notificationEmailAddress: address, ...proof, ...owner } },
            {
              handledErrorCodes: [...STEP_UP_ERROR_CODES, '30004', '30036', '10102', 'network'],
            },
          ),
        );
      });
      if (!done) return;
      code.reset();
      toast('success', t('you.saved'));
    },
  });
  const type = (text: string): void => {
    setTyped(text);
    code.reset();
  };
  const target = () => {
    const refusal = email(typed);
    form.setError('email', refusal?.text);
    return refusal ? undefined : { email: address };
  };
  const turn = (useEmailNotification: boolean): void => {
    http
      .call(setNotification, {
        body: { useEmailNotification, ...(useEmailNotification && { useNotification: true }) },
      })
      .then(setProfile, () => undefined);
  };
  return (
    <Panel>
      <form {...form.props} className={styles.form}>
        <FormErrors form={form} />
        <TextField
          {...form.register('email')}
          label={t('you.voucherEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => type(event.target.value)}
          after={proved && known ? <Tag tone="ok">{t('you.confirmed')}</Tag> : undefined}
        />
        {!proved && address !== '' && (
          <VerificationCodeField
            code={code}
            field={form.register('verificationCode')}
            target={target}
          />
        )}
        <Switch
          label={t('you.useEmail')}
          hint={t('you.useEmailHint')}
          checked={profile.useEmailNotification}
          onChange={turn}
        />
        {address !== known && (
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
