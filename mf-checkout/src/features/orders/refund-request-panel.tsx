import { formatMoney } from '@tapnook/kernel';
import { isCallFailure, usePlatform, useTranslation } from '@tapnook/platform';
import { alertIcon, Button, Note, Panel, TextArea, Timeline } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { ConfirmButton } from '../../shared/components/confirm-button.tsx';
import { changePolicyText } from '../../shared/model/change-policy-text.ts';
import type { Order } from '../../shared/model/order.ts';
import { isDateChangeable } from './date-change-panel.tsx';
import { RefundRequestDialog } from './refund-request-dialog.tsx';
import {
  canAnswer,
  isOpenRequest,
  requestSteps,
  requestText,
  type RefundRequest,
} from './refund-request-model.ts';
import { useRefundRequest, type RefundRequestCalls } from './use-refund-request.ts';
import styles from './order-requests.module.css';

const AnswerForm = ({
  request,
  calls,
}: {
  readonly request: RefundRequest;
  readonly calls: RefundRequestCalls;
}): ReactElement => {
  const { t, text } = useTranslation();
  const [message, setMessage] = useState('');
  const { answer } = calls;
  const send = async (): Promise<void> => {
    if (answer.isPending || message.trim() === '') return;
    try {
      await answer.mutateAsync({
        params: { requestId: request.requestId },
        body: { message: message.trim() },
      });
      setMessage('');
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
    }
    calls.refresh();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t(request.state === 'declined' ? 'request.appeal' : 'request.add')}
        rows={2}
        maxLength={1000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {answer.isError && (
        <Note icon={alertIcon} tone="bad" role="alert">
          {text(answer.error.text)}
        </Note>
      )}
      <Button type="submit" tone="outline" size="s" busy={answer.isPending}>
        {t(request.state === 'declined' ? 'request.sendAppeal' : 'request.sendAnswer')}
      </Button>
    </form>
  );
};

const RequestStatus = ({
  request,
  calls,
}: {
  readonly request: RefundRequest;
  readonly calls: RefundRequestCalls;
}): ReactElement => {
  const words = useTranslation();
  const { t, text } = words;
  const now = usePlatform().now();
  const { withdraw } = calls;
  const giveUp = async (): Promise<void> => {
    if (withdraw.isPending) return;
    try {
      await withdraw.mutateAsync({ params: { requestId: request.requestId } });
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
    }
    calls.refresh();
  };
  return (
    <div className={styles.form}>
      <p role="status">
        <span className="bold">{t(`request.state_${request.state}`)}</span>{' '}
        <span>{requestText(request, now, words)}</span>
      </p>
      <p className="text-sm text-muted">
        {[
          t('request.amount', { amount: formatMoney(request.amount) }),
          t(`request.reason_${request.reason}`),
        ].join(' · ')}
      </p>
      <Timeline items={requestSteps(request, words)} label={t('request.steps')} />
      {canAnswer(request, now) && <AnswerForm request={request} calls={calls} />}
      {isOpenRequest(request) && (
        <Button
          tone="ghost"
          size="s"
          className={styles.start}
          busy={withdraw.isPending}
          onClick={() => void giveUp()}
        >
          {t('request.withdraw')}
        </Button>
      )}
      {withdraw.isError && (
        <Note icon={alertIcon} tone="bad" role="alert">
          {text(withdraw.error.text)}
        </Note>
      )}
    </div>
  );
};

const ASKABLE: readonly Order['orderStatus'][] = ['TBR', 'PTR', 'EXP', 'COM'];
const canAskFor = ({ orderStatus, vouchers, refundRequest, redemptionHold }: Order): boolean =>
  ASKABLE.includes(orderStatus) &&
  redemptionHold !== 'dispute' &&
  refundRequest?.state !== 'waiting' &&
  refundRequest?.state !== 'escalated' &&
  vouchers.some(
    ({ status }) => status === 'requires_redeemed' || status === 'expired_and_unredeemed',
  );

/** The button that asks, with its dialog once what can be asked for is known. */
const AskButton = ({
  order,
  calls,
  open,
  setOpen,
}: {
  readonly order: Order;
  readonly calls: RefundRequestCalls;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { data: terms, error } = calls.terms;
  return (
    <>
      <ConfirmButton
        tone="outline"
        size="s"
        className={styles.start}
        open={open}
        onAsk={() => {
          calls.ask.reset();
          setOpen(true);
        }}
      >
        {t(order.refundRequest ? 'request.again' : 'request.button')}
      </ConfirmButton>
      {open && !terms && error && (
        <Note icon={alertIcon} tone="bad" role="alert">
          {text(error.text)}
        </Note>
      )}
      {open && terms && (
        <RefundRequestDialog
          order={order}
          terms={terms}
          calls={calls}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/**
 * What an order's rule lets go back, the request that was made with its state and clock, and the
 * way to make one.
 */
export const RefundRequestPanel = ({ order }: { readonly order: Order }): ReactElement | null => {
  const words = useTranslation();
  const { t } = words;
  const { now } = usePlatform();
  const [open, setOpen] = useState(false);
  const calls = useRefundRequest(order.orderNo, open || order.refundRequest !== undefined);
  const canAsk = canAskFor(order);
  if (!canAsk && !order.refundRequest) return null;
  const newest = calls.terms.data?.requests[0];
  return (
    <Panel title={t('request.panel')} id="refund">
      <div className={styles.form}>
        {newest ? (
          <RequestStatus key={newest.requestId} request={newest} calls={calls} />
        ) : (
          !order.refundRequest &&
          !isDateChangeable(order, now()) && (
            <p className="text-muted">{changePolicyText(order, now(), words)}</p>
          )
        )}
        {canAsk && <AskButton order={order} calls={calls} open={open} setOpen={setOpen} />}
      </div>
    </Panel>
  );
};
