import { defineScreen, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Door } from '../../features/door/door.tsx';
import { AskForNews } from '../../features/mailing/ask-for-news.tsx';
import { MailLink } from '../../features/mailing/mail-link.tsx';

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
