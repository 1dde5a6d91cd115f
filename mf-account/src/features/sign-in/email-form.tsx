import { links } from '@tapnook/contracts';
import { loginUser } from '@tapnook/contracts/calls';
import { email, refusal } from '@tapnook/kernel';
import { usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import { Button, Checkbox, PasswordField, TextField } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { completeLogin } from '../../shared/model/post-login-redirect.ts';
import { challengeOf } from '../../shared/model/sign-in-challenge.ts';
import type { SignInFormProps } from './sign-in-form.ts';
import formStyles from '../../shared/components/form.module.css';
import styles from './sign-in.module.css';

// The password rules do not apply at sign-in, because a password may be older than they are.
const anyPassword = (value: string) =>
  value === '' ? refusal('password-empty', 'Enter your password', '請輸入密碼') : undefined;

/**
 * Sign-in by e-mail and password (part 1, section 6). A wrong pair is reported at the password,
 * without saying which of the two was wrong.
 */
export const EmailForm = ({ redirect, onChallenge }: SignInFormProps): ReactElement => {
  const { t } = useTranslation();
  const platform = usePlatform();
  const form = useAccountForm({
    id: 'login',
    rules: { email, password: anyPassword },
    fieldOf: { 30005: 'password' },
    onSubmit: async (values) => {
      const body = {
        email: values.email ?? '',
        password: values.password ?? '',
        acceptNotification: values.news === 'on',
      };
      try {
        const result = await platform.http.call(loginUser, { body }, { handledErrorCodes: 'all' });
        completeLogin(platform, result, redirect);
      } catch (error) {
        const challenge = challengeOf(error);
        if (!challenge) throw error;
        onChallenge(challenge);
      }
    },
  });
  return (
    <form {...form.props} className={formStyles.form}>
      <FormErrors form={form} />
      <TextField
        {...form.register('email')}
        label={t('field.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.register('password')}
        label={t('field.password')}
        autoComplete="current-password"
        showLabel={t('field.show')}
        concealLabel={t('field.hide')}
      />
      <p className={styles.aside}>
        <UiLink className="link" href={links.resetPassword()}>
          {t('login.forgot')}
        </UiLink>
      </p>
      <Checkbox name="news" label={t('login.news')} />
      <Button type="submit" size="l" block busy={form.isSubmitting} disabled={!form.isReady}>
        {t('login.submit')}
      </Button>
      <p className="text-sm text-muted">
        <span>{t('login.noAccount')}</span>
        <UiLink className="link" href={links.register(redirect ?? undefined)}>
          {t('login.register')}
        </UiLink>
      </p>
    </form>
  );
};
