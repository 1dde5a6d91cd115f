import type { ApiModule } from '../../module.ts';
import { voucherHandlers } from './vouchers.routes.ts';

/** Vouchers: issued, redeemed, withdrawn, expired, and printed. */
export const vouchersModule: ApiModule = { name: 'vouchers', handlers: voucherHandlers };

export { undoRedemption } from './redemption-undo.service.ts';
export { voucherDocument } from './voucher-document.ts';
export { expireVouchersOf, ordersWithEndedVouchers } from './voucher-expiry.service.ts';
export { givenVoucherNos, resolveVoucherNo } from './voucher-number.service.ts';
export {
  markGiftClaimed,
  type Gift,
  giveVoucher,
  markGiftMailed,
  markGiftTakenBack,
} from './voucher-gifts.service.ts';
export { digestOfToken, insertToken, redeem } from './voucher-redemption.service.ts';
export { withdrawVouchers } from './voucher-withdrawal.service.ts';
export { issueVouchers } from './vouchers.service.ts';
export { voucherGifts } from './vouchers.tables.ts';
