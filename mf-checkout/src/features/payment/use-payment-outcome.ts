import { links, type LocalisedText } from '@tapnook/contracts';
import { checkTapCoin, getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { callKey, usePlatform, useSession } from '@tapnook/platform';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useOpenAttempt, type OpenAttempt } from '../../shared/hooks/use-pending-payment.ts';
import type { Order, Transaction } from '../../shared/model/order.ts';
import { forgetPurchase } from '../../shared/storage/draft-storage.ts';
import { notePress, pressedAt } from '../../shared/storage/payment-attempt-storage.ts';
import type { PayOutcome } from './confirm-and-pay.ts';
import type { PaymentContact, PaymentDiscounts } from './payment-input.ts';

/** Why the last press did not pay; every one of them is said with whether money moved. */
export type Refused =
  | {
      readonly kind: 'declined';
      readonly declineCode: string | null;
      readonly unsupported: boolean;
    }
  | { readonly kind: 'changed'; readonly before: number; readonly after: number }
  /** `nothing`: what was `unknown` is known now, and no money moved. */
  | { readonly kind: 'method' | 'choose' | 'busy' | 'unknown' | 'nothing' }
  /** The gateway made no token; `why` is what its field says. */
  | { readonly kind: 'card'; readonly why: string }
  /** `shown` is the total in cents that the button said before code or coins were taken away. */
  | { readonly kind: 'code' | 'coins'; readonly text: LocalisedText; readonly shown: number }
  /** `unreached`: no answer came, and nothing was begun. */
  | { readonly kind: 'failed' | 'unreached'; readonly text: LocalisedText };
interface Parts {
  readonly order: Order;
  readonly contact: PaymentContact;
  readonly discounts: PaymentDiscounts;
  /** Faults of the details are shown where they are entered. */
  readonly toDetails: () => void;
  /** A press is at work; what is learnt meanwhile waits for its own outcome. */
  readonly runningRef: RefObject<boolean>;
}
/** What becomes of a press: where it leads, or why it did not pay. */
export interface Outcomes {
  readonly order: Order;
  readonly refused: Refused | null;
  /** Grows with each refusal, so that the same one is announced again. */
  readonly refusals: number;
  /** An earlier attempt may have moved money: until that is known, no refusal says "not charged". */
  readonly inDoubt: boolean;
  /** An attempt that was left at the bank or in the wallet and may still go on. */
  readonly left: Transaction | undefined;
  readonly refuse: (refused: Refused | null) => void;
  /** Notes for the next load of this page that a press is on its way to the gateway, and for every page what it is to pay. */
  readonly sent: (confirmed: Order) => void;
  readonly settle: (outcome: PayOutcome) => void;
}

/** Since when the outcome of a press is not known, in milliseconds; null when none is open. With it how that is set, and how a press is noted for the next load of the page. */
const useLostPress = (
  orderNo: string,
): readonly [number | null, (at: number | null) => void, () => void] => {
  const { user } = useSession();
  const [lostAt, setState] = useState<number | null>(() => pressedAt(user?.userId, orderNo));
  const note = (at: number | null): void => notePress(user?.userId, orderNo, at);
  const setLostAt = (at: number | null): void => {
    note(at);
    setState(at);
  };
  return [lostAt, setLostAt, () => note(Date.now())];
};

/** Settles the outcomes of presses on pay, and asks about those that nobody could tell. */
export const useOutcomes = ({
  order,
  contact,
  discounts,
  toDetails,
  runningRef,
}: Parts): Outcomes => {
  const platform = usePlatform();
  const { orderNo } = order;
  const [lostAt, setLostAt, notePressed] = useLostPress(orderNo);
  const open = useOpenAttempt(order, lostAt);
  const [refusal, setRefusal] = useState<{
    readonly refused: Refused | null;
    readonly count: number;
  }>({ refused: null, count: 0 });
  const refuse = (refused: Refused | null): void =>
    setRefusal((before) => ({ refused, count: before.count + (refused ? 1 : 0) }));
  const readAgain = (): void =>
    void platform.queryClient.invalidateQueries({
      queryKey: callKey(getOrder, { params: { orderNo } }),
    });

  const sent = (confirmed: Order): void => {
    notePressed();
    platform.queryClient.setQueryData(callKey(getOrder, { params: { orderNo } }), confirmed);
  };
  const paid = (): void => {
    forgetPurchase(order);
    platform.telemetry.record({ kind: 'checkout-completed' });
    platform.events.emit('order:paid', { orderNo });
    platform.events.emit('coins:changed', {});
    platform.navigation.go(links.checkoutResult(orderNo, 'succeeded'), { replace: true });
  };
  const settle = (outcome: PayOutcome): void => {
    if (lostAt === null && outcome.kind !== 'unknown') setLostAt(null);
    switch (outcome.kind) {
      case 'paid':
      case 'already':
        return paid();
      case 'redirect':
        return platform.navigation.leave(outcome.url);
      case 'waiting':
        return platform.navigation.go(links.checkoutResult(orderNo, 'processing'), {
          replace: true,
        });
      case 'wallet':
        readAgain();
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
        return refuse({
          kind: 'changed',
          before: discounts.sum.payment,
          after: outcome.order.paymentAmount,
        });
      case 'fields':
        toDetails();
        return contact.refuse(
          Object.fromEntries(outcome.fields.map(({ field, text }) => [field, text])),
        );
      case 'code':
        discounts.drop(outcome);
        return refuse({ ...outcome, shown: discounts.sum.payment });
      case 'coins':
        discounts.setUseCoins(false, outcome.text);
        return refuse({ ...outcome, shown: discounts.sum.payment });
      case 'gone':
        return readAgain();
      case 'signed-out':
        return undefined;
      case 'declined':
        // The server closed whatever was open before it tried this one. It has the details now, of which an ID number is not shown again.
        readAgain();
        setLostAt(null);
        return refuse(outcome);
      case 'failed':
      case 'unreached':
      case 'busy':
        return refuse(outcome);
      case 'unknown':
        // What was told of an attempt before says nothing of this one.
        void platform.queryClient.resetQueries({
          queryKey: callKey(retrieveTransaction, { body: { orderNo } }),
        });
        setLostAt(Date.now());
        return refuse(outcome);
    }
  };
  const becameKnown = useEffectEvent((state: OpenAttempt['state']): void => {
    if (runningRef.current || state === 'unknown') return;
    if (state === 'paid') return paid();
    if (lostAt === null) return;
    setLostAt(null);
    if (refusal.refused === null || refusal.refused.kind === 'unknown')
      refuse(state === 'none' ? { kind: 'nothing' } : null);
  });
  useEffect(() => becameKnown(open.state), [open.state]);
  // That there was no signal is forgotten as soon as it is back.
  const unreached = refusal.refused?.kind === 'unreached';
  useEffect(() => {
    if (!unreached) return undefined;
    const forget = (): void => setRefusal(({ count }) => ({ refused: null, count }));
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [unreached]);
  return {
    order,
    refused: refusal.refused,
    refusals: refusal.count,
    inDoubt: open.state === 'unknown',
    left: open.state === 'waiting' ? open.attempt : undefined,
    refuse,
    sent,
    settle,
  };
};
