import { links } from '@tapnook/contracts';
import {
  readSubscribeTicket,
  readUnsubscribeTicket,
  subscribeByTicket,
  unsubscribeByTicket,
} from '@tapnook/contracts/calls';
import { useCall, useCallMutation, UiLink, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, FocusedResult, Note, Spinner } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { NewsletterForm } from './newsletter-form.tsx';

interface MailLinkConfirmationProps {
  readonly mode: 'subscribe' | 'unsubscribe';
  readonly ticket: string;
}

/**
 * Asks before a link in an e-mail subscribes or unsubscribes, because opening a link alone must
 * change nothing (part 3).
 */
export const MailLinkConfirmation = ({ mode, ticket }: MailLinkConfirmationProps): ReactElement => {
  const { t, text } = useTranslation();
  const subscribing = mode === 'subscribe';
  const state = useCall(
    subscribing ? readSubscribeTicket : readUnsubscribeTicket,
    { params: { ticket } },
    { handledErrorCodes: 'all' },
  );
  const change = useCallMutation(subscribing ? subscribeByTicket : unsubscribeByTicket, {
    handledErrorCodes: 'all',
  });
  if (state.isPending)
    return (
      <p className="row gap-3 text-muted" role="status">
        <Spinner /> <span>{t('mailing.reading')}</span>
      </p>
    );
  if (state.isError) {
    return (
      <>
        <Note tone="bad" role="alert">
          {state.error.status === 404 ? t('mailing.expired') : text(state.error.text)}
        </Note>
        {subscribing && <NewsletterForm />}
        <ButtonLink as={UiLink} tone="outline" size="l" block href={links.home()}>
          {t('mailing.home')}
        </ButtonLink>
      </>
    );
  }
  const now = change.data ?? state.data;
  if (now.subscribed === subscribing) {
    return (
      <>
        <FocusedResult>
          <Note tone="ok" role="status">
            {t(subscribing ? 'mailing.in' : 'mailing.out', { email: now.email ?? '' })}
          </Note>
        </FocusedResult>
        <ButtonLink as={UiLink} href={links.home()} size="l">
          {t('mailing.home')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>{t(subscribing ? 'mailing.askIn' : 'mailing.askOut', { email: now.email ?? '' })}</p>
      {change.isError && (
        <Note tone="bad" role="alert">
          {t('mailing.failed')}
        </Note>
      )}
      <Button
        size="l"
        block
        busy={change.isPending}
        onClick={() => change.mutate({ params: { ticket } })}
      >
        {t(subscribing ? 'mailing.begin' : 'mailing.end')}
      </Button>
    </>
  );
};
