import type { ApiModule } from '../../module.ts';
import { voucherHandlers } from './vouchers.routes.ts';

/** Vouchers: issued, redeemed, withdrawn, expired, and printed. */
export const vouchersModule: ApiModule = { name: 'vouchers', handlers: voucherHandlers };
