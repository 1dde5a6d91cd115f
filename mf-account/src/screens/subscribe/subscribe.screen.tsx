import { defineScreen, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Door } from '../../features/auth-layout/auth-layout.tsx';
import { MailLink } from '../../features/newsletter/mail-link-confirmation.tsx';
import { AskForNews } from '../../features/newsletter/newsletter-form.tsx';

const Subscribe = (): ReactElement => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const ticket = search.get('ticket');
  const ending = search.get('mode') === 'unsubscribe';
  return (
    <Door
      scene="scene-ridge"
      title={t(ending ? 'mailing.titleOut' : 'mailing.title')}
      text={ticket ? undefined : t('mailing.text')}
    >
      {ticket ? (
        <MailLink mode={ending ? 'unsubscribe' : 'subscribe'} ticket={ticket} />
      ) : (
        <AskForNews />
      )}
    </Door>
  );
};

export const screen = defineScreen({
  Component: Subscribe,
  load: ({ t }) => Promise.resolve({ title: t('mailing.pageTitle'), noIndex: true }),
});
