import { takeFromLots } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';
import { type Movement, now, lockCoins, move, liveLots, asLots } from './coin-lots.ts';
import { coinLots, coinMovements, pointTransactions } from './points.tables.ts';

/**
 * Freezes coins for an order, the lot that expires first, first. False when there are not enough.
 */
export const freezeCoins = async (
  tx: Tx,
  userId: string,
  orderNo: string,
  coins: number,
): Promise<boolean> => {
  if (coins === 0) return true;
  await lockCoins(tx, userId);
  const parts = takeFromLots(asLots(await liveLots(tx, userId)), coins);
  if (!parts) return false;
  const [row] = await tx
    .insert(pointTransactions)
    .values({
      userId,
      externalId: orderNo,
      amount: coins,
      channel: 'PAYMENT',
      type: 'PAYMENT',
      method: 'OUT_ACCOUNT',
      status: 'FROZEN',
      remark: bilingual('points.order', { orderNo }),
    })
    .returning({ id: pointTransactions.id });
  if (!row) throw new Error('the ledger took no row');
  for (const part of parts)
    await move(tx, row.id, 'freeze', part.id, part.coins, 'available', 'frozen');
  return true;
};

const frozenOf = (tx: Tx, orderNo: string) =>
  tx
    .select()
    .from(pointTransactions)
    .where(and(eq(pointTransactions.externalId, orderNo), eq(pointTransactions.status, 'FROZEN')))
    .for('update');

const partsOf = (tx: Tx, transactionId: string, kind: Movement['kind']) =>
  tx
    .select({ lotId: coinMovements.lotId, coins: sql<number>`sum(${coinMovements.coins})::int` })
    .from(coinMovements)
    .where(and(eq(coinMovements.transactionId, transactionId), eq(coinMovements.kind, kind)))
    .groupBy(coinMovements.lotId)
    .orderBy(coinMovements.lotId);

/** The order was paid: its frozen coins are spent. */
export const payCoins = async (tx: Tx, userId: string, orderNo: string): Promise<void> => {
  await lockCoins(tx, userId);
  for (const row of await frozenOf(tx, orderNo)) {
    for (const part of await partsOf(tx, row.id, 'freeze'))
      await move(tx, row.id, 'spend', part.lotId, part.coins, 'frozen', 'spent');
    await tx
      .update(pointTransactions)
      .set({ status: 'PAID', updatedAt: now })
      .where(eq(pointTransactions.id, row.id));
  }
};

/**
 * The order died: its coins return, and the time they were frozen does not count towards their
 * expiry.
 */
export const returnCoins = async (tx: Tx, userId: string, orderNo: string): Promise<void> => {
  await lockCoins(tx, userId);
  for (const row of await frozenOf(tx, orderNo)) {
    for (const part of await partsOf(tx, row.id, 'freeze')) {
      await move(tx, row.id, 'return', part.lotId, part.coins, 'frozen', 'available');
      await tx
        .update(coinLots)
        .set({
          expiresAt: sql`${coinLots.expiresAt} + (app_now() -
            ${row.createdAt.toISOString()}::timestamptz)`,
        })
        .where(eq(coinLots.id, part.lotId));
    }
    await tx
      .update(pointTransactions)
      .set({ status: 'PAID_FAILED', updatedAt: now })
      .where(eq(pointTransactions.id, row.id));
  }
};

/** Gives spent coins back into the lots they came from, as part of a refund. */
export const refundCoins = async (
  tx: Tx,
  userId: string,
  orderNo: string,
  coins: number,
): Promise<void> => {
  if (coins <= 0) return;
  await lockCoins(tx, userId);
  const [paid] = await tx
    .select()
    .from(pointTransactions)
    .where(
      and(
        eq(pointTransactions.externalId, orderNo),
        eq(pointTransactions.type, 'PAYMENT'),
        sql`${pointTransactions.status} in ('PAID', 'REFUNDED')`,
        sql`${pointTransactions.parentId} is null`,
      ),
    )
    .for('update');
  if (!paid) return;
  const [back] = await tx
    .insert(pointTransactions)
    .values({
      userId,
      externalId: orderNo,
      parentId: paid.id,
      amount: coins,
      channel: 'PAYMENT',
      type: 'PAYMENT',
      method: 'IN_ACCOUNT',
      status: 'REFUNDED',
      remark: bilingual('points.refundOrder', { orderNo }),
    })
    .returning({ id: pointTransactions.id });
  if (!back) throw new Error('the ledger took no row');
  const given = new Map(
    (
      await tx.execute<{ lot_id: string; coins: string }>(sql`
    select m.lot_id, sum(m.coins)::text as coins from coin_movements m
      join point_transactions t on t.id = m.transaction_id
    where t.parent_id = ${paid.id} and m.kind = 'refund' group by m.lot_id`)
    ).rows.map((row) => [row.lot_id, Number(row.coins)]),
  );
  let left = coins;
  for (const part of await partsOf(tx, paid.id, 'spend')) {
    const take = Math.min(left, part.coins - (given.get(part.lotId) ?? 0));
    if (take > 0) await move(tx, back.id, 'refund', part.lotId, take, 'spent', 'available');
    left -= Math.max(0, take);
  }
};
