import { links, localePath } from '@tapnook/contracts';
import { OFFLINE, usePlatform, useTranslation } from '@tapnook/platform';
import { afterPaint, afterPresses, useEventCallback } from '@tapnook/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CardFrameHandle } from '../../shared/components/card-frame/card-frame.tsx';
import { useRefetchCards } from '../../shared/components/remove-card.tsx';
import type { Order } from '../../shared/model/order.ts';
import { confirmAndPay, type PaymentRequest } from './confirm-and-pay.ts';
import type { PaymentContact, PaymentDiscounts } from './payment-input.ts';
import { methodOfOption, NEW_CARD, type PaymentMethodsModel } from './payment-methods.tsx';
import { usePaymentOutcome, type PaymentOutcomes } from './use-payment-outcome.ts';

export interface PaymentModel extends Omit<PaymentOutcomes, 'refuse' | 'settle' | 'sent'> {
  readonly busy: boolean;
  readonly pay: () => void;
  /** The press is taking long. */
  readonly slow: boolean;
  /** The gateway's box was not filled in at a press that found other fields wrong. */
  readonly cardMissing: boolean;
}
/** Milliseconds without an answer after which a press says that it is still at work. */
const SLOW_AFTER_MS = 4_000;
/** Milliseconds after the terms were agreed to at which the result's script is fetched: that press has been answered by then. */
const PREFETCH_DELAY_MS = 300;
interface UsePaymentInput {
  readonly order: Order;
  readonly contact: PaymentContact;
  readonly discounts: PaymentDiscounts;
  /** The body of the confirmation, as the form stands. */
  readonly confirmBody: () => PaymentRequest['contact'];
  readonly methods: PaymentMethodsModel;
  readonly frame: RefObject<CardFrameHandle | null>;
  /** Only cards are offered where this stands. */
  readonly offersCardsOnly: boolean;
  /** Faults of the details are shown where they are entered. */
  readonly showDetails: () => void;
}

/** Brings one order from its form to its payment. One press at a time. */
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
  const refetchCards = useRefetchCards();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  /** Cents that the button showed when it was pressed, while a code is checked first. */
  const [queuedTotal, setQueuedTotal] = useState<number | null>(null);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
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
      idempotencyKey: crypto.randomUUID(),
      onSend: outcomes.markSent,
    });
    // A saved card that the gateway does not take at all was removed elsewhere.
    if (
      !savedCard ||
      outcome.kind !== 'declined' ||
      outcome.declineCode !== 'invalid_payment_method'
    )
      return handleOutcome(outcome);
    refetchCards();
    handleOutcome({ ...outcome, declineCode: 'card_removed', unsupported: false });
  };
  // The result can be shown even if the signal goes with the answer. It comes with the last step before the press, so that the press has nothing to fetch.
  const { navigation } = platform;
  const prefetchResult = useCallback(
    () => navigation.prefetch(links.checkoutResult(orderNo, 'processing')),
    [navigation, orderNo],
  );
  useEffect(() => {
    if (!contact.terms) return undefined;
    const timer = setTimeout(prefetchResult, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [contact.terms, prefetchResult]);
  // Without a signal what is said stays until this press has failed as well, so that it is said once.
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
    // The button says that it is at work before the work begins.
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
  // Pressed while a code was being checked, or typed and not applied, it goes on if the total is still the one that was shown; a code that was refused stops it.
  const payQueued = useEffectEvent((shown: number): void => {
    setQueuedTotal(null);
    const codeError = discounts.codeError;
    if (codeError)
      showError(
        discounts.unreached
          ? { kind: 'unreached', text: codeError }
          : { kind: 'code', text: codeError, shown },
      );
    else if (discounts.sum.payment !== shown)
      showError({ kind: 'changed', before: shown, after: discounts.sum.payment });
    else pay();
  });
  useEffect(() => {
    if (queuedTotal !== null && !discounts.checking) payQueued(queuedTotal);
  }, [queuedTotal, discounts.checking]);
  const payLatest = useEventCallback(pay);
  const press = useCallback(() => afterPresses(payLatest), [payLatest]);
  return { ...outcomes, slow, cardMissing, busy: busy || queuedTotal !== null, pay: press };
};
