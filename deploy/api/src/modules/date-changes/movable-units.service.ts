import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { isReturned, type Order, vouchersOf } from '../orders/index.ts';

/**
 * How many units of an order still have the day that was bought. Throws 20628 when one of them was
 * used, or none can be.
 */
export const movableUnits = async (tx: Tx, order: Order): Promise<number> => {
  const all = await vouchersOf(tx, order.id);
  const live = all.filter((voucher) => !isReturned(voucher));
  const isMovable =
    order.code === 'TBR' &&
    order.participationDate !== null &&
    order.redemptionHold === null &&
    live.length > 0 &&
    live.every(({ status, usedCount }) => status === 'requires_redeemed' && usedCount === 0);
  if (!isMovable) throw new ApiError('20628');
  return live.length;
};
