import { wholeDollars } from './money.ts';

/** 10 coins offset HK$1 (part 3): one coin is ten cents. */
export const CENTS_PER_COIN = 10;
/** Spending needs more than this many coins held. */
export const COINS_TO_EXCEED = 10;
/** Months that a lot of coins lives after its issue or its last renewal. */
export const COIN_LIFE_MONTHS = 12;
/** Dollars paid for each coin, where the product says nothing. */
export const DEFAULT_REWARD_RATIO = 10;

/**
 * Coins that an order takes and what they offset: as many as help, never more than are held or than
 * is left to pay. They go in whole dollars: amounts are shown without cents, and what is shown is
 * what is charged.
 */
export const coinsToSpend = (
  held: number,
  payableCents: number,
): { readonly coins: number; readonly cents: number } => {
  const cents =
    held > COINS_TO_EXCEED
      ? wholeDollars(Math.max(0, Math.min(held * CENTS_PER_COIN, payableCents)))
      : 0;
  return { coins: cents / CENTS_PER_COIN, cents };
};

/** Coins for a completed order: `floor(HKD paid / ratio)` (part 3). */
export const coinsForPurchase = (paidCents: number, ratio: number = DEFAULT_REWARD_RATIO): number =>
  ratio > 0 && paidCents > 0 ? Math.floor(paidCents / 100 / ratio) : 0;

/** A lot of coins; `expiresAt` in epoch milliseconds. */
export interface CoinLot {
  readonly id: string;
  readonly left: number;
  readonly expiresAt: number;
}

/**
 * Which lots a spending takes: the one that expires first, first. Undefined when they do not hold
 * enough.
 */
export const takeFromLots = (
  lots: readonly CoinLot[],
  coins: number,
): readonly { readonly id: string; readonly coins: number }[] | undefined => {
  const taken: { id: string; coins: number }[] = [];
  let wanted = coins;
  for (const lot of lots.toSorted((a, b) => a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1))) {
    const part = Math.min(wanted, lot.left);
    if (part > 0) taken.push({ id: lot.id, coins: part });
    wanted -= part;
  }
  return wanted === 0 ? taken : undefined;
};
