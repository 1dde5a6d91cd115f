import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { expireBookings } from '../booking/index.ts';
import { expireVouchers, lockOrder, refreshOrderState, vouchers } from '../orders/index.ts';

/** Ends the vouchers of one order whose period is over. */
export const expireVouchersOf = async (db: Db, orderId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const ended = await expireVouchers(tx, orderId);
    await expireBookings(
      tx,
      order,
      ended.map((voucher) => voucher.voucherNo),
    );
    await refreshOrderState(tx, order);
  });

/** Orders that have vouchers whose period is over. */
export const ordersWithEndedVouchers = async (
  tx: Tx,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await tx
    .selectDistinct({ orderId: vouchers.orderId })
    .from(vouchers)
    .where(and(eq(vouchers.status, 'requires_redeemed'), sql`${vouchers.endsAt} <= app_now()`))
    .orderBy(asc(vouchers.orderId))
    .limit(limit);
  return rows.map((row) => row.orderId);
};
