import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { record } from './order-events.service.ts';
import { orders } from './orders.tables.ts';

const LEASE_SECONDS = 30;

/** Claims some orders whose hold has expired. Orders claimed by another process are skipped. */
export const claimEndedHolds = async (tx: Tx, limit: number): Promise<readonly string[]> => {
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
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map((row) => row.id);
  if (ids.length > 0)
    await tx
      .update(orders)
      .set({ sweepUntil: sql`app_now() + make_interval(secs => ${LEASE_SECONDS})` })
      .where(inArray(orders.id, ids));
  return ids;
};

/**
 * The gateway does not say whether the money of an unpaid order moved. Gives the order's number the
 * first time.
 */
export const markDoubtful = async (tx: Tx, orderId: string): Promise<string | undefined> => {
  const [doubting] = await tx
    .update(orders)
    .set({ doubtSince: sql`coalesce(${orders.doubtSince}, app_now())` })
    .where(and(eq(orders.id, orderId), eq(orders.code, 'TBP'), sql`${orders.doubtSince} is null`))
    .returning({ orderNo: orders.orderNo });
  if (doubting) await record(tx, { orderId, kind: 'order', event: 'alarm_gateway_doubt' });
  return doubting?.orderNo;
};
