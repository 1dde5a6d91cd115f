import type { LocalisedText } from '@tapnook/contracts';
import { COIN_LIFE_MONTHS, takeFromLots } from '@tapnook/kernel';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';
import { isLive, lockCoins, move, liveLots, asLots } from './coin-lots.ts';
import { coinLots, coinMovements, pointTransactions } from './points.tables.ts';

export type PointTransaction = typeof pointTransactions.$inferSelect;

/**
 * The clock of frozen coins stands still (part 3), so their lot lives on whatever its date says.
 */
const isAlive = sql`(${isLive} or ${coinLots.frozen} > 0)`;

/**
 * A year by the calendar of Hong Kong: coins of a 29 February end on the 28th, whatever day it is
 * elsewhere.
 */
const yearEnd = sql`(app_now() at time zone 'Asia/Hong_Kong' +
  make_interval(months => ${COIN_LIFE_MONTHS})) at time zone 'Asia/Hong_Kong'`;

export interface Earning {
  readonly userId: string;
  readonly coins: number;
  readonly channel: PointTransaction['channel'];
  readonly type: PointTransaction['type'];
  readonly externalId: string;
  readonly remark: LocalisedText;
  readonly onceKey: string;
}

/**
 * Mints a lot that lives 12 months and renews every live lot to the later expiry. Undefined when
 * the key was used before.
 */
export const earnCoins = async (
  tx: Tx,
  earning: Earning,
): Promise<PointTransaction | undefined> => {
  if (earning.coins <= 0) return undefined;
  await lockCoins(tx, earning.userId);
  const { coins, ...rest } = earning;
  const [row] = await tx
    .insert(pointTransactions)
    .values({ ...rest, amount: coins, method: 'IN_ACCOUNT', status: 'ENTRY' })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  const [lot] = await tx
    .insert(coinLots)
    .values({
      userId: earning.userId,
      transactionId: row.id,
      minted: coins,
      available: coins,
      expiresAt: yearEnd,
    })
    .returning();
  if (lot)
    await tx
      .insert(coinMovements)
      .values({ transactionId: row.id, lotId: lot.id, kind: 'mint', coins });
  await tx
    .update(coinLots)
    .set({ expiresAt: sql`greatest(${coinLots.expiresAt}, ${yearEnd})` })
    .where(and(eq(coinLots.userId, earning.userId), isAlive));
  return row;
};

/** What earned coins once was undone, and the coins were withdrawn: it may earn them anew. */
export const allowEarningAgain = async (tx: Tx, onceKey: string): Promise<void> => {
  await tx.execute(
    sql`update point_transactions set once_key = once_key || ':undone:' || id
      where once_key = ${onceKey}`,
  );
};

/**
 * Takes coins away: by hand (WITHDRAW), or because what earned them is gone (AUTO_WITHDRAW).
 * Answers how many there were to take.
 */
export const withdrawCoins = async (
  tx: Tx,
  input: {
    readonly userId: string;
    readonly coins: number;
    readonly status: 'WITHDRAW' | 'AUTO_WITHDRAW';
    readonly externalId: string | null;
    readonly parentId: string | null;
    readonly remark: LocalisedText;
    readonly onceKey?: string;
  },
): Promise<PointTransaction | undefined> => {
  await lockCoins(tx, input.userId);
  const lots = asLots(await liveLots(tx, input.userId));
  const coins = Math.min(
    input.coins,
    lots.reduce((sum, lot) => sum + lot.left, 0),
  );
  if (coins <= 0) return undefined;
  const { userId, status, externalId, parentId, remark, onceKey } = input;
  const [row] = await tx
    .insert(pointTransactions)
    .values({
      userId,
      status,
      externalId,
      parentId,
      remark,
      onceKey: onceKey ?? null,
      amount: coins,
      channel: 'MANUAL',
      type: 'ADMIN',
      method: 'OUT_ACCOUNT',
      isWithdraw: true,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  for (const part of takeFromLots(lots, coins) ?? [])
    await move(tx, row.id, 'withdraw', part.id, part.coins, 'available', 'withdrawn');
  return row;
};

/**
 * Ends the lots of some people whose time has come; any number of processes may do it. Answers how
 * many lots.
 */
export const expireCoins = async (tx: Tx, limit = 200): Promise<number> => {
  const lots = await tx
    .select()
    .from(coinLots)
    .where(and(gt(coinLots.available, 0), sql`${coinLots.expiresAt} <= app_now()`))
    .orderBy(asc(coinLots.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const lot of lots) {
    const [row] = await tx
      .insert(pointTransactions)
      .values({
        userId: lot.userId,
        externalId: null,
        parentId: lot.transactionId,
        amount: lot.available,
        channel: 'EXPIRED',
        type: 'ADMIN',
        method: 'OUT_ACCOUNT',
        status: 'EXPIRED',
        remark: bilingual('points.expiredAfter12Months'),
      })
      .returning({ id: pointTransactions.id });
    if (row) await move(tx, row.id, 'expire', lot.id, lot.available, 'available', 'expired');
  }
  return lots.length;
};

/** The entry that was made for something outside, such as a review. */
export const findEntryId = async (tx: Tx, externalId: string): Promise<string | undefined> => {
  const [entry] = await tx
    .select({ id: pointTransactions.id })
    .from(pointTransactions)
    .where(and(eq(pointTransactions.externalId, externalId), eq(pointTransactions.status, 'ENTRY')))
    .limit(1);
  return entry?.id;
};
