import { defineSlot } from '@tapnook/platform';
import { CoinMeter } from '../../features/coins/coin-meter.tsx';

/** Balance, waiting and expiring coins of the signed-in shopper. */
export const slot = defineSlot<Record<string, never>>({ Component: CoinMeter });
