import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { record } from './order-events.service.ts';
import type { Voucher } from './order-state.service.ts';
import { vouchers } from './orders.tables.ts';

/** Vouchers of a paid order come into being. */
export const addVouchers = async (
  tx: Tx,
  issued: readonly (typeof vouchers.$inferInsert)[],
): Promise<void> => {
  await tx.insert(vouchers).values([...issued]);
};

/** One use of a voucher: one conditional update. 20622 when it has none left, or not now. */
export const useVoucher = async (tx: Tx, voucherNo: string): Promise<Voucher> => {
  const [used] = await tx
    .update(vouchers)
    .set({
      usedCount: sql`${vouchers.usedCount} + 1`,
      status: sql`case when ${vouchers.usedCount} + 1 >= ${vouchers.usageLimit} then 'redeemed'
        else 'requires_redeemed' end`,
      redeemedAt: sql`app_now()`,
    })
    .where(
      and(
        eq(vouchers.voucherNo, voucherNo),
        eq(vouchers.status, 'requires_redeemed'),
        sql`${vouchers.usedCount} < ${vouchers.usageLimit}`,
        sql`${vouchers.startsAt} <= app_now()`,
        sql`${vouchers.endsAt} > app_now()`,
      ),
    )
    .returning();
  if (!used) throw new ApiError('20622');
  return used;
};

/** The last use of a voucher, which is locked, was a slip. */
export const takeUseBack = async (
  tx: Tx,
  { voucherNo, usedCount }: Pick<Voucher, 'voucherNo' | 'usedCount'>,
): Promise<void> => {
  await tx
    .update(vouchers)
    .set({ usedCount: usedCount - 1, status: 'requires_redeemed', redeemedAt: null })
    .where(eq(vouchers.voucherNo, voucherNo));
};

/** Ends the vouchers of an order whose period is over. */
export const expireVouchers = async (tx: Tx, orderId: string): Promise<readonly Voucher[]> => {
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
  return ended;
};

/** A voucher is given back. 20622 when it is no longer as it was read. */
export const invalidateVoucher = async (tx: Tx, voucher: Voucher): Promise<void> => {
  const toState = voucher.status === 'expired_and_unredeemed' ? 'expired_and_invalid' : 'invalid';
  const [changed] = await tx
    .update(vouchers)
    .set({ status: toState })
    .where(
      and(
        eq(vouchers.voucherNo, voucher.voucherNo),
        eq(vouchers.status, voucher.status),
        eq(vouchers.usedCount, voucher.usedCount),
      ),
    )
    .returning({ voucherNo: vouchers.voucherNo });
  if (!changed) throw new ApiError('20622');
  await record(tx, {
    orderId: voucher.orderId,
    kind: 'voucher',
    event: 'voucher_refunded',
    voucherNo: voucher.voucherNo,
    fromState: voucher.status,
    toState,
  });
};

/** What is unused of an order stays alive until then at least. */
export const keepVouchers = async (tx: Tx, orderId: string, until: Date): Promise<void> => {
  await tx
    .update(vouchers)
    .set({ endsAt: sql`greatest(${vouchers.endsAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(vouchers.orderId, orderId), eq(vouchers.status, 'requires_redeemed')));
};
