import { links } from '@tapnook/contracts';
import { checkTapCoin, getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { callKey, usePlatform } from '@tapnook/platform';
import { useEffect, useEffectEvent } from 'react';
import { usePendingPayment, type PendingPayment } from '../../shared/hooks/use-pending-payment.ts';
import type { Order, Transaction } from '../../shared/model/order.ts';
import { clearPurchaseDrafts } from '../../shared/storage/draft-storage.ts';
import type { EndOutcome } from './confirm-and-pay.ts';
import type { PaymentContact, PaymentDiscounts } from './payment-input.ts';
import { isBusy, type PaymentError, type PaymentState } from './payment.machine.ts';
import type { PaymentMachine } from './use-payment-machine.ts';

interface UsePaymentOutcomeInput {
  readonly order: Order;
  readonly contact: PaymentContact;
  readonly discounts: PaymentDiscounts;
  /** Leads to the page where the details are entered. */
  readonly showDetails: () => void;
  readonly state: PaymentState;
  readonly machine: PaymentMachine;
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
  /**
   * Stores that a payment is on its way, for the next load, and the confirmed order for all pages.
   */
  readonly markSent: (confirmed: Order) => void;
  readonly handleOutcome: (outcome: EndOutcome) => void;
}

/** "No network" disappears once the network is back. */
const useDismissUnreached = ({ error }: PaymentState, { send }: PaymentMachine): void => {
  const isUnreached = error?.kind === 'unreached';
  useEffect(() => {
    if (!isUnreached) return undefined;
    const dismiss = (): void => send({ type: 'dismissed' });
    addEventListener('online', dismiss);
    return () => removeEventListener('online', dismiss);
  }, [isUnreached, send]);
};

/** Leads to the result of a payment that went through. */
const useFinish = (order: Order, { send }: PaymentMachine): (() => void) => {
  const platform = usePlatform();
  const { orderNo } = order;
  return (): void => {
    send({ type: 'settled' });
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
  state,
  machine,
}: UsePaymentOutcomeInput): PaymentOutcomes => {
  const platform = usePlatform();
  const { orderNo } = order;
  const { send, storeAttempt } = machine;
  const pending = usePendingPayment(order, state.unansweredAt);
  useDismissUnreached(state, machine);
  const showError = (error: PaymentError, isFinal = false): void =>
    send({ type: 'refused', error, isFinal });
  const orderKey = callKey(getOrder, { params: { orderNo } });
  const refetchOrder = (): void =>
    void platform.queryClient.invalidateQueries({ queryKey: orderKey });

  const storeOrder = (known: Order): void =>
    void platform.queryClient.setQueryData(orderKey, known);
  const markSent = (confirmed: Order): void => {
    storeAttempt(Date.now());
    storeOrder(confirmed);
  };
  const finish = useFinish(order, machine);
  const handleOutcome = (outcome: EndOutcome): void => {
    if (machine.getState().unansweredAt === null && outcome.kind !== 'unknown') storeAttempt(null);
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
        storeOrder(outcome.order);
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
        send({ type: 'closed' });
        return refetchOrder();
      case 'signed-out':
        return undefined;
      case 'declined':
        // The server closed earlier attempts, and has the details now: no ID number is shown again.
        refetchOrder();
        return showError(outcome, true);
      case 'failed':
      case 'unreached':
      case 'busy':
        return showError(outcome);
      case 'unknown':
        // The cached state belongs to an earlier attempt.
        void platform.queryClient.resetQueries({
          queryKey: callKey(retrieveTransaction, { body: { orderNo } }),
        });
        return send({ type: 'lost', at: Date.now() });
    }
  };
  const onAttemptState = useEffectEvent((found: PendingPayment['state']): void => {
    // What is learnt while a press is under way waits for its own outcome.
    if (isBusy(machine.getState()) || found === 'unknown') return;
    if (found === 'paid') return finish();
    send({ type: 'found', isNothing: found === 'none' });
  });
  // The state of the payment is polled, so the error follows it.
  useEffect(() => onAttemptState(pending.state), [pending.state]);
  return {
    order,
    error: state.error,
    errorCount: state.errorCount,
    isUnknown: pending.state === 'unknown',
    pendingAttempt: pending.state === 'waiting' ? pending.attempt : undefined,
    markSent,
    handleOutcome,
  };
};
