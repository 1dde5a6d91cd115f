import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Alarm } from '../../alarms.ts';
import { type Db, inTransaction } from '../../db/pool.ts';
import { endAllMissedVisits } from '../booking/index.ts';
import { expireCoupons } from '../coupons/index.ts';
import { record, orders } from '../orders/index.ts';
import {
  type Gateway,
  GatewayFault,
  closeOpenAttempt,
  endWithoutPayment,
} from '../payments/index.ts';
import { expireCoins } from '../points/index.ts';
import { closeReviews, expireVouchersOf, ordersWithEndedVouchers } from '../vouchers/index.ts';

export const silent: Alarm = () => undefined;

const LEASE_SECONDS = 30;

const BATCH = 20;

/** Claims some orders whose hold has expired. Orders claimed by another process are skipped. */
const claimEnded = async (db: Db): Promise<readonly string[]> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.code, 'TBP'),
          sql`${orders.holdExpiresAt} <= app_now()`,
          sql`(${orders.sweepUntil} is null or ${orders.sweepUntil} <= app_now())`,
        ),
      )
      .orderBy(orders.id)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map((row) => row.id);
    if (ids.length > 0)
      await tx
        .update(orders)
        .set({ sweepUntil: sql`app_now() + make_interval(secs => ${LEASE_SECONDS})` })
        .where(inArray(orders.id, ids));
    return ids;
  });

/**
 * Keeps the hold while the gateway does not say whether money moved. Records the doubt and raises
 * one alarm.
 */
const recordDoubt = async (db: Db, orderId: string, alarm: Alarm): Promise<void> => {
  const recorded = await inTransaction(db, async (tx) => {
    const doubting = await tx
      .update(orders)
      .set({ doubtSince: sql`coalesce(${orders.doubtSince}, app_now())` })
      .where(and(eq(orders.id, orderId), eq(orders.code, 'TBP'), sql`${orders.doubtSince} is null`))
      .returning({ orderNo: orders.orderNo });
    if (doubting.length > 0)
      await record(tx, { orderId, kind: 'order', event: 'alarm_gateway_doubt' });
    return doubting;
  });
  for (const { orderNo } of recorded)
    alarm('The gateway does not say whether this order was paid', { orderNo });
};

/**
 * Ends one hold. Cancels the attempt at the gateway first, so that a payment that succeeded wins.
 * Returns `doubt` while the gateway or a new attempt may still take money.
 */
export const endHold = async (
  db: Db,
  gateway: Gateway,
  orderId: string,
  reason: 'canceled' | 'expired',
  alarm: Alarm = silent,
): Promise<'ended' | 'paid' | 'doubt'> => {
  try {
    const attempt = await closeOpenAttempt(db, gateway, orderId, reason);
    if (attempt?.status === 'succeeded' || attempt?.status === 'captured') return 'paid';
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    await recordDoubt(db, orderId, alarm);
    return 'doubt';
  }
  const end = await endWithoutPayment(db, orderId, reason);
  return end === 'open' ? 'doubt' : end;
};

/** Ends every expired hold. Returns the number of orders it processed. */
export const expireHolds = async (
  db: Db,
  gateway: Gateway,
  alarm: Alarm = silent,
): Promise<number> => {
  let done = 0;
  for (let ids = await claimEnded(db); ids.length > 0; ids = await claimEnded(db)) {
    for (const id of ids) await endHold(db, gateway, id, 'expired', alarm);
    done += ids.length;
  }
  return done;
};

/** Expires vouchers, missed visits, open reviews, coupons and coins. */
export const expirePeriods = async (db: Db): Promise<void> => {
  for (const orderId of await ordersWithEndedVouchers(db, 200)) await expireVouchersOf(db, orderId);
  await endAllMissedVisits(db);
  await inTransaction(db, (tx) => closeReviews(tx));
  await inTransaction(db, (tx) => expireCoupons(tx));
  await inTransaction(db, (tx) => expireCoins(tx));
};
