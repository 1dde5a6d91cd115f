import { defineScreen, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthLayout } from '../../features/auth-layout/auth-layout.tsx';
import { MailLinkConfirmation } from '../../features/newsletter/mail-link-confirmation.tsx';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';

const Subscribe = (): ReactElement => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const ticket = search.get('ticket');
  const unsubscribing = search.get('mode') === 'unsubscribe';
  return (
    <AuthLayout
      scene="scene-ridge"
      title={t(unsubscribing ? 'mailing.titleOut' : 'mailing.title')}
      text={ticket ? undefined : t('mailing.text')}
    >
      {ticket ? (
        <MailLinkConfirmation mode={unsubscribing ? 'unsubscribe' : 'subscribe'} ticket={ticket} />
      ) : (
        <NewsletterForm />
      )}
    </AuthLayout>
  );
};

export const screen = defineScreen({
  Component: Subscribe,
  load: ({ t }) => Promise.resolve({ title: t('mailing.pageTitle'), noIndex: true }),
});
