import type { Choice } from '@tapnook/contracts';
import { createOrder, getOrder } from '@tapnook/contracts/calls';
import {
  callKey,
  isCallFailure,
  usePlatform,
  useSession,
  type CallFailure,
  type Platform,
} from '@tapnook/platform';
import { useCallback, useEffect, useState } from 'react';
import type { Order } from '../../shared/model/order.ts';
import { leavesDoubt } from '../../shared/model/payment-outcome.ts';
import {
  forgetChoice,
  heldChoice,
  keepChoice,
  leaveChoice,
  newChoice,
  type Held,
} from './order-idempotency-key.ts';
import { choiceName, orderBody } from './order-request.ts';

/** The refusals that this page explains itself; a lapsed session is the shell's, which leads back here. */
const HANDLES = [
  '20602',
  '20617',
  '20618',
  '20623',
  '20624',
  '20631',
  '20714',
  '20715',
  '10102',
  '10405',
  '10409',
  '10422',
  '10429',
  '10500',
  '10503',
  'network',
] as const;
export type HeldOrder =
  | { readonly state: 'making' }
  /** `other`: another member held it here; whoever is signed in now has not asked for it. */
  | { readonly state: 'other' }
  | { readonly state: 'held'; readonly orderNo: string; readonly holder: string }
  | { readonly state: 'failed'; readonly failure: CallFailure | null };

/** Whom the choice was held for at this entry of the tab's history: a reload under another name finds it, whoever comes from the product does not. */
const holderHere = (): string | undefined =>
  (history.state as { readonly holder?: string } | null)?.holder;
const setHolder = (holder: string | undefined): void =>
  history.replaceState({ ...(history.state as object | null), holder }, '');

/** A press on another page of the shop leads here to a new entry of the tab's history; Back, a reload or a typed address does not. */
const isFreshPress = (): boolean => {
  if (holderHere() !== undefined) return false;
  const loaded = performance.getEntriesByType?.('navigation')[0]?.name;
  // A payment page is mostly a document of its own: then the page before it tells.
  return loaded === undefined || loaded === location.href
    ? document.referrer.startsWith(`${location.origin}/`)
    : true;
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Wanted {
  readonly place: string;
  readonly productId: string;
  readonly limited: boolean;
  readonly choice: Choice;
}
const create = async (
  platform: Platform,
  wanted: Wanted,
  held: Held,
  tries = 5,
): Promise<string> => {
  const body = orderBody(wanted.productId, wanted.limited, wanted.choice, held.expected);
  if (!body) throw new Error('the address holds no plan');
  try {
    const made = await platform.http.call(
      createOrder,
      { body },
      { idempotencyKey: held.key, handledErrorCodes: HANDLES },
    );
    return made.orderResult.orderNo;
  } catch (error) {
    // Another tab, or this one before its reload, is asking with the same key: its answer is ours too.
    if (!isCallFailure(error) || error.code !== '10409' || tries <= 1) throw error;
    await wait(1000);
    return create(platform, wanted, held, tries - 1);
  }
};

/** The order of a choice: the same after a reload, a new one when the one before was given up or ran out, or was bought and the product's button is pressed once more. */
const obtain = async (platform: Platform, wanted: Wanted, freshPress: boolean): Promise<Order> => {
  const held = heldChoice(wanted.place, platform.now(), wanted.choice.seen);
  keepChoice(wanted.place, held);
  const read = (orderNo: string): Promise<Order> =>
    platform.http.call(getOrder, { params: { orderNo } }, { handledErrorCodes: HANDLES });
  const order = await read(await create(platform, wanted, held));
  const dead =
    order.orderStatus === 'INV' &&
    (order.endReason === 'canceled' || order.endReason === 'expired');
  const bought = !dead && order.orderStatus !== 'TBP';
  // Another tab that wants the same wants one more.
  if (bought) leaveChoice(wanted.place);
  if (!dead && !(bought && freshPress)) return order;
  const next = newChoice(platform.now(), bought ? wanted.choice.seen : order.totalAmount);
  keepChoice(wanted.place, next);
  return read(await create(platform, wanted, next));
};

/** Ways on after a hold that failed, or whose price is another now. */
export interface HeldAgain {
  /** Asks anew, with the same key: after a failure. */
  readonly again: () => void;
  /** Another order of the same choice; `total` in cents is what the shopper accepts, else what they came with. */
  readonly anew: (total?: number) => void;
}

/** Holds the choice of the address as soon as the page is entered. */
export const useHeldOrder = (
  productId: string,
  limited: boolean,
  choice: Choice,
): HeldOrder & HeldAgain => {
  const platform = usePlatform();
  const { user } = useSession();
  const name = choiceName(productId, limited, choice);
  const place = `${user?.userId ?? 'visitor'}.choice.${name}`;
  const [held, setHeld] = useState<HeldOrder>({ state: 'making' });
  const [attempt, setAttempt] = useState(0);
  const userId = user?.userId;
  useEffect(() => {
    if (!userId) return undefined;
    const holder = holderHere();
    if (holder && holder !== userId) {
      setHeld({ state: 'other' });
      return undefined;
    }
    let stale = false;
    setHeld({ state: 'making' });
    obtain(platform, { place, productId, limited, choice }, isFreshPress()).then(
      (order) => {
        if (stale) return;
        platform.queryClient.setQueryData(
          callKey(getOrder, { params: { orderNo: order.orderNo } }),
          order,
        );
        platform.telemetry.record({ kind: 'checkout-started' });
        setHeld({ state: 'held', orderNo: order.orderNo, holder: userId });
      },
      (error: unknown) => {
        const failure = isCallFailure(error) ? error : null;
        // No order was made, and the same key is refused again whatever has changed since: who comes back asks anew, at the price they have seen by then.
        if (failure && !leavesDoubt(failure)) forgetChoice(place);
        if (!stale) setHeld({ state: 'failed', failure });
      },
    );
    return () => {
      stale = true;
    };
    // The choice is read from the address at each render; its name says whether it is another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [platform, place, attempt, userId]);
  useEffect(() => {
    // Each sub-page is an entry of its own.
    if (held.state === 'held' && holderHere() === undefined) setHolder(held.holder);
  });
  const again = useCallback(() => {
    setHolder(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const anew = useCallback(
    (total?: number) => {
      forgetChoice(place);
      if (total !== undefined) keepChoice(place, newChoice(platform.now(), total));
      again();
    },
    [platform, place, again],
  );
  return { ...held, again, anew };
};
