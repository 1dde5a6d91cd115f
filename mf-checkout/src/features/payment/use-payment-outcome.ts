import { links, type LocalisedText } from '@tapnook/contracts';
import { checkTapCoin, getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { callKey, usePlatform, useSession } from '@tapnook/platform';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { usePendingPayment, type PendingPayment } from '../../shared/hooks/use-pending-payment.ts';
import type { Order, Transaction } from '../../shared/model/order.ts';
import { clearPurchaseDrafts } from '../../shared/storage/draft-storage.ts';
import { writeAttemptTime, readAttemptTime } from '../../shared/storage/payment-attempt-storage.ts';
import type { EndOutcome } from './confirm-and-pay.ts';
import type { PaymentContact, PaymentDiscounts } from './payment-input.ts';

/** Why the last press did not pay. Each is shown with whether money moved. */
export type PaymentError =
  | {
      readonly kind: 'declined';
      readonly declineCode: string | null;
      readonly unsupported: boolean;
    }
  | { readonly kind: 'changed'; readonly before: number; readonly after: number }
  /** `nothing`: an `unknown` outcome turned out to have moved no money. */
  | { readonly kind: 'method' | 'choose' | 'busy' | 'unknown' | 'nothing' }
  /** The gateway made no token; `why` is the text of its field. */
  | { readonly kind: 'card'; readonly codeError: string }
  /** `shown` is the total in cents before code or coins were removed. */
  | { readonly kind: 'code' | 'coins'; readonly text: LocalisedText; readonly shown: number }
  /** `unreached`: no answer came, and nothing was started. */
  | { readonly kind: 'failed' | 'unreached'; readonly text: LocalisedText };
interface UsePaymentOutcomeInput {
  readonly order: Order;
  readonly contact: PaymentContact;
  readonly discounts: PaymentDiscounts;
  /** Leads to the page where the details are entered. */
  readonly showDetails: () => void;
  /** A payment is running; what is learnt meanwhile waits for its own outcome. */
  readonly runningRef: RefObject<boolean>;
}
/** The outcome of a press: where it leads, or why it did not pay. */
export interface PaymentOutcomes {
  readonly order: Order;
  readonly error: PaymentError | null;
  /** Counts errors, so that the same one is announced again. */
  readonly errorCount: number;
  /** An earlier attempt may have moved money; until that is known, no error says "not charged". */
  readonly isUnknown: boolean;
  /** An unfinished payment at the bank or in the wallet that can be resumed. */
  readonly pendingAttempt: Transaction | undefined;
  readonly showError: (error: PaymentError | null) => void;
  /**
   * Stores that a payment is on its way, for the next load, and the confirmed order for all pages.
   */
  readonly markSent: (confirmed: Order) => void;
  readonly handleOutcome: (outcome: EndOutcome) => void;
}

/**
 * Since when the outcome of a payment is unknown, in milliseconds, or null. Also how to set it and
 * how to store a new attempt.
 */
const useAttemptTime = (
  orderNo: string,
): readonly [number | null, (at: number | null) => void, () => void] => {
  const { user } = useSession();
  const [unansweredAt, setState] = useState<number | null>(() =>
    readAttemptTime(user?.userId, orderNo),
  );
  const store = (at: number | null): void => writeAttemptTime(user?.userId, orderNo, at);
  const setUnansweredAt = (at: number | null): void => {
    store(at);
    setState(at);
  };
  return [unansweredAt, setUnansweredAt, () => store(Date.now())];
};

interface ErrorState {
  readonly error: PaymentError | null;
  readonly count: number;
}
/** The error that is shown. "No network" disappears once the network is back. */
const usePaymentError = (): readonly [ErrorState, (error: PaymentError | null) => void] => {
  const [state, setState] = useState<ErrorState>({ error: null, count: 0 });
  const showError = (error: PaymentError | null): void =>
    setState((before) => ({ error, count: before.count + (error ? 1 : 0) }));
  const isUnreached = state.error?.kind === 'unreached';
  useEffect(() => {
    if (!isUnreached) return undefined;
    const clearError = (): void => setState(({ count }) => ({ error: null, count }));
    addEventListener('online', clearError);
    return () => removeEventListener('online', clearError);
  }, [isUnreached]);
  return [state, showError];
};

/** Leads to the result of a payment that went through. */
const useFinish = (order: Order): (() => void) => {
  const platform = usePlatform();
  const { orderNo } = order;
  return (): void => {
    clearPurchaseDrafts(order);
    platform.telemetry.record({ kind: 'checkout-completed' });
    platform.events.emit('order:paid', { orderNo });
    platform.events.emit('coins:changed', {});
    platform.navigation.go(links.checkoutResult(orderNo, 'succeeded'), { replace: true });
  };
};

/** Handles the outcomes of payments and polls those that are unknown. */
export const usePaymentOutcome = ({
  order,
  contact,
  discounts,
  showDetails,
  runningRef,
}: UsePaymentOutcomeInput): PaymentOutcomes => {
  const platform = usePlatform();
  const { orderNo } = order;
  const [unansweredAt, setUnansweredAt, markPressed] = useAttemptTime(orderNo);
  const pending = usePendingPayment(order, unansweredAt);
  const [errorState, showError] = usePaymentError();
  const refetchOrder = (): void =>
    void platform.queryClient.invalidateQueries({
      queryKey: callKey(getOrder, { params: { orderNo } }),
    });

  const markSent = (confirmed: Order): void => {
    markPressed();
    platform.queryClient.setQueryData(callKey(getOrder, { params: { orderNo } }), confirmed);
  };
  const finish = useFinish(order);
  const handleOutcome = (outcome: EndOutcome): void => {
    if (unansweredAt === null && outcome.kind !== 'unknown') setUnansweredAt(null);
    switch (outcome.kind) {
      case 'paid':
      case 'already':
        return finish();
      case 'redirect':
        return platform.navigation.leave(outcome.url);
      case 'waiting':
        return platform.navigation.go(links.checkoutResult(orderNo, 'processing'), {
          replace: true,
        });
      case 'wallet':
        refetchOrder();
        return platform.navigation.go(links.checkoutQrCode(outcome.method, orderNo));
      case 'changed':
        platform.queryClient.setQueryData(
          callKey(getOrder, { params: { orderNo } }),
          outcome.order,
        );
        // The balance of coins may have changed.
        void platform.queryClient.invalidateQueries({
          queryKey: callKey(checkTapCoin).slice(0, 2),
        });
        return showError({
          kind: 'changed',
          before: discounts.sum.payment,
          after: outcome.order.paymentAmount,
        });
      case 'fields':
        showDetails();
        return contact.showServerErrors(
          Object.fromEntries(outcome.fields.map(({ field, text }) => [field, text])),
        );
      case 'code':
        discounts.removeCode(outcome);
        return showError({ ...outcome, shown: discounts.sum.payment });
      case 'coins':
        discounts.setUseCoins(false, outcome.text);
        return showError({ ...outcome, shown: discounts.sum.payment });
      case 'gone':
        return refetchOrder();
      case 'signed-out':
        return undefined;
      case 'declined':
        // The server closed earlier attempts before this one. It has the details now, so an ID
        // number is not shown again.
        refetchOrder();
        setUnansweredAt(null);
        return showError(outcome);
      case 'failed':
      case 'unreached':
      case 'busy':
        return showError(outcome);
      case 'unknown':
        // The cached state belongs to an earlier attempt.
        void platform.queryClient.resetQueries({
          queryKey: callKey(retrieveTransaction, { body: { orderNo } }),
        });
        setUnansweredAt(Date.now());
        return showError(outcome);
    }
  };
  const onAttemptState = useEffectEvent((state: PendingPayment['state']): void => {
    if (runningRef.current || state === 'unknown') return;
    if (state === 'paid') return finish();
    if (unansweredAt === null) return;
    setUnansweredAt(null);
    if (errorState.error === null || errorState.error.kind === 'unknown')
      showError(state === 'none' ? { kind: 'nothing' } : null);
  });
  // The state of the payment is polled, so the error follows it.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => onAttemptState(pending.state), [pending.state]);
  return {
    order,
    error: errorState.error,
    errorCount: errorState.count,
    isUnknown: pending.state === 'unknown',
    pendingAttempt: pending.state === 'waiting' ? pending.attempt : undefined,
    showError,
    markSent,
    handleOutcome,
  };
};
