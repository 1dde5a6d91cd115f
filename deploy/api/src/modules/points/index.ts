import type { ApiModule } from '../../module.ts';
import { pointHandlers } from './points.routes.ts';

/** Tapcoins: balance, ledger, and what administrators do by hand. */
export const pointsModule: ApiModule = { name: 'points', handlers: pointHandlers };

export { spendableCoins } from './coin-balance.service.ts';
export { freezeCoins, payCoins, refundCoins, returnCoins } from './order-coins.service.ts';
export { earnCoins, expireCoins, withdrawCoins } from './points.service.ts';
export { coinLots, pointTransactions } from './points.tables.ts';
