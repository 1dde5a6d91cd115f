import { defineSlot } from '@tapnook/platform';
import { CoinHistory } from '../../features/coins/coin-history.tsx';

/** The ledger with filters and paging. */
export const slot = defineSlot<Record<string, never>>({ Component: CoinHistory });
