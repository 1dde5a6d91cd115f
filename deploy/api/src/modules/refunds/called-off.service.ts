import { hongKongInstant } from '@tapnook/kernel';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { createClock } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import { bookedVisitsOn, releaseBooking } from '../booking/index.ts';
import { closeSlots, findProductOwner, productNames } from '../catalog/index.ts';
import { keepVouchers, lockOrder, record, orders, vouchers } from '../orders/index.ts';
import { tellCalledOff } from './called-off-news.service.ts';
import { calledOffDays, calledOffVisits } from './refund-requests.tables.ts';

type Means = Pick<Deps, 'db' | 'env'>;
/** Days in which a shopper chooses another day or the money. */
export const CHOOSE_DAYS = 7;

export interface CallOff {
  readonly productId: number;
  readonly date: string;
  readonly time?: string | undefined;
  readonly reason: string;
  readonly actorId: string;
}
export type CalledOffDay = typeof calledOffDays.$inferSelect;

/** Orders whose own day it is, and visits that were booked for it, with their orders. */
const visitsOf = async (tx: Tx, { productId, date, time }: CallOff) => {
  const dated = await tx
    .select({ orderId: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.productId, productId),
        eq(orders.participationDate, date),
        time === undefined ? undefined : eq(orders.startTime, time),
        inArray(orders.code, ['TBR', 'PTR', 'EXP', 'COM']),
        isNull(orders.changeOf),
      ),
    );
  const booked = await bookedVisitsOn(tx, date, time);
  const ofProduct =
    booked.length > 0
      ? await tx
          .select({ id: orders.id })
          .from(orders)
          .where(
            and(
              eq(orders.productId, productId),
              inArray(
                orders.id,
                booked.map(({ orderId }) => orderId),
              ),
            ),
          )
      : [];
  const ids = new Set(ofProduct.map(({ id }) => id));
  return [
    ...dated.map(({ orderId }) => ({ orderId, bookingId: null })),
    ...booked.filter(({ orderId }) => ids.has(orderId)),
  ];
};

const offerChoice = async (
  tx: Tx,
  env: Deps['env'],
  called: CalledOffDay,
  { orderId, bookingId }: { readonly orderId: string; readonly bookingId: string | null },
): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const [left] = await tx
    .select({ count: count() })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.orderId, orderId),
        inArray(vouchers.status, ['requires_redeemed', 'expired_and_unredeemed']),
      ),
    );
  if (!left?.count) return;
  const [visit] = await tx
    .insert(calledOffVisits)
    .values({
      calledOffId: called.id,
      orderId,
      bookingId,
      day: called.day,
      time: bookingId ? called.time : order.startTime,
      chooseUntil: called.chooseUntil,
    })
    .onConflictDoNothing()
    .returning();
  if (!visit) return;
  if (bookingId) await releaseBooking(tx, order, bookingId);
  // Vouchers of the day stay alive until their holder has chosen.
  else await keepVouchers(tx, order.id, called.chooseUntil);
  await record(tx, { orderId, kind: 'order', event: 'day_called_off' });
  await tellCalledOff(tx, env, order, called, visit, await createClock(tx).now());
};

/**
 * Calls a day off in one transaction: its sale ends, and every order with a place that day is
 * offered another day or all of its money.
 */
export const callOff = (
  { db, env }: Means,
  merchantId: number | null,
  wish: CallOff,
): Promise<CalledOffDay> =>
  inTransaction(db, async (tx) => {
    const product = await findProductOwner(tx, String(wish.productId));
    if (!product || (merchantId !== null && product.merchantId !== merchantId))
      throw new ApiError('10405');
    // Nothing is offered then.
    if ((await closeSlots(tx, wish.productId, wish.date, wish.time)) === 0)
      throw new ApiError('20623');
    const now = await createClock(tx).now();
    // From the day itself on, when it is still to come.
    const from = Math.max(now.getTime(), Date.parse(hongKongInstant(wish.date)));
    const [called] = await tx
      .insert(calledOffDays)
      .values({
        productId: product.id,
        merchantId: product.merchantId,
        day: wish.date,
        time: wish.time ?? null,
        reason: wish.reason,
        actorId: wish.actorId,
        chooseUntil: new Date(from + CHOOSE_DAYS * 86_400_000),
      })
      .returning();
    if (!called) throw new Error('the day was not kept');
    // In one order everywhere, so that two calls at once do not block each other.
    const visits = (await visitsOf(tx, wish)).toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
    for (const visit of visits) await offerChoice(tx, env, called, visit);
    return called;
  });

/** Days as their merchant sees them, with what shoppers have chosen so far. */
export const calledOffViews = async (tx: Tx, list: readonly CalledOffDay[]) => {
  if (list.length === 0) return [];
  const ids = list.map(({ id }) => id);
  const counts = await tx
    .select({ id: calledOffVisits.calledOffId, state: calledOffVisits.state, count: count() })
    .from(calledOffVisits)
    .where(inArray(calledOffVisits.calledOffId, ids))
    .groupBy(calledOffVisits.calledOffId, calledOffVisits.state);
  const names = await productNames(
    tx,
    list.map(({ productId }) => String(productId)),
  );
  return list.map((called) => {
    const mine = counts.filter(({ id }) => id === called.id);
    const of = (state: string): number => mine.find((row) => row.state === state)?.count ?? 0;
    return {
      calledOffId: called.id,
      productId: String(called.productId),
      productName: names.get(String(called.productId)) ?? {
        en_gb: '',
        zh_hk: '',
      },
      date: called.day,
      time: called.time,
      reason: called.reason,
      createdAt: called.createdAt.toISOString(),
      chooseUntil: called.chooseUntil.toISOString(),
      orders: mine.reduce((sum, row) => sum + row.count, 0),
      choosing: of('choosing'),
      moved: of('moved'),
      refunded: of('refunded'),
    };
  });
};

export const listCalledOff = async (
  tx: Tx,
  merchantId: number | null,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
) => {
  const where = merchantId === null ? undefined : eq(calledOffDays.merchantId, merchantId);
  const [total] = await tx.select({ total: count() }).from(calledOffDays).where(where);
  const list = await tx
    .select()
    .from(calledOffDays)
    .where(where)
    .orderBy(desc(calledOffDays.createdAt), desc(calledOffDays.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return {
    totalCount: total?.total ?? 0,
    pageIndex: pageNum,
    pageSize,
    items: await calledOffViews(tx, list),
  };
};
