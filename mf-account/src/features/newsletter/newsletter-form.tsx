import { subscribeByEmail } from '@tapnook/contracts/calls';
import { email, normaliseEmail } from '@tapnook/kernel';
import { usePlatform, useSession, useTranslation } from '@tapnook/platform';
import { Button, Checkbox, FocusedResult, Note, TextField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { useProfile } from '../../shared/hooks/use-profile.ts';
import { NOTIFICATION_TOPICS } from '../../shared/model/notification-topics.ts';
import styles from '../../shared/components/form.module.css';

/**
 * Newsletter for an address, a member's own unless they enter another; a link in an e-mail confirms
 * it.
 */
export const NewsletterForm = (): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const { user } = useSession();
  const { data: profile } = useProfile(user !== null);
  const [sent, setSent] = useState('');
  const form = useAccountForm({
    id: 'news',
    rules: { email },
    onSubmit: async (values) => {
      const address = normaliseEmail(values.email ?? '');
      await http.call(
        subscribeByEmail,
        {
          body: {
            email: address,
            topics: NOTIFICATION_TOPICS.filter((topic) => values[topic] === 'on'),
          },
        },
        { handledErrorCodes: 'all' },
      );
      setSent(address);
    },
  });
  if (sent)
    return (
      <FocusedResult>
        <Note tone="ok" role="status">
          {t('mailing.sent', { email: sent })}
        </Note>
      </FocusedResult>
    );
  return (
    <form {...form.props} className={styles.form}>
      <FormErrors form={form} />
      <TextField
        {...form.register('email')}
        label={t('field.email')}
        defaultValue={profile?.email ?? profile?.notificationEmailAddress ?? ''}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <fieldset className={styles.group}>
        <legend>{t('mailing.about')}</legend>
        {NOTIFICATION_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            name={topic}
            label={t(`topic.${topic}`)}
            defaultChecked={topic === 'new_places'}
          />
        ))}
      </fieldset>
      <Button type="submit" size="l" block busy={form.isSubmitting} disabled={!form.isReady}>
        {t('mailing.ask')}
      </Button>
    </form>
  );
};
