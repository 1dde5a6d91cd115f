import { links, type LocalisedText } from '@tapnook/contracts';
import { checkTapCoin, getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { callKey, usePlatform, useSession } from '@tapnook/platform';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { usePendingPayment, type PendingPayment } from '../../shared/hooks/use-pending-payment.ts';
import type { Order, Transaction } from '../../shared/model/order.ts';
import { clearPurchaseDrafts } from '../../shared/storage/draft-storage.ts';
import { writeAttemptTime, readAttemptTime } from '../../shared/storage/payment-attempt-storage.ts';
import type { PaymentOutcome } from './confirm-and-pay.ts';
import type { PaymentContact, PaymentDiscounts } from './payment-input.ts';

/** Why the last press did not pay; every one of them is said with whether money moved. */
export type PaymentError =
  | {
      readonly kind: 'declined';
      readonly declineCode: string | null;
      readonly unsupported: boolean;
    }
  | { readonly kind: 'changed'; readonly before: number; readonly after: number }
  /** `nothing`: what was `unknown` is known now, and no money moved. */
  | { readonly kind: 'method' | 'choose' | 'busy' | 'unknown' | 'nothing' }
  /** The gateway made no token; `why` is what its field says. */
  | { readonly kind: 'card'; readonly codeError: string }
  /** `shown` is the total in cents that the button said before code or coins were taken away. */
  | { readonly kind: 'code' | 'coins'; readonly text: LocalisedText; readonly shown: number }
  /** `unreached`: no answer came, and nothing was begun. */
  | { readonly kind: 'failed' | 'unreached'; readonly text: LocalisedText };
interface UsePaymentOutcomeInput {
  readonly order: Order;
  readonly contact: PaymentContact;
  readonly discounts: PaymentDiscounts;
  /** Faults of the details are shown where they are entered. */
  readonly showDetails: () => void;
  /** A press is at work; what is learnt meanwhile waits for its own outcome. */
  readonly runningRef: RefObject<boolean>;
}
/** What becomes of a press: where it leads, or why it did not pay. */
export interface PaymentOutcomes {
  readonly order: Order;
  readonly error: PaymentError | null;
  /** Grows with each refusal, so that the same one is announced again. */
  readonly errorCount: number;
  /** An earlier attempt may have moved money: until that is known, no refusal says "not charged". */
  readonly isUnknown: boolean;
  /** An attempt that was left at the bank or in the wallet and may still go on. */
  readonly pendingAttempt: Transaction | undefined;
  readonly showError: (error: PaymentError | null) => void;
  /** Notes for the next load of this page that a press is on its way to the gateway, and for every page what it is to pay. */
  readonly markSent: (confirmed: Order) => void;
  readonly handleOutcome: (outcome: PaymentOutcome) => void;
}

/** Since when the outcome of a press is not known, in milliseconds; null when none is open. With it how that is set, and how a press is noted for the next load of the page. */
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

/** Settles the outcomes of presses on pay, and asks about those that nobody could tell. */
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
  const [errorState, setErrorState] = useState<{
    readonly error: PaymentError | null;
    readonly count: number;
  }>({ error: null, count: 0 });
  const showError = (error: PaymentError | null): void =>
    setErrorState((before) => ({ error, count: before.count + (error ? 1 : 0) }));
  const refetchOrder = (): void =>
    void platform.queryClient.invalidateQueries({
      queryKey: callKey(getOrder, { params: { orderNo } }),
    });

  const markSent = (confirmed: Order): void => {
    markPressed();
    platform.queryClient.setQueryData(callKey(getOrder, { params: { orderNo } }), confirmed);
  };
  const finish = (): void => {
    clearPurchaseDrafts(order);
    platform.telemetry.record({ kind: 'checkout-completed' });
    platform.events.emit('order:paid', { orderNo });
    platform.events.emit('coins:changed', {});
    platform.navigation.go(links.checkoutResult(orderNo, 'succeeded'), { replace: true });
  };
  const handleOutcome = (outcome: PaymentOutcome): void => {
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
        // There may be other coins than the sum was made of.
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
        // The server closed whatever was open before it tried this one. It has the details now, of which an ID number is not shown again.
        refetchOrder();
        setUnansweredAt(null);
        return showError(outcome);
      case 'failed':
      case 'unreached':
      case 'busy':
        return showError(outcome);
      case 'unknown':
        // What was told of an attempt before says nothing of this one.
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
  useEffect(() => onAttemptState(pending.state), [pending.state]);
  // That there was no signal is forgotten as soon as it is back.
  const isUnreached = errorState.error?.kind === 'unreached';
  useEffect(() => {
    if (!isUnreached) return undefined;
    const clearError = (): void => setErrorState(({ count }) => ({ error: null, count }));
    addEventListener('online', clearError);
    return () => removeEventListener('online', clearError);
  }, [isUnreached]);
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
