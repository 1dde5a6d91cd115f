import { links, localePath, type LocalisedText } from '@tapnook/contracts';
import { getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { callKey, usePlatform, useWords } from '@tapnook/platform';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { forgetPurchase } from '../../counter/kept.ts';
import type { Order, Transaction } from '../../counter/order.ts';
import type { CardFrameHandle } from '../../counter/card-frame/card-frame.tsx';
import type { ContactErrors } from './contact-rules.ts';
import { confirmAndPay, type PayOutcome, type PayPlan } from './pay-order.ts';
import { methodOf, NEW_CARD, type MethodsModel } from './pay-methods.tsx';
import type { SavingsModel } from './savings.tsx';
import type { ContactModel } from './use-contact.ts';
import { useOpenAttempt, type OpenAttempt } from './use-open-attempt.ts';

/** Why the last press did not pay; every one of them is said with whether money moved. */
export type Refused =
  | { readonly kind: 'declined'; readonly declineCode: string | null; readonly unsupported: boolean }
  | { readonly kind: 'changed'; readonly before: number; readonly after: number }
  /** `nothing`: what was `unknown` is known now, and no money moved. */
  | { readonly kind: 'method' | 'choose' | 'busy' | 'unknown' | 'nothing' }
  /** The gateway made no token; `why` is what its field says. */
  | { readonly kind: 'card'; readonly why: string }
  | { readonly kind: 'code' | 'coins' | 'failed'; readonly text: LocalisedText };
export interface PaymentModel {
  readonly busy: boolean;
  readonly refused: Refused | null;
  /** Grows with each refusal, so that the same one is announced again. */
  readonly refusals: number;
  /** An earlier attempt may have moved money: until that is known, no refusal says "not charged". */
  readonly inDoubt: boolean;
  /** An attempt that was left at the bank or in the wallet and may still go on. */
  readonly left: Transaction | undefined;
  readonly pay: () => void;
}
/** Milliseconds after the terms were agreed to at which the result's script is fetched: that press has been answered by then. */
const AHEAD_MS = 300;
interface Parts {
  readonly order: Order;
  readonly contact: ContactModel;
  readonly savings: SavingsModel;
  readonly methods: MethodsModel;
  readonly frame: RefObject<CardFrameHandle | null>;
  /** Only cards are offered where this stands. */
  readonly cardsOnly: boolean;
  /** Faults of the details are shown where they are entered. */
  readonly toDetails: () => void;
}

const contactBody = ({ order, contact: { contact, needs }, savings }: Parts): PayPlan['contact'] => ({
  orderNo: order.orderNo, firstName: contact.firstName.trim(), lastName: contact.lastName.trim(), email: contact.email.trim(), phone: contact.phone.trim(), phoneRegionId: contact.phoneRegionId, regionId: contact.phoneRegionId,
  useNotification: contact.useNotification, hasUpdateAddressBook: contact.hasUpdateAddressBook,
  ...(needs.idCard !== 'none' && contact.idCardNo.trim() ? { idCardNo: contact.idCardNo.trim() } : {}),
  ...(needs.address.display ? { customerAddress: contact.customerAddress.trim() } : {}),
  ...(needs.summary.display ? { customerSummary: contact.customerSummary.trim() } : {}),
  discountCode: savings.code, useTapCoin: savings.useCoins, ...(savings.mostCoins === undefined ? {} : { tapCoins: savings.mostCoins }),
});

/** Brings one order from its form to its payment. One press at a time. */
export const usePayment = (parts: Parts): PaymentModel => {
  const platform = usePlatform();
  const { locale, text } = useWords();
  const { order, contact, savings, methods, frame, cardsOnly, toDetails } = parts;
  const { orderNo } = order;
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [queued, setQueued] = useState(false);
  const [lostAt, setLostAt] = useState<number | null>(null);
  const open = useOpenAttempt(order, lostAt);
  const [refusal, setRefusal] = useState<{ readonly refused: Refused | null; readonly count: number }>({ refused: null, count: 0 });
  const refuse = (refused: Refused | null): void => setRefusal((before) => ({ refused, count: before.count + (refused ? 1 : 0) }));
  const readAgain = (): void => void platform.queryClient.invalidateQueries({ queryKey: callKey(getOrder, { params: { orderNo } }) });

  const paid = (): void => {
    forgetPurchase(order);
    platform.telemetry.record({ kind: 'checkout-completed' });
    platform.events.emit('order:paid', { orderNo });
    platform.events.emit('coins:changed', {});
    readAgain();
    platform.navigation.go(links.checkoutResult(orderNo, 'succeeded'), { replace: true });
  };
  const settle = (outcome: PayOutcome): void => {
    switch (outcome.kind) {
      case 'paid':
      case 'already':
        return paid();
      case 'redirect':
        return platform.navigation.leave(outcome.url);
      case 'waiting':
        return platform.navigation.go(links.checkoutResult(orderNo, 'processing'), { replace: true });
      case 'wallet':
        readAgain();
        return platform.navigation.go(links.checkoutQrCode(outcome.method, orderNo));
      case 'changed':
        platform.queryClient.setQueryData(callKey(getOrder, { params: { orderNo } }), outcome.order);
        return refuse({ kind: 'changed', before: savings.sum.payment, after: outcome.order.paymentAmount });
      case 'fields':
        toDetails();
        return contact.refuse(Object.fromEntries(outcome.fields.map(({ field, text }) => [field, text])) as ContactErrors);
      case 'code':
        savings.drop(outcome.text);
        return refuse(outcome);
      case 'coins':
        savings.setUseCoins(false, outcome.text);
        return refuse(outcome);
      case 'gone':
        return readAgain();
      case 'signed-out':
        return undefined;
      case 'declined':
        // The server closed whatever was open before it tried this one.
        setLostAt(null);
        return refuse(outcome);
      case 'failed':
      case 'busy':
        return refuse(outcome);
      case 'unknown':
        // What was told of an attempt before says nothing of this one.
        void platform.queryClient.resetQueries({ queryKey: callKey(retrieveTransaction, { body: { orderNo } }) });
        setLostAt(Date.now());
        return refuse(outcome);
    }
  };
  const becameKnown = useEffectEvent((state: OpenAttempt['state']): void => {
    if (running.current || state === 'unknown') return;
    if (state === 'paid') return paid();
    if (lostAt === null) return;
    setLostAt(null);
    if (refusal.refused?.kind === 'unknown') refuse(state === 'none' ? { kind: 'nothing' } : null);
  });
  useEffect(() => becameKnown(open.state), [open.state]);
  const run = async (value: string): Promise<void> => {
    const { method, savedCard } = methodOf(value);
    const made = value === NEW_CARD ? ((await frame.current?.tokenise()) ?? { refused: '' }) : undefined;
    if (made && 'refused' in made) return refuse(made.refused ? { kind: 'card', why: made.refused } : { kind: 'busy' });
    settle(await confirmAndPay(platform.http, {
      contact: contactBody(parts), shown: savings.sum.payment, method, paymentMethodId: made?.token ?? savedCard, saveCard: value === NEW_CARD && methods.saveCard,
      returnUrl: localePath(locale, links.checkoutResult(orderNo, 'processing')), productName: text(order.productName), onceKey: crypto.randomUUID(),
    }));
  };
  // The result can be shown even if the signal goes with the answer. It comes with the last step before the press, so that the press has nothing to fetch.
  const { navigation } = platform;
  const fetchResult = useCallback(() => navigation.prefetch(links.checkoutResult(orderNo, 'processing')), [navigation, orderNo]);
  useEffect(() => {
    if (!contact.terms) return undefined;
    const timer = setTimeout(fetchResult, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [contact.terms, fetchResult]);
  const pay = (): void => {
    if (running.current) return;
    if (savings.checking || savings.applyTyped()) {
      refuse(null);
      return setQueued(true);
    }
    if (!methods.value) return refuse({ kind: 'method' });
    if (cardsOnly && methodOf(methods.value).method !== 'card') return refuse({ kind: 'choose' });
    if (!contact.check()) return toDetails();
    running.current = true;
    setBusy(true);
    refuse(null);
    fetchResult();
    void run(methods.value)
      .catch((error: unknown) => platform.telemetry.record({ kind: 'unhandled-error', detail: String(error) }))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  // Pressed while a code was being checked, or typed and not applied, it goes on with the code that was taken; one that was refused stops it.
  const goOn = useEffectEvent((): void => {
    setQueued(false);
    if (savings.codeError) refuse({ kind: 'code', text: savings.codeError });
    else pay();
  });
  useEffect(() => {
    if (queued && !savings.checking) goOn();
  }, [queued, savings.checking]);
  const latest = useRef(pay);
  useLayoutEffect(() => void (latest.current = pay));
  // The same function for ever, so that what only shows the button is not drawn again.
  const press = useCallback(() => latest.current(), []);
  return { busy: busy || queued, refused: refusal.refused, refusals: refusal.count, inDoubt: open.state === 'unknown', left: open.state === 'waiting' ? open.attempt : undefined, pay: press };
};
