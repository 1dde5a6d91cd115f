import { OFFLINE } from '@tapnook/platform';
import { afterPresses, useEventCallback } from '@tapnook/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { PaymentElementHandle } from '../../shared/components/payment-element/payment-element.tsx';
import type { TokenResult } from '../../shared/components/payment-element/use-elements.ts';
import type { Order } from '../../shared/model/order.ts';
import type { PaymentRequest } from './confirm-and-pay.ts';
import type { PaymentContact, PaymentDiscounts } from './payment-input.ts';
import { methodOfOption, NEW_CARD, type PaymentMethodsModel } from './payment-methods.tsx';
import { isBusy, type PaymentError } from './payment.machine.ts';
import { usePaymentMachine } from './use-payment-machine.ts';
import { usePaymentOutcome, type PaymentOutcomes } from './use-payment-outcome.ts';
import { useSubmitPayment } from './use-submit-payment.ts';

export interface PaymentModel extends Omit<PaymentOutcomes, 'handleOutcome' | 'markSent'> {
  readonly busy: boolean;
  readonly pay: () => void;
  /** The payment takes long. */
  readonly slow: boolean;
  /** The card field was empty when other fields were invalid. */
  readonly cardMissing: boolean;
  /** What Apple Pay and Google Pay call, as the form stands. */
  readonly express: RefObject<ExpressPayment | null>;
}
export interface ExpressPayment {
  /** Whether a wallet may open: the form is valid, or it shows what is wrong. */
  readonly start: () => boolean;
  /** Pays with the card of a wallet whose shopper agreed. */
  readonly pay: (collect: () => Promise<TokenResult>) => Promise<void>;
}
/** After this long without an answer the page says that it is still working. */
const SLOW_AFTER_MS = 4_000;
interface UsePaymentInput {
  readonly order: Order;
  readonly contact: PaymentContact;
  readonly discounts: PaymentDiscounts;
  /** The body of the confirmation, as the form stands. */
  readonly confirmBody: () => PaymentRequest['contact'];
  readonly methods: PaymentMethodsModel;
  readonly element: RefObject<PaymentElementHandle | null>;
  /** The step offers cards only. */
  readonly offersCardsOnly: boolean;
  /** Leads to the page where the details are entered. */
  readonly showDetails: () => void;
}

/** Why a press that waited for the check of a code does not go on, or null. */
const queuedError = (
  { codeError, unreached, sum }: PaymentDiscounts,
  shown: number,
): PaymentError | null => {
  if (codeError)
    return unreached
      ? { kind: 'unreached', text: codeError }
      : { kind: 'code', text: codeError, shown };
  return sum.payment === shown ? null : { kind: 'changed', before: shown, after: sum.payment };
};

/** Whether a payment takes long. */
const useSlow = (busy: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
};

/** Pays one order from its form. One press at a time. */
export const usePayment = ({
  order,
  contact,
  discounts,
  confirmBody,
  methods,
  element,
  offersCardsOnly,
  showDetails,
}: UsePaymentInput): PaymentModel => {
  const [state, machine] = usePaymentMachine(order.orderNo);
  const { send } = machine;
  const outcomes = usePaymentOutcome({
    order,
    contact,
    discounts,
    showDetails,
    state,
    machine,
  });
  const showError = (error: PaymentError): void => send({ type: 'refused', error });
  const { run, confirm, collectAndPay } = useSubmitPayment({
    order,
    contact,
    discounts,
    confirmBody,
    outcomes,
    machine,
  });
  const { queuedTotal, phase } = state;
  // In its dialog the bank waits for the shopper.
  const slow = useSlow(phase === 'tokenising' || phase === 'confirming');
  const payBy = async (value: string): Promise<void> => {
    const { method, savedCard } = methodOfOption(value);
    if (value !== NEW_CARD) return confirm({ method, paymentMethodId: savedCard, saveCard: false });
    if (!navigator.onLine) return showError({ kind: 'unreached', text: OFFLINE });
    return collectAndPay(
      async () => (await element.current?.tokenise()) ?? { error: '' },
      methods.saveCard,
    );
  };
  /** One press at a time; a press that waits for its code goes on by itself. */
  const isUnderWay = (): boolean => {
    const now = machine.getState();
    return now.phase === 'paid' || (isBusy(now) && now.phase !== 'validating');
  };
  const pay = (): void => {
    if (isUnderWay()) return;
    if (discounts.checking || discounts.applyTyped())
      return send({ type: 'queue', shown: discounts.sum.payment, keepError: !navigator.onLine });
    if (!methods.value) return showError({ kind: 'method' });
    if (offersCardsOnly && methodOfOption(methods.value).method !== 'card')
      return showError({ kind: 'choose' });
    const isValid = contact.check();
    if (!isValid) {
      const cardMissing = methods.value === NEW_CARD && element.current?.isComplete() === false;
      send({ type: 'invalid', cardMissing });
      return showDetails();
    }
    const chosen = methods.value;
    void run(chosen === NEW_CARD ? 'tokenising' : 'confirming', () => payBy(chosen));
  };
  const startExpress = (): boolean => {
    // A code that is typed and not applied yet changes what the wallet would show.
    if (isUnderWay() || discounts.checking || discounts.applyTyped()) return false;
    if (navigator.onLine) send({ type: 'dismissed' });
    const isValid = contact.check();
    send({ type: 'invalid', cardMissing: false });
    if (!isValid) showDetails();
    return isValid;
  };
  // A press during a code check goes on if the total is still the one shown; a refused code stops
  // it.
  const payQueued = useEffectEvent((shown: number): void => {
    const error = queuedError(discounts, shown);
    if (error) showError(error);
    else pay();
  });
  useEffect(() => {
    if (queuedTotal !== null && !discounts.checking) payQueued(queuedTotal);
  }, [queuedTotal, discounts.checking]);
  const express = useRef<ExpressPayment>(null);
  useEffect(() => {
    express.current = {
      start: startExpress,
      pay: (collect) => run('tokenising', () => collectAndPay(collect, false)),
    };
  });
  const payLatest = useEventCallback(pay);
  const press = useCallback(() => afterPresses(payLatest), [payLatest]);
  return {
    ...outcomes,
    slow,
    cardMissing: state.cardMissing,
    busy: isBusy(state),
    pay: press,
    express,
  };
};
