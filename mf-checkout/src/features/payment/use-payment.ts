import { links, localePath } from '@tapnook/contracts';
import { OFFLINE, usePlatform, useTranslation, randomId } from '@tapnook/platform';
import { afterPaint, afterPresses, useEventCallback } from '@tapnook/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CardFrameHandle } from '../../shared/components/card-frame/card-frame.tsx';
import { useIsCardGone } from '../../shared/components/remove-card.tsx';
import type { Order } from '../../shared/model/order.ts';
import { confirmAndPay, type PaymentRequest } from './confirm-and-pay.ts';
import type { PaymentContact, PaymentDiscounts } from './payment-input.ts';
import { methodOfOption, NEW_CARD, type PaymentMethodsModel } from './payment-methods.tsx';
import {
  usePaymentOutcome,
  type PaymentError,
  type PaymentOutcomes,
} from './use-payment-outcome.ts';

export interface PaymentModel extends Omit<PaymentOutcomes, 'refuse' | 'settle' | 'sent'> {
  readonly busy: boolean;
  readonly pay: () => void;
  /** The payment takes long. */
  readonly slow: boolean;
  /** The card field was empty when other fields were invalid. */
  readonly cardMissing: boolean;
}
/** After this long without an answer the page says that it is still working. */
const SLOW_AFTER_MS = 4_000;
/** Delay before the result's script is fetched: the tick of the box has been drawn by then. */
const PREFETCH_DELAY_MS = 300;
interface UsePaymentInput {
  readonly order: Order;
  readonly contact: PaymentContact;
  readonly discounts: PaymentDiscounts;
  /** The body of the confirmation, as the form stands. */
  readonly confirmBody: () => PaymentRequest['contact'];
  readonly methods: PaymentMethodsModel;
  readonly frame: RefObject<CardFrameHandle | null>;
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

/**
 * Fetches the result's page with the last step before the press, so that the result can be shown
 * even when the network is lost.
 */
const usePrefetchResult = (orderNo: string, terms: boolean): (() => void) => {
  const { navigation } = usePlatform();
  const prefetchResult = useCallback(
    () => navigation.prefetch(links.checkoutResult(orderNo, 'processing')),
    [navigation, orderNo],
  );
  useEffect(() => {
    if (!terms) return undefined;
    const timer = setTimeout(prefetchResult, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [terms, prefetchResult]);
  return prefetchResult;
};

/** Pays one order from its form. One press at a time. */
export const usePayment = ({
  order,
  contact,
  discounts,
  confirmBody,
  methods,
  frame,
  offersCardsOnly,
  showDetails,
}: UsePaymentInput): PaymentModel => {
  const platform = usePlatform();
  const { locale, text } = useTranslation();
  const { orderNo } = order;
  const isCardGone = useIsCardGone();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  /** The total (cents) at the press, while a code is checked first. */
  const [queuedTotal, setQueuedTotal] = useState<number | null>(null);
  const slow = useSlow(busy);
  const [cardMissing, setCardMissing] = useState(false);
  const outcomes = usePaymentOutcome({
    order,
    contact,
    discounts,
    showDetails,
    runningRef: isRunning,
  });
  const { showError, handleOutcome } = outcomes;
  const tokeniseAndPay = async (value: string): Promise<void> => {
    const { method, savedCard } = methodOfOption(value);
    if (value === NEW_CARD && !navigator.onLine)
      return showError({ kind: 'unreached', text: OFFLINE });
    const token =
      value === NEW_CARD ? ((await frame.current?.tokenise()) ?? { error: '' }) : undefined;
    if (token && 'error' in token)
      return showError(token.error ? { kind: 'card', codeError: token.error } : { kind: 'busy' });
    const outcome = await confirmAndPay(platform.http, {
      contact: confirmBody(),
      shownTotal: discounts.sum.payment,
      method,
      paymentMethodId: token?.token ?? savedCard,
      saveCard: value === NEW_CARD && methods.saveCard,
      returnUrl: localePath(locale, links.checkoutResult(orderNo, 'processing')),
      productName: text(order.productName),
      idempotencyKey: randomId(),
      onSend: outcomes.markSent,
    });
    // The saved card may have been removed elsewhere.
    if (
      savedCard &&
      outcome.kind === 'declined' &&
      outcome.declineCode === 'try_another_card' &&
      (await isCardGone(savedCard))
    )
      return handleOutcome({ ...outcome, declineCode: 'card_removed', unsupported: false });
    handleOutcome(outcome);
  };
  const prefetchResult = usePrefetchResult(orderNo, contact.terms);
  // While offline the error stays until this press has failed as well, so that it is announced
  // once.
  const clearError = (): void => {
    if (navigator.onLine) showError(null);
  };
  const pay = (): void => {
    if (isRunning.current) return;
    if (discounts.checking || discounts.applyTyped()) {
      clearError();
      return setQueuedTotal(discounts.sum.payment);
    }
    if (!methods.value) return showError({ kind: 'method' });
    if (offersCardsOnly && methodOfOption(methods.value).method !== 'card')
      return showError({ kind: 'choose' });
    const isValid = contact.check();
    setCardMissing(!isValid && methods.value === NEW_CARD && frame.current?.isComplete() === false);
    if (!isValid) return showDetails();
    isRunning.current = true;
    setBusy(true);
    clearError();
    const chosen = methods.value;
    // The button is drawn busy before the work begins.
    afterPaint(() => {
      prefetchResult();
      void tokeniseAndPay(chosen)
        .catch((error: unknown) =>
          platform.telemetry.record({ kind: 'unhandled-error', detail: String(error) }),
        )
        .finally(() => {
          isRunning.current = false;
          setBusy(false);
        });
    });
  };
  // A press during a code check goes on if the total is still the one shown; a refused code stops
  // it.
  const payQueued = useEffectEvent((shown: number): void => {
    setQueuedTotal(null);
    const error = queuedError(discounts, shown);
    if (error) showError(error);
    else pay();
  });
  useEffect(() => {
    // The check of a code ends outside of this hook.
    // oxlint-disable-next-line react/set-state-in-effect
    if (queuedTotal !== null && !discounts.checking) payQueued(queuedTotal);
  }, [queuedTotal, discounts.checking]);
  const payLatest = useEventCallback(pay);
  const press = useCallback(() => afterPresses(payLatest), [payLatest]);
  return { ...outcomes, slow, cardMissing, busy: busy || queuedTotal !== null, pay: press };
};
