import type { Api } from '@tapnook/contracts/api';
import { CENTS_PER_COIN, COINS_TO_EXCEED } from '@tapnook/kernel';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { isLive } from './coin-lots.ts';
import { coinLots } from './points.tables.ts';

/** Coins that can be spent now. */
export const spendableCoins = async (tx: Tx, userId: string): Promise<number> => {
  const [row] = await tx
    .select({ coins: sql<number>`coalesce(sum(${coinLots.available}), 0)::int` })
    .from(coinLots)
    .where(and(eq(coinLots.userId, userId), isLive));
  return row?.coins ?? 0;
};

/** Balance of a shopper (part 2: points/amount). */
export const readAmount = async (
  tx: Tx,
  userId: string,
): Promise<z.input<Api['getPointsAmount']['data']>> => {
  const lots = await tx
    .select()
    .from(coinLots)
    .where(
      and(eq(coinLots.userId, userId), isLive, sql`${coinLots.available} + ${coinLots.frozen} > 0`),
    )
    .orderBy(asc(coinLots.expiresAt));
  const { rows } = await tx.execute<{ waiting: string }>(
    sql`select coalesce(sum(coins), 0)::text as waiting from review_rewards
      where user_id = ${userId} and state = 'waiting'`,
  );
  return {
    amount: lots.reduce((sum, lot) => sum + lot.available, 0),
    frozenAmount: lots.reduce((sum, lot) => sum + lot.frozen, 0),
    waitingAmount: Number(rows[0]?.waiting ?? 0),
    expiring: lots
      .filter((lot) => lot.available > 0)
      .map((lot) => ({ amount: lot.available, expiredTime: lot.expiresAt.toISOString() })),
    discountPerCoin: CENTS_PER_COIN,
    minimumToSpend: COINS_TO_EXCEED + 1,
  };
};

/** When the first of somebody's spendable coins expires (ISO instant); null without any. */
export const firstExpiryOf = async (tx: Tx, userId: string): Promise<string | null> => {
  const [first] = await tx
    .select({
      at: sql<
        string | null
      >`to_char(min(${coinLots.expiresAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(coinLots)
    .where(
      and(
        eq(coinLots.userId, userId),
        gt(coinLots.available, 0),
        sql`${coinLots.expiresAt} > app_now()`,
      ),
    );
  return first?.at ?? null;
};
