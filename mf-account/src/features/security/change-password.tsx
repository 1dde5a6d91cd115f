import { links } from '@tapnook/contracts';
import { changePassword } from '@tapnook/contracts/calls';
import { currentPassword, newPassword, passwordsSame } from '@tapnook/kernel';
import { usePlatform, useToast, useTranslation } from '@tapnook/platform';
import { Button, Panel, PasswordField } from '@tapnook/ui';
import { type ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { NewPasswordField } from '../../shared/components/new-password-field.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { useSetProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import { useStepUpAuth } from '../../shared/hooks/use-step-up-auth.tsx';
import styles from '../../shared/components/form.module.css';

/**
 * Changes the password, or sets the first one of an account that registered another way (part 1,
 * section 5).
 */
export const ChangePassword = ({ profile }: { readonly profile: Profile }): ReactElement => {
  const { t } = useTranslation();
  const { http, navigation } = usePlatform();
  const toast = useToast();
  const setProfile = useSetProfile();
  const { run, dialog } = useStepUpAuth(false);
  const first = !profile.hasPassword;
  const form = useAccountForm({
    id: 'password',
    rules: {
      ...(!first && { current: currentPassword }),
      password: (value, values) => newPassword(first ? undefined : values.current)(value),
      again: (value, values) => passwordsSame(values.password ?? '')(value),
    },
    fieldOf: { 30013: 'current', 30045: 'password' },
    onSubmit: async (values) => {
      const body = {
        newPassword: values.password ?? '',
        ...(!first && { currentPassword: values.current ?? '' }),
      };
      const handledErrorCodes = ['30013', '30034', '30045', '10429', '10102'];
      // Setting a first password asks for a code, because there is no current password.
      const done = first
        ? await run(
            async ({ ticket }) =>
              void (await http.call(
                changePassword,
                { body: { ...body, ...(ticket && { ticket }) } },
                { handledErrorCodes },
              )),
          )
        : await http.call(changePassword, { body }, { handledErrorCodes }).then(() => true);
      if (!done) return;
      setProfile({ ...profile, hasPassword: true });
      toast('success', t('ways.passwordSaved'));
      navigation.go(links.profile('loginMethod'));
    },
  });
  return (
    <Panel title={t(first ? 'ways.firstPassword' : 'ways.changePassword')} corner="small">
      <form {...form.props} className={`${styles.form} ${styles.narrow}`}>
        <FormErrors form={form} />
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={profile.email ?? ''}
          readOnly
          hidden
        />
        {!first && (
          <PasswordField
            {...form.register('current')}
            label={t('field.currentPassword')}
            showLabel={t('field.show')}
            concealLabel={t('field.hide')}
          />
        )}
        <NewPasswordField field={form.register('password')} />
        <PasswordField
          {...form.register('again')}
          label={t('field.passwordAgain')}
          autoComplete="new-password"
          showLabel={t('field.show')}
          concealLabel={t('field.hide')}
        />
        <div className={styles.end}>
          <span className="text-sm text-muted">{t('ways.othersEnd')}</span>
          <Button type="submit" busy={form.isSubmitting}>
            {t('you.save')}
          </Button>
        </div>
      </form>
      {dialog}
    </Panel>
  );
};
