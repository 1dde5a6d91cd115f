import type { LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { CENTS_PER_COIN, COIN_LIFE_MONTHS, COINS_TO_EXCEED, takeFromLots } from '@tapnook/kernel';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { coinLots, coinMovements, pointTransactions } from './points.tables.ts';

export type PointTransaction = typeof pointTransactions.$inferSelect;
type Movement = typeof coinMovements.$inferInsert;

const now = sql`app_now()`;
const isLive = sql`${coinLots.expiresAt} > app_now()`;
/** The clock of frozen coins stands still (part 3), so their lot lives on whatever its date says. */
const isAlive = sql`(${isLive} or ${coinLots.frozen} > 0)`;
/** A year by the calendar of Hong Kong: coins of a 29 February end on the 28th, whatever day it is elsewhere. */
const yearEnd = sql`(app_now() at time zone 'Asia/Hong_Kong' + make_interval(months => ${COIN_LIFE_MONTHS})) at time zone 'Asia/Hong_Kong'`;

/** One person's coins move one step at a time: everything that changes lots takes this lock first. */
const lockCoins = (tx: Tx, userId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coins:${userId}`}, 0))`);

/** Coins that can be spent now. */
export const spendableCoins = async (tx: Tx, userId: string): Promise<number> => {
  const [row] = await tx
    .select({ coins: sql<number>`coalesce(sum(${coinLots.available}), 0)::int` })
    .from(coinLots)
    .where(and(eq(coinLots.userId, userId), isLive));
  return row?.coins ?? 0;
};

export interface Earning {
  readonly userId: string;
  readonly coins: number;
  readonly channel: PointTransaction['channel'];
  readonly type: PointTransaction['type'];
  readonly externalId: string;
  readonly remark: LocalisedText;
  readonly onceKey: string;
}
/** Mints a lot that lives 12 months and renews every live lot to the later expiry. Undefined when the key was used before. */
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

const move = async (
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

const liveLots = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(coinLots)
    .where(and(eq(coinLots.userId, userId), gt(coinLots.available, 0), isLive))
    .orderBy(asc(coinLots.id))
    .for('update');
const asLots = (rows: Awaited<ReturnType<typeof liveLots>>) =>
  rows.map((lot) => ({ id: lot.id, left: lot.available, expiresAt: lot.expiresAt.getTime() }));

/** Freezes coins for an order, the lot that expires first, first. False when there are not enough. */
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
      remark: { en_gb: `Order ${orderNo}`, zh_hk: `訂單 ${orderNo}` },
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

/** The order died: its coins return, and the time they were frozen does not count towards their expiry. */
export const returnCoins = async (tx: Tx, userId: string, orderNo: string): Promise<void> => {
  await lockCoins(tx, userId);
  for (const row of await frozenOf(tx, orderNo)) {
    for (const part of await partsOf(tx, row.id, 'freeze')) {
      await move(tx, row.id, 'return', part.lotId, part.coins, 'frozen', 'available');
      await tx
        .update(coinLots)
        .set({
          expiresAt: sql`${coinLots.expiresAt} + (app_now() - ${row.createdAt.toISOString()}::timestamptz)`,
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
      remark: { en_gb: `Refund of order ${orderNo}`, zh_hk: `訂單 ${orderNo} 退款` },
    })
    .returning({ id: pointTransactions.id });
  if (!back) throw new Error('the ledger took no row');
  const given = new Map(
    (
      await tx.execute<{ lot_id: string; coins: string }>(sql`
    select m.lot_id, sum(m.coins)::text as coins from coin_movements m join point_transactions t on t.id = m.transaction_id
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

/** Takes coins away: by hand (WITHDRAW), or because what earned them is gone (AUTO_WITHDRAW). Answers how many there were to take. */
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

/** Ends the lots of some people whose time has come; any number of processes may do it. Answers how many lots. */
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
        remark: { en_gb: 'Expired after 12 months', zh_hk: '12個月後到期' },
      })
      .returning({ id: pointTransactions.id });
    if (row) await move(tx, row.id, 'expire', lot.id, lot.available, 'available', 'expired');
  }
  return lots.length;
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
    sql`select coalesce(sum(coins), 0)::text as waiting from review_rewards where user_id = ${userId} and state = 'waiting'`,
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
