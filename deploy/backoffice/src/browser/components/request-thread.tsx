import type { listRefundRequests } from '@tapnook/contracts/calls';
import { formatDateTime, formatMoney } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { useBackOffice } from '../backoffice-context.ts';

type Refund = CallResult<typeof listRefundRequests>['items'][number];

/** What was asked, answered and decided about a request, the oldest first, with every message. */
export const RequestThread = ({ request }: { readonly request: Refund }) => {
  const { t, locale } = useBackOffice();
  return (
    <ol className="message-thread" aria-label={t('requests.thread')}>
      {request.events.map((event) => (
        <li key={event.id} data-side={event.actor === 'shopper' ? 'shopper' : 'us'}>
          <span className="text-muted">
            {[
              t(`requests.actor.${event.actor}`),
              t(`requests.event.${event.event}`),
              event.amount !== null && formatMoney(event.amount, request.currency),
              formatDateTime(event.at, locale),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {event.message && <p>{event.message}</p>}
        </li>
      ))}
    </ol>
  );
};
