import { links, localePath } from '@tapnook/contracts';
import { OFFLINE, usePlatform, useTranslation } from '@tapnook/platform';
import { afterPaint, afterPresses, useEventCallback } from '@tapnook/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CardFrameHandle } from '../../shared/components/card-frame/card-frame.tsx';
import { useReadAgain } from '../../shared/components/remove-card.tsx';
import type { Order } from '../../shared/model/order.ts';
import { confirmAndPay, type PayPlan } from './confirm-and-pay.ts';
import type { PaymentContact, PaymentDiscounts } from './payment-input.ts';
import { methodOf, NEW_CARD, type MethodsModel } from './payment-methods.tsx';
import { useOutcomes, type Outcomes } from './use-payment-outcome.ts';

export interface PaymentModel extends Omit<Outcomes, 'refuse' | 'settle' | 'sent'> {
  readonly busy: boolean;
  readonly pay: () => void;
  /** The press is taking long. */
  readonly slow: boolean;
  /** The gateway's box was not filled in at a press that found other fields wrong. */
  readonly cardMissing: boolean;
}
/** Milliseconds without an answer after which a press says that it is still at work. */
const SLOW_MS = 4_000;
/** Milliseconds after the terms were agreed to at which the result's script is fetched: that press has been answered by then. */
const AHEAD_MS = 300;
interface Parts {
  readonly order: Order;
  readonly contact: PaymentContact;
  readonly discounts: PaymentDiscounts;
  /** The body of the confirmation, as the form stands. */
  readonly confirmBody: () => PayPlan['contact'];
  readonly methods: MethodsModel;
  readonly frame: RefObject<CardFrameHandle | null>;
  /** Only cards are offered where this stands. */
  readonly cardsOnly: boolean;
  /** Faults of the details are shown where they are entered. */
  readonly toDetails: () => void;
}

/** Brings one order from its form to its payment. One press at a time. */
export const usePayment = ({
  order,
  contact,
  discounts,
  confirmBody,
  methods,
  frame,
  cardsOnly,
  toDetails,
}: Parts): PaymentModel => {
  const platform = usePlatform();
  const { locale, text } = useTranslation();
  const { orderNo } = order;
  const readCardsAgain = useReadAgain();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  /** Cents that the button showed when it was pressed, while a code is checked first. */
  const [queued, setQueued] = useState<number | null>(null);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  const [cardMissing, setCardMissing] = useState(false);
  const outcomes = useOutcomes({ order, contact, discounts, toDetails, runningRef: running });
  const { refuse, settle } = outcomes;
  const run = async (value: string): Promise<void> => {
    const { method, savedCard } = methodOf(value);
    if (value === NEW_CARD && !navigator.onLine)
      return refuse({ kind: 'unreached', text: OFFLINE });
    const made =
      value === NEW_CARD ? ((await frame.current?.tokenise()) ?? { refused: '' }) : undefined;
    if (made && 'refused' in made)
      return refuse(made.refused ? { kind: 'card', why: made.refused } : { kind: 'busy' });
    const outcome = await confirmAndPay(platform.http, {
      contact: confirmBody(),
      shown: discounts.sum.payment,
      method,
      paymentMethodId: made?.token ?? savedCard,
      saveCard: value === NEW_CARD && methods.saveCard,
      returnUrl: localePath(locale, links.checkoutResult(orderNo, 'processing')),
      productName: text(order.productName),
      onceKey: crypto.randomUUID(),
      onSend: outcomes.sent,
    });
    // A saved card that the gateway does not take at all was removed elsewhere.
    if (
      !savedCard ||
      outcome.kind !== 'declined' ||
      outcome.declineCode !== 'invalid_payment_method'
    )
      return settle(outcome);
    readCardsAgain();
    settle({ ...outcome, declineCode: 'card_removed', unsupported: false });
  };
  // The result can be shown even if the signal goes with the answer. It comes with the last step before the press, so that the press has nothing to fetch.
  const { navigation } = platform;
  const fetchResult = useCallback(
    () => navigation.prefetch(links.checkoutResult(orderNo, 'processing')),
    [navigation, orderNo],
  );
  useEffect(() => {
    if (!contact.terms) return undefined;
    const timer = setTimeout(fetchResult, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [contact.terms, fetchResult]);
  // Without a signal what is said stays until this press has failed as well, so that it is said once.
  const begin = (): void => {
    if (navigator.onLine) refuse(null);
  };
  const pay = (): void => {
    if (running.current) return;
    if (discounts.checking || discounts.applyTyped()) {
      begin();
      return setQueued(discounts.sum.payment);
    }
    if (!methods.value) return refuse({ kind: 'method' });
    if (cardsOnly && methodOf(methods.value).method !== 'card') return refuse({ kind: 'choose' });
    const right = contact.check();
    setCardMissing(!right && methods.value === NEW_CARD && frame.current?.isComplete() === false);
    if (!right) return toDetails();
    running.current = true;
    setBusy(true);
    begin();
    const chosen = methods.value;
    // The button says that it is at work before the work begins.
    afterPaint(() => {
      fetchResult();
      void run(chosen)
        .catch((error: unknown) =>
          platform.telemetry.record({ kind: 'unhandled-error', detail: String(error) }),
        )
        .finally(() => {
          running.current = false;
          setBusy(false);
        });
    });
  };
  // Pressed while a code was being checked, or typed and not applied, it goes on if the total is still the one that was shown; a code that was refused stops it.
  const goOn = useEffectEvent((shown: number): void => {
    setQueued(null);
    const why = discounts.codeError;
    if (why)
      refuse(
        discounts.unreached ? { kind: 'unreached', text: why } : { kind: 'code', text: why, shown },
      );
    else if (discounts.sum.payment !== shown)
      refuse({ kind: 'changed', before: shown, after: discounts.sum.payment });
    else pay();
  });
  useEffect(() => {
    if (queued !== null && !discounts.checking) goOn(queued);
  }, [queued, discounts.checking]);
  const payNewest = useEventCallback(pay);
  const press = useCallback(() => afterPresses(payNewest), [payNewest]);
  return { ...outcomes, slow, cardMissing, busy: busy || queued !== null, pay: press };
};
