import { daysBetween, hongKongDay, wholeDollars, type HongKongDay } from '@tapnook/kernel';
import type { CallData } from '@tapnook/platform';

type PointsAmount = CallData<'getPointsAmount'>;
/** Coins that end within so many days are told apart from those that last. */
const EXPIRING_SOON_DAYS = 60;

interface CoinLot {
  readonly coins: number;
  /** Hong Kong day on which they end. */
  readonly until: HongKongDay;
  readonly soon: boolean;
}

/** The lots of a balance by the day they end, the first to end first; lots of one day are one. */
export const lotsByDay = (expiring: PointsAmount['expiring'], now: number): readonly CoinLot[] => {
  const today = hongKongDay(now);
  const byDay = new Map<HongKongDay, number>();
  for (const { amount, expiredTime } of expiring) {
    const day = hongKongDay(expiredTime);
    byDay.set(day, (byDay.get(day) ?? 0) + amount);
  }
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([until, coins]) => ({
      coins,
      until,
      soon: daysBetween(today, until) <= EXPIRING_SOON_DAYS,
    }));
};

export interface CoinBalance {
  /** Lasting coins, with the day the first of them ends. */
  readonly lasting: { readonly coins: number; readonly until: HongKongDay } | null;
  /** Coins that end soon, a line a day. */
  readonly soon: readonly CoinLot[];
  readonly held: number;
  readonly waiting: number;
  /** What the coins offset, in cents: whole dollars, as at checkout. */
  readonly worthCents: number;
  readonly spendable: boolean;
}

/** What the purse shows of a balance. */
export const coinBalanceOf = (amount: PointsAmount, now: number): CoinBalance => {
  const lots = lotsByDay(amount.expiring, now);
  const lasting = lots.filter(({ soon }) => !soon);
  const first = lasting[0];
  return {
    lasting: first
      ? { coins: lasting.reduce((sum, { coins }) => sum + coins, 0), until: first.until }
      : null,
    soon: lots.filter(({ soon }) => soon),
    held: amount.frozenAmount,
    waiting: amount.waitingAmount,
    worthCents: wholeDollars(amount.amount * amount.discountPerCoin),
    spendable: amount.amount >= amount.minimumToSpend,
  };
};
