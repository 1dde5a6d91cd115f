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
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';
import {
  removeOrderKey,
  readOrNewOrderKey,
  storeOrderKey,
  stopSharingOrderKey,
  newOrderKey,
  type OrderKey,
} from './order-idempotency-key.ts';
import { choiceKey, orderBody } from './order-request.ts';

/**
 * Errors that this page explains itself. An expired session is left to the shell, which leads back
 * here.
 */
const HANDLED_CODES = [
  '20602',
  '20617',
  '20618',
  '20623',
  '20624',
  '20628',
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
export type ReservationState =
  | { readonly state: 'making' }
  /** `other`: another account reserved here; the current one has not asked for it. */
  | { readonly state: 'other' }
  | { readonly state: 'held'; readonly orderNo: string; readonly holder: string }
  | { readonly state: 'failed'; readonly failure: CallFailure | null };

/**
 * The account that reserved at this history entry. A reload under another account finds it; coming
 * from the product does not.
 */
const reservedFor = (): string | undefined =>
  (history.state as { readonly holder?: string } | null)?.holder;
const setReservedFor = (holder: string | undefined): void =>
  history.replaceState({ ...(history.state as object | null), holder }, '');

/**
 * Whether this visit came from a link in the shop: a new history entry, unlike Back, a reload or a
 * typed address.
 */
const isNewPurchase = (): boolean => {
  if (reservedFor() !== undefined) return false;
  // The DOM of unit tests lacks this method.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  const loaded = performance.getEntriesByType?.('navigation')[0]?.name;
  // The checkout is mostly loaded as a document of its own, so the referrer decides.
  return loaded === undefined || loaded === location.href
    ? document.referrer.startsWith(`${location.origin}/`)
    : true;
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface ReservationRequest {
  readonly place: string;
  readonly productId: string;
  readonly limited: boolean;
  readonly choice: Choice;
}
const createOrderOnce = async (
  platform: Platform,
  request: ReservationRequest,
  orderKey: OrderKey,
  tries = 5,
): Promise<string> => {
  const body = orderBody(request.productId, request.limited, request.choice, orderKey.expected);
  if (!body) throw new Error('the address holds no plan');
  try {
    const made = await platform.http.call(
      createOrder,
      { body },
      { idempotencyKey: orderKey.key, handledErrorCodes: HANDLED_CODES },
    );
    return made.orderResult.orderNo;
  } catch (error) {
    // Another tab, or this one before a reload, sent the same key: its answer is valid here too.
    if (!isCallFailure(error) || error.code !== '10409' || tries <= 1) throw error;
    await wait(1000);
    return createOrderOnce(platform, request, orderKey, tries - 1);
  }
};

/**
 * The order of a choice. A reload finds the same one; a closed one is replaced, and so is a bought
 * one when the product's button was pressed again.
 */
const reserve = async (
  platform: Platform,
  request: ReservationRequest,
  isNew: boolean,
): Promise<Order> => {
  const held = readOrNewOrderKey(request.place, platform.now(), request.choice.seen);
  storeOrderKey(request.place, held);
  const read = (orderNo: string): Promise<Order> =>
    platform.http.call(getOrder, { params: { orderNo } }, { handledErrorCodes: HANDLED_CODES });
  const order = await read(await createOrderOnce(platform, request, held));
  const isClosed =
    order.orderStatus === 'INV' &&
    (order.endReason === 'canceled' || order.endReason === 'expired');
  const isBought = !isClosed && order.orderStatus !== 'TBP';
  // Another tab with the same choice wants a further order.
  if (isBought) stopSharingOrderKey(request.place);
  if (!isClosed && !(isBought && isNew)) return order;
  const next = newOrderKey(platform.now(), isBought ? request.choice.seen : order.totalAmount);
  storeOrderKey(request.place, next);
  return read(await createOrderOnce(platform, request, next));
};

/** What can be done after a failed reservation or a changed price. */
export interface ReservationActions {
  /** Tries again with the same key. */
  readonly retry: () => void;
  /**
   * Creates another order of the same choice at the accepted `total` (cents), else at the one shown
   * before.
   */
  readonly startOver: (total?: number) => void;
}

/** Reserves the choice of the address as soon as the page opens. */
export const useReservation = (
  productId: string,
  limited: boolean,
  choice: Choice,
): ReservationState & ReservationActions => {
  const platform = usePlatform();
  const { user } = useSession();
  const name = choiceKey(productId, limited, choice);
  const place = `${user?.userId ?? 'visitor'}.choice.${name}`;
  const [held, setReservation] = useState<ReservationState>({ state: 'making' });
  const [attempt, setAttempt] = useState(0);
  const userId = user?.userId;
  useEffect(() => {
    if (!userId) return undefined;
    const holder = reservedFor();
    if (holder && holder !== userId) {
      setReservation({ state: 'other' });
      return undefined;
    }
    let stale = false;
    setReservation({ state: 'making' });
    reserve(platform, { place, productId, limited, choice }, isNewPurchase()).then(
      (order) => {
        if (stale) return;
        platform.queryClient.setQueryData(
          callKey(getOrder, { params: { orderNo: order.orderNo } }),
          order,
        );
        platform.telemetry.record({ kind: 'checkout-started' });
        setReservation({ state: 'held', orderNo: order.orderNo, holder: userId });
      },
      (error: unknown) => {
        const failure = isCallFailure(error) ? error : null;
        // No order was made, and the same key would be refused again: a retry uses a new key at the
        // price shown by then.
        if (failure && !isOutcomeUnknown(failure)) removeOrderKey(place);
        if (!stale) setReservation({ state: 'failed', failure });
      },
    );
    return () => {
      stale = true;
    };
    // The choice is a new object at each render; its key tells whether it changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [platform, place, attempt, userId]);
  useEffect(() => {
    // Each sub-page is a history entry of its own.
    if (held.state === 'held' && reservedFor() === undefined) setReservedFor(held.holder);
  });
  const retry = useCallback(() => {
    setReservedFor(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const startOver = useCallback(
    (total?: number) => {
      removeOrderKey(place);
      if (total !== undefined) storeOrderKey(place, newOrderKey(platform.now(), total));
      retry();
    },
    [platform, place, retry],
  );
  return { ...held, retry, startOver };
};
