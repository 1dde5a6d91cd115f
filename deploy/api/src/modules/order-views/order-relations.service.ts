import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { defineEvent } from '../../domain-events.ts';
import { bookings, productBookingStates, voucherBookings, visitOptions } from '../booking/index.ts';
import {
  changeableUntil,
  type Order,
  type Voucher,
  type OrderView,
  orderEvents,
  orders,
  vouchers,
} from '../orders/index.ts';
import { paymentAttempts, refunds, savedCards } from '../payments/index.ts';

/** What modules above know about an order. */
export interface ContributedRelations {
  readonly reviewId?: string | undefined;
  readonly refundRequest?: OrderView['refundRequest'];
  readonly calledOff?: OrderView['calledOff'];
  readonly pendingChange?: OrderView['pendingChange'];
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

type Attempt = typeof paymentAttempts.$inferSelect;

export interface Related extends ContributedRelations {
  readonly now: number;
  readonly vouchers: readonly Voucher[];
  /** When vouchers were refunded, by their numbers. */
  readonly refundedAt: ReadonlyMap<string | null, Date>;
  readonly bookings: readonly (typeof voucherBookings.$inferSelect &
    Pick<
      OrderView['vouchers'][number],
      'visitId' | 'bookingDate' | 'bookingTime' | 'bookingOptions' | 'changeableUntil'
    >)[];
  readonly attempt: Attempt | undefined;
  readonly wasTried: boolean;
  readonly cards: OrderView['cards'];
  /** Cents of payments that came too late. */
  readonly lateAmount: number;
  readonly isStopped: boolean;
  /** The number of the order whose change this one pays. */
  readonly changeOf?: string | undefined;
}

const DEAD: readonly string[] = ['failed', 'canceled', 'expired'];

const readBookings = async (tx: Tx, orderIds: readonly string[]) => {
  const rows = await tx
    .select({
      row: voucherBookings,
      visitId: bookings.visitId,
      bookingDate: bookings.day,
      bookingTime: bookings.time,
      fieldIds: bookings.fieldIds,
      startsAt: bookings.startsAt,
    })
    .from(voucherBookings)
    .leftJoin(bookings, eq(bookings.id, voucherBookings.bookingId))
    .where(inArray(voucherBookings.orderId, [...orderIds]));
  const optionsOfVisit = await visitOptions(tx, rows);
  return (order: Order): Related['bookings'] =>
    rows
      .filter(({ row }) => row.orderId === order.id)
      .map(({ row, visitId, fieldIds, startsAt, ...when }) => ({
        ...row,
        ...when,
        ...(visitId && { visitId }),
        bookingOptions: fieldIds && optionsOfVisit(order, fieldIds),
        changeableUntil: startsAt && changeableUntil(order, startsAt),
      }));
};

const readRefundTimes = async (
  tx: Tx,
  orderIds: readonly string[],
): Promise<Related['refundedAt']> => {
  const rows = await tx
    .select({ voucherNo: orderEvents.voucherNo, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(inArray(orderEvents.orderId, [...orderIds]), eq(orderEvents.event, 'voucher_refunded')),
    );
  return new Map(rows.map(({ voucherNo, at }) => [voucherNo, at]));
};

const readAttempts = async (tx: Tx, orderIds: readonly string[]) => {
  const rows = await tx
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, [...orderIds]))
    .orderBy(desc(paymentAttempts.createdAt));
  return (order: Order): Pick<Related, 'attempt' | 'wasTried'> => ({
    attempt: rows.find(
      (attempt) =>
        attempt.orderId === order.id &&
        (attempt.transactionNo === order.transactionNo ||
          (!order.transactionNo && !DEAD.includes(attempt.status))),
    ),
    wasTried: rows.some(({ orderId }) => orderId === order.id),
  });
};

const readStoppedProducts = async (tx: Tx, list: readonly Order[]): Promise<Set<number>> => {
  const rows = await tx
    .select({ id: productBookingStates.productId })
    .from(productBookingStates)
    .where(
      and(
        inArray(
          productBookingStates.productId,
          list.filter(({ isBooking }) => isBooking).map(({ productId }) => productId),
        ),
        eq(productBookingStates.state, 'stopped'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

const readParents = async (tx: Tx, list: readonly Order[]) => {
  const ids = list.flatMap(({ changeOf }) => (changeOf ? [changeOf] : []));
  return ids.length === 0
    ? []
    : tx
        .select({ id: orders.id, orderNo: orders.orderNo })
        .from(orders)
        .where(inArray(orders.id, ids));
};

const unrelated = (now: number): Related => ({
  now,
  vouchers: [],
  refundedAt: new Map(),
  bookings: [],
  attempt: undefined,
  wasTried: false,
  cards: [],
  lateAmount: 0,
  isStopped: false,
});

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
  const allVouchers = await tx
    .select()
    .from(vouchers)
    .where(inArray(vouchers.orderId, ids))
    .orderBy(asc(vouchers.position));
  const refundedAt = await readRefundTimes(tx, ids);
  const bookingsOf = await readBookings(tx, ids);
  const attemptsOf = await readAttempts(tx, ids);
  const cards = await tx
    .select()
    .from(savedCards)
    .where(inArray(savedCards.userId, [...new Set(list.map((order) => order.userId))]))
    .orderBy(desc(savedCards.isDefault));
  const late = await tx
    .select({ orderId: refunds.orderId, amount: refunds.amount })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), eq(refunds.reason, 'late')));
  const stopped = await readStoppedProducts(tx, list);
  const contributed = await contributedRelations(tx, list);
  const parents = await readParents(tx, list);
  return (order) => ({
    now,
    refundedAt,
    vouchers: allVouchers.filter((voucher) => voucher.orderId === order.id),
    bookings: bookingsOf(order),
    ...attemptsOf(order),
    cards: cards
      .filter((card) => card.userId === order.userId)
      .map(({ id, brand, last4, funding }) => ({ id, brand, last4, type: funding })),
    lateAmount: late
      .filter(({ orderId }) => orderId === order.id)
      .reduce((sum, { amount }) => sum + amount, 0),
    isStopped: stopped.has(order.productId),
    ...contributed(order),
    changeOf: parents.find(({ id }) => id === order.changeOf)?.orderNo,
  });
};
