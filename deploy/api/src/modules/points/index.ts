import type { ApiModule } from '../../module.ts';
import { pointHandlers } from './points.routes.ts';

/** Tapcoins: balance, ledger, and what administrators do by hand. */
export const pointsModule: ApiModule = { name: 'points', handlers: pointHandlers };

export { spendableCoins } from './coin-balance.service.ts';
export { freezeCoins, payCoins, refundCoins, returnCoins } from './order-coins.service.ts';
export { allowEarningAgain, earnCoins, expireCoins, withdrawCoins } from './points.service.ts';
export { findEntryId } from './points.service.ts';
export { firstExpiryOf } from './coin-balance.service.ts';
