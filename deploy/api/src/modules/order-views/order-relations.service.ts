import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { defineEvent } from '../../domain-events.ts';
import { readBookingsOfOrders, readStoppedProducts, type OrderBooking } from '../booking/index.ts';
import {
  type Order,
  type Voucher,
  type OrderView,
  readOrderNumbers,
  readRefundTimes,
  vouchersOfOrders,
} from '../orders/index.ts';
import {
  readAttemptsOfOrders,
  readCardsOfUsers,
  readRefundSums,
  type Attempt,
  type RefundSums,
} from '../payments/index.ts';

/** What modules above know about an order. */
export interface ContributedRelations {
  readonly reviewId?: string | undefined;
  readonly refundRequest?: OrderView['refundRequest'];
  readonly calledOff?: OrderView['calledOff'];
  readonly pendingChange?: OrderView['pendingChange'];
  readonly changePayments?: OrderView['changePayments'];
  /** To whom vouchers were given, by their numbers. */
  readonly given?: ReadonlyMap<string, NonNullable<OrderView['vouchers'][number]['given']>>;
}

/** Asks the modules above what they know about some orders; each reads all of them at once. */
export const orderRelationsAsked = defineEvent<
  { readonly orderIds: readonly string[] },
  ReadonlyMap<string, ContributedRelations>
>('order.relations-asked');

export const contributedRelations = async (
  tx: Tx,
  list: readonly Pick<Order, 'id'>[],
): Promise<(order: Pick<Order, 'id'>) => ContributedRelations> => {
  const answers = await orderRelationsAsked.raise(tx, { orderIds: list.map(({ id }) => id) });
  return ({ id }) => Object.assign({}, ...answers.map((known) => known.get(id)));
};

export interface Related extends ContributedRelations, RefundSums {
  readonly now: number;
  readonly vouchers: readonly Voucher[];
  /** When vouchers were refunded, by their numbers. */
  readonly refundedAt: ReadonlyMap<string | null, Date>;
  readonly bookings: readonly OrderBooking[];
  readonly attempt: Attempt | undefined;
  readonly wasTried: boolean;
  readonly cards: OrderView['cards'];
  readonly isStopped: boolean;
  /** The number of the order whose change this one pays. */
  readonly changeOf?: string | undefined;
}

/** The attempt that a view shows: the one that paid, or the newest that may still pay. */
const attemptOf = (
  attempts: readonly Attempt[],
  order: Order,
): Pick<Related, 'attempt' | 'wasTried'> => ({
  attempt: attempts.find(
    (attempt) =>
      attempt.orderId === order.id &&
      (attempt.transactionNo === order.transactionNo ||
        (!order.transactionNo && !DEAD.includes(attempt.status))),
  ),
  wasTried: attempts.some(({ orderId }) => orderId === order.id),
});

const DEAD: readonly string[] = ['failed', 'canceled', 'expired'];

const unrelated = (now: number): Related => ({
  now,
  vouchers: [],
  refundedAt: new Map(),
  bookings: [],
  attempt: undefined,
  wasTried: false,
  cards: [],
  lateAmount: 0,
  unreturnedAmount: 0,
  isUnreturned: () => false,
  isStopped: false,
});

const paidRelations = async (tx: Tx, list: readonly Order[]) => {
  const ids = list.map(({ id }) => id);
  if (ids.length === 0)
    return {
      allVouchers: [],
      refundedAt: new Map<string | null, Date>(),
      bookingsOf: () => [],
      contributed: () => ({}),
    };
  return {
    allVouchers: await vouchersOfOrders(tx, ids),
    refundedAt: await readRefundTimes(tx, ids),
    bookingsOf: await readBookingsOfOrders(tx, ids),
    contributed: await contributedRelations(tx, list),
  };
};

/** Reads what belongs to some orders. The number of queries does not depend on their number. */
export const relatedOf = async (
  tx: Tx,
  list: readonly Order[],
): Promise<(order: Order) => Related> => {
  const ids = list.map((order) => order.id);
  const clock = await tx.execute<{ now: string }>(
    sql`select (extract(epoch from app_now()) * 1000)::bigint::text as now`,
  );
  const now = Number(clock.rows[0]?.now);
  if (ids.length === 0) return () => unrelated(now);
  // What was never paid has no vouchers, and so nothing that comes after them.
  const paid = list.filter(({ paidAt }) => paidAt !== null);
  const { allVouchers, refundedAt, bookingsOf, contributed } = await paidRelations(tx, paid);
  const attempts = await readAttemptsOfOrders(tx, ids);
  const cards = await readCardsOfUsers(tx, [...new Set(list.map((order) => order.userId))]);
  const refundSums = await readRefundSums(tx, ids);
  const stopped = await readStoppedProducts(
    tx,
    list.filter(({ isBooking }) => isBooking).map(({ productId }) => productId),
  );
  const parents = await readOrderNumbers(
    tx,
    list.flatMap(({ changeOf }) => (changeOf ? [changeOf] : [])),
  );
  return (order) => ({
    now,
    refundedAt,
    vouchers: allVouchers.filter((voucher) => voucher.orderId === order.id),
    bookings: bookingsOf(order),
    ...attemptOf(attempts, order),
    cards: cards
      .filter((card) => card.userId === order.userId)
      .map(({ id, brand, last4, funding }) => ({ id, brand, last4, type: funding })),
    ...refundSums(order.id),
    isStopped: stopped.has(order.productId),
    ...contributed(order),
    changeOf: order.changeOf ? parents.get(order.changeOf) : undefined,
  });
};
