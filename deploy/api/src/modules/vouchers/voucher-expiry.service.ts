import { REVIEW_DAYS } from '@tapnook/kernel';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { expireBookings } from '../booking/index.ts';
import { lockOrder, record, refreshOrderState, orders, vouchers } from '../orders/index.ts';

/** Ends the vouchers of one order whose period is over. */
export const expireVouchersOf = async (db: Db, orderId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const ended = await tx
      .update(vouchers)
      .set({
        status: sql`case when ${vouchers.usedCount} > 0 then 'expired_and_redeemed'
          else 'expired_and_unredeemed' end`,
      })
      .where(
        and(
          eq(vouchers.orderId, orderId),
          eq(vouchers.status, 'requires_redeemed'),
          sql`${vouchers.endsAt} <= app_now()`,
        ),
      )
      .returning();
    await record(
      tx,
      ...ended.map((voucher) => ({
        orderId,
        kind: 'voucher' as const,
        event: 'voucher_expired',
        voucherNo: voucher.voucherNo,
        fromState: 'requires_redeemed',
        toState: voucher.status,
      })),
    );
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

/** After 90 days an order can no longer be reviewed. */
export const closeReviews = async (tx: Tx): Promise<void> => {
  const closed = await tx
    .update(orders)
    .set({ reviewStatus: 'DISABLE_REVIEW' })
    .where(
      and(
        eq(orders.reviewStatus, 'PENDING'),
        sql`${orders.firstRedeemedAt} <= app_now() - make_interval(days => ${REVIEW_DAYS})`,
      ),
    )
    .returning({ id: orders.id });
  await record(
    tx,
    ...closed.map(({ id }) => ({
      orderId: id,
      kind: 'review' as const,
      event: 'review_closed',
      fromState: 'PENDING',
      toState: 'DISABLE_REVIEW',
    })),
  );
};
