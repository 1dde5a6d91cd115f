import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { coinLots, coinMovements } from './points.tables.ts';

export type Movement = typeof coinMovements.$inferInsert;

export const now = sql`app_now()`;

export const isLive = sql`${coinLots.expiresAt} > app_now()`;

/**
 * One person's coins move one step at a time: everything that changes lots takes this lock first.
 */
export const lockCoins = (tx: Tx, userId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coins:${userId}`}, 0))`);

export const move = async (
  tx: Tx,
  transactionId: string,
  kind: Movement['kind'],
  lotId: string,
  coins: number,
  from: 'available' | 'frozen' | 'spent',
  to: 'available' | 'frozen' | 'spent' | 'expired' | 'withdrawn',
): Promise<void> => {
  await tx
    .update(coinLots)
    .set({ [from]: sql`${coinLots[from]} - ${coins}`, [to]: sql`${coinLots[to]} + ${coins}` })
    .where(eq(coinLots.id, lotId));
  await tx.insert(coinMovements).values({ transactionId, lotId, kind, coins });
};

export const liveLots = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(coinLots)
    .where(and(eq(coinLots.userId, userId), gt(coinLots.available, 0), isLive))
    .orderBy(asc(coinLots.id))
    .for('update');

export const asLots = (rows: Awaited<ReturnType<typeof liveLots>>) =>
  rows.map((lot) => ({ id: lot.id, left: lot.available, expiresAt: lot.expiresAt.getTime() }));
