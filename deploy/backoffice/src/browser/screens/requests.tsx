import {
  decideDateChange,
  decideRefundRequest,
  listDateChanges,
  listRefundRequests,
  settleRefundRequest,
} from '@tapnook/contracts/calls';
import { formatDateTime, formatDay, formatMoney } from '@tapnook/kernel';
import { randomId, type CallResult } from '@tapnook/platform';
import { Button, Panel, Tag, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { canWrite, useBackOffice } from '../backoffice-context.ts';
import { Screen } from '../components/basics.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { ListingRows, useListing } from '../components/listing.tsx';
import { RequestThread } from '../components/request-thread.tsx';
import { TimeLeft } from '../components/time-left.tsx';
import { useAction } from '../use-action.ts';

type Refund = CallResult<typeof listRefundRequests>['items'][number];
type DateChange = CallResult<typeof listDateChanges>['items'][number];

/**
 * What a viewer may do with a request: the merchant while it waits, the house once it is escalated.
 */
const useRefundAct = (request: Refund, onDone: () => void) => {
  const { t, member } = useBackOffice();
  const { busy, act } = useAction();
  const [key] = useState(randomId);
  const isOurs =
    request.state === 'waiting' || (request.state === 'escalated' && member.role === 'admin');
  const decide = async (isGranted: boolean, message: string): Promise<void> => {
    const { requestId } = request;
    const more = message ? { message } : {};
    const done = await act(
      () =>
        request.state === 'escalated'
          ? callApi(
              settleRefundRequest,
              {
                params: { requestId },
                body: { action: isGranted ? 'approve' : 'refuse', ...more },
              },
              { key },
            )
          : callApi(
              decideRefundRequest,
              {
                params: { requestId },
                body: { action: isGranted ? 'approve' : 'decline', ...more },
              },
              { key },
            ),
      t(isGranted ? 'requests.granted' : 'requests.declined'),
    );
    if (done) onDone();
  };
  return { busy, decide, mayDecide: isOurs && canWrite(member) };
};

const RefundRow = ({
  request,
  onDone,
}: {
  readonly request: Refund;
  readonly onDone: () => void;
}) => {
  const { t, text, locale } = useBackOffice();
  const { busy, decide, mayDecide } = useRefundAct(request, onDone);
  const [message, setMessage] = useState('');
  const when = [
    request.participationDate && formatDay(request.participationDate, locale),
    request.startTime,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <li>
      <span className="spread">
        <b>{text(request.productName)}</b>
        <span className="tabular" translate="no">
          {formatMoney(request.amount, request.currency)}
        </span>
      </span>
      <span className="text-muted">
        {[text(request.planName), when, request.customerName, request.orderNo]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <p>{t(`requests.reason.${request.reason}`)}</p>
      <RequestThread request={request} />
      <span className="cluster">
        <Tag size="m" tone={mayDecide ? 'warn' : 'neutral'}>
          {t(`requests.state.${request.state}`)}
        </Tag>
        <span className="text-muted tabular">
          {t('requests.promised', {
            amount: formatMoney(request.policyAmount, request.currency),
          })}
        </span>
        {request.answerDueAt && (
          <>
            <TimeLeft until={request.answerDueAt} />
            <span className="text-muted tabular">
              {t('requests.until', { until: formatDateTime(request.answerDueAt, locale) })}
            </span>
          </>
        )}
      </span>
      {mayDecide && (
        <>
          <TextField
            label={t('requests.message')}
            maxLength={1000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <span className="cluster">
            <ConfirmButton
              size="s"
              tone="primary"
              busy={busy}
              sure={t('requests.grantSure', {
                amount: formatMoney(request.amount, request.currency),
              })}
              onConfirm={() => void decide(true, message)}
            >
              {t('requests.grant')}
            </ConfirmButton>
            <ConfirmButton
              size="s"
              busy={busy}
              sure={t('requests.declineSure')}
              onConfirm={() => void decide(false, message)}
            >
              {t('requests.decline')}
            </ConfirmButton>
          </span>
        </>
      )}
    </li>
  );
};

const ChangeRow = ({
  change,
  onDone,
}: {
  readonly change: DateChange;
  readonly onDone: () => void;
}) => {
  const { t, text, locale, member } = useBackOffice();
  const { busy, act } = useAction();
  const [key] = useState(randomId);
  const dayOf = (day: string, time: string | null): string =>
    [formatDay(day, locale), time].filter(Boolean).join(' ');
  const decide = async (action: 'confirm' | 'reject'): Promise<void> => {
    const { changeId } = change;
    const done = await act(
      () => callApi(decideDateChange, { params: { changeId }, body: { action } }, { key }),
      t(`requests.change.${action}`),
    );
    if (done) onDone();
  };
  return (
    <li>
      <b>{text(change.productName)}</b>
      <span>
        {[dayOf(change.fromDate, change.fromTime), dayOf(change.toDate, change.toTime)].join(' → ')}
      </span>
      <span className="text-muted">
        {[change.customerName, `×${change.units}`, change.orderNo].filter(Boolean).join(' · ')}
      </span>
      {change.confirmBy && canWrite(member) && (
        <span className="cluster">
          <TimeLeft until={change.confirmBy} />
          <span className="text-muted tabular">
            {t('requests.until', { until: formatDateTime(change.confirmBy, locale) })}
          </span>
          <Button size="s" busy={busy} onClick={() => void decide('confirm')}>
            {t('orders.confirm')}
          </Button>
          <Button size="s" tone="outline" busy={busy} onClick={() => void decide('reject')}>
            {t('orders.reject')}
          </Button>
        </span>
      )}
    </li>
  );
};

/** What shoppers ask for after buying: money back, or another day, each with its clock. */
export const RequestsScreen = () => {
  const { t } = useBackOffice();
  const refunds = useListing('refunds', ({ pageNum, pageSize }) =>
    callApi(listRefundRequests, { query: { pageNum, pageSize } }),
  );
  const changes = useListing(
    'changes',
    ({ pageNum, pageSize }) => callApi(listDateChanges, { query: { pageNum, pageSize } }),
    'changes',
  );
  return (
    <Screen title={t('requests.title')}>
      <div className="columns">
        <Panel title={t('requests.refunds')}>
          <ListingRows list={refunds} empty={t('requests.none')}>
            {(request) => (
              <RefundRow key={request.requestId} request={request} onDone={refunds.loaded.reload} />
            )}
          </ListingRows>
        </Panel>
        <Panel title={t('requests.changes')}>
          <ListingRows list={changes} empty={t('requests.none')}>
            {(change) => (
              <ChangeRow key={change.changeId} change={change} onDone={changes.loaded.reload} />
            )}
          </ListingRows>
        </Panel>
      </div>
    </Screen>
  );
};
