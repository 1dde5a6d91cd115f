import type { Tx } from '../../db/pool.ts';
import { invalidateBookings } from '../booking/index.ts';
import {
  closeReview,
  invalidateVoucher,
  isReturned,
  type Order,
  returnSoldStock,
  type Voucher,
} from '../orders/index.ts';

/**
 * Takes vouchers back with their bookings, and their stock: of a refund, or because the money went
 * back without us. Gives how many places were booked with them.
 */
export const withdrawVouchers = async (
  tx: Tx,
  order: Order,
  all: readonly Voucher[],
  chosen: readonly Voucher[],
): Promise<number> => {
  const isWhole = all.every((voucher) => isReturned(voucher) || chosen.includes(voucher));
  const places = await invalidateBookings(
    tx,
    order,
    chosen.map(({ voucherNo }) => voucherNo),
  );
  for (const voucher of chosen) await invalidateVoucher(tx, voucher);
  // A place that was used once is used: it is not sold again.
  await returnSoldStock(
    tx,
    order,
    chosen.filter((voucher) => voucher.usedCount === 0).length,
    isWhole && all.every((voucher) => voucher.usedCount === 0),
  );
  if (isWhole) await closeReview(tx, order.id);
  return places;
};
