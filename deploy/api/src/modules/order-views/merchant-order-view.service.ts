import { maskedNumber } from '@tapnook/kernel';
import type { Tx } from '../../db/pool.ts';
import type { Order, MerchantOrderView } from '../orders/index.ts';
import { orderViews } from './order-view.service.ts';

const MERCHANT_FIELDS = [
  'orderId',
  'orderNo',
  'productId',
  'productName',
  'productImages',
  'planName',
  'quantity',
  'people',
  'customerName',
  'totalAmount',
  'paymentAmount',
  'refundedAmount',
  'currency',
  'orderStatus',
  'vouchersRedeemStatus',
  'vouchers',
  'purchaseTime',
  'payTime',
  'participationTime',
  'merchantId',
  'isBooking',
  'bookStatus',
  'endReason',
  'customerSummary',
] as const satisfies readonly (keyof MerchantOrderView)[];

/** A voucher without the number that redeems it: only whoever holds the voucher can show that. */
const maskedVoucher = (
  voucher: MerchantOrderView['vouchers'][number],
): MerchantOrderView['vouchers'][number] => {
  const voucherNo = maskedNumber(voucher.voucherNo);
  return { ...voucher, voucherNo, voucher: voucherNo };
};

/**
 * Orders as a merchant sees them, without email address, phone number and identity card, and with
 * masked voucher numbers.
 */
export const merchantOrderViews = async (
  tx: Tx,
  list: readonly Order[],
): Promise<MerchantOrderView[]> =>
  (await orderViews(tx, list)).map((view) => ({
    ...(Object.fromEntries(
      MERCHANT_FIELDS.map((field) => [field, view[field]]),
    ) as unknown as MerchantOrderView),
    vouchers: view.vouchers.map(maskedVoucher),
  }));
