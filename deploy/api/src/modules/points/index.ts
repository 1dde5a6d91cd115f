import type { ApiModule } from '../../module.ts';
import { pointHandlers } from './points.routes.ts';

/** Tapcoins: balance, ledger, and what administrators do by hand. */
export const pointsModule: ApiModule = { name: 'points', handlers: pointHandlers };
