import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { bilingual } from '../../translations.ts';
import {
  lockOrder,
  markRewardWithdrawn,
  record,
  type Order,
  refreshOrderState,
  rewardKeyOf,
  takeUseBack,
  type Voucher,
  vouchers,
  withdrawReview,
} from '../orders/index.ts';
import { allowEarningAgain, withdrawCoins } from '../points/index.ts';

const tooLate = () =>
  new ApiError('20628', {
    text: bilingual('vouchers.redemptionCanUndoneOne'),
  });

/**
 * The coins of a completed order go back with its completion; refused when they are spent. A second
 * redemption earns them anew.
 */
const takeRewardBack = async (tx: Tx, order: Order): Promise<void> => {
  if (order.rewardCoins === 0) return;
  const { productName } = order.snapshot;
  const taken = await withdrawCoins(tx, {
    userId: order.userId,
    coins: order.rewardCoins,
    status: 'AUTO_WITHDRAW',
    externalId: order.orderNo,
    parentId: null,
    remark: bilingual('vouchers.redemptionUndone', { productName }),
  });
  if (taken?.amount !== order.rewardCoins) throw tooLate();
  await allowEarningAgain(tx, rewardKeyOf(order.id));
  await markRewardWithdrawn(tx, order);
};

const isUndoable = (order: Order, voucher: Voucher, isRecent: boolean): boolean =>
  isRecent &&
  voucher.usedCount > 0 &&
  ['redeemed', 'requires_redeemed'].includes(voucher.status) &&
  // A booked visit has been completed with it, and its place may have been given back.
  !order.isBooking &&
  order.reviewStatus !== 'REVIEWED';

/**
 * Takes the last use of a voucher back within a minute of it: a slip at the counter. 10405 for
 * another merchant's voucher, 20628 when it is too late.
 */
export const undoRedemption = (
  db: Db,
  voucherNo: string,
  merchantId: number | null,
  actor: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [known] = await tx.select().from(vouchers).where(eq(vouchers.voucherNo, voucherNo));
    if (!known || (merchantId !== null && known.merchantId !== merchantId))
      throw new ApiError('10405');
    const order = await lockOrder(tx, known.orderId);
    const [found] = await tx
      .select({
        voucher: vouchers,
        isRecent: sql<boolean>`coalesce(${vouchers.redeemedAt} > app_now() - interval '60 seconds',
          false)`,
      })
      .from(vouchers)
      .where(eq(vouchers.voucherNo, voucherNo))
      .for('update');
    if (!order || !found || !isUndoable(order, found.voucher, found.isRecent)) throw tooLate();
    await takeRewardBack(tx, order);
    await takeUseBack(tx, found.voucher);
    await record(tx, {
      orderId: order.id,
      kind: 'voucher',
      event: 'redemption_undone',
      voucherNo,
      fromState: found.voucher.status,
      toState: 'requires_redeemed',
      actor,
    });
    await withdrawReview(tx, order);
    await refreshOrderState(tx, order, 'order_reopened');
  });
