import type { Api } from '@tapnook/contracts/api';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import { getUser } from '../identity/index.ts';
import { earnCoins, withdrawCoins, type PointTransaction } from './points.service.ts';
import { coinLots, pointTransactions } from './points.tables.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const fieldsOf = (row: PointTransaction, expiry: Date | undefined) => ({
  id: row.id,
  externalId: row.externalId,
  amount: row.amount,
  channel: row.channel,
  type: row.type,
  method: row.method,
  status: row.status,
  userId: row.userId,
  remark: row.remark,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  isWithdraw: row.isWithdraw,
  expiredTime: expiry?.toISOString() ?? null,
});

/** Rows of the ledger with the movements that followed from each. */
const ledgerViews = async (tx: Tx, rows: readonly PointTransaction[]) => {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const lots = await tx
    .select({ transactionId: coinLots.transactionId, expiresAt: coinLots.expiresAt })
    .from(coinLots)
    .where(inArray(coinLots.transactionId, ids));
  const children = await tx
    .select()
    .from(pointTransactions)
    .where(inArray(pointTransactions.parentId, ids))
    .orderBy(pointTransactions.createdAt);
  const expiryOf = (id: string) => lots.find((lot) => lot.transactionId === id)?.expiresAt;
  return rows.map((row) => ({
    ...fieldsOf(row, expiryOf(row.id)),
    backPointTransactions: children
      .filter((child) => child.parentId === row.id)
      .map((child) => fieldsOf(child, undefined)),
  }));
};
const viewOne = async (tx: Tx, row: PointTransaction | undefined) => {
  const [view] = row ? await ledgerViews(tx, [row]) : [];
  if (!view) throw new ApiError('20601');
  return view;
};

/** Gives or takes coins by hand. */
export const adjustCoins = async (
  deps: Deps,
  body: Parameters<Handlers['createPointTransaction']>[0]['body'],
  key: string | undefined,
) =>
  inTransaction(deps.db, async (tx) => {
    const user = /^\d{1,15}$/.test(body.userId)
      ? await getUser(tx, Number(body.userId))
      : undefined;
    if (!user) throw new ApiError('10405');
    const remark = { en_gb: body.remark, zh_hk: body.remark };
    const onceKey = `manual:${key ?? crypto.randomUUID()}`;
    const row =
      body.method === 'IN_ACCOUNT'
        ? await earnCoins(tx, {
            userId: body.userId,
            coins: body.amount,
            channel: 'MANUAL',
            type: 'ADMIN',
            externalId: body.externalId ?? body.userId,
            remark,
            onceKey,
          })
        : await withdrawCoins(tx, {
            userId: body.userId,
            coins: body.amount,
            status: 'WITHDRAW',
            externalId: body.externalId ?? null,
            parentId: null,
            remark,
            onceKey,
          });
    return viewOne(tx, row);
  });

/** Undoes an entry: what is left of it is withdrawn, once. */
export const undoEntry = async (deps: Deps, id: string) =>
  inTransaction(deps.db, async (tx) => {
    const [row] = UUID.test(id)
      ? await tx.select().from(pointTransactions).where(eq(pointTransactions.id, id)).for('update')
      : [];
    if (!row) throw new ApiError('10405');
    if (row.status !== 'ENTRY' || row.isWithdraw) throw new ApiError('20601');
    const taken = await withdrawCoins(tx, {
      userId: row.userId,
      coins: row.amount,
      status: 'WITHDRAW',
      externalId: row.externalId,
      parentId: row.id,
      remark: bilingual('points.takenBack'),
      onceKey: `undo:${row.id}`,
    });
    if (!taken) throw new ApiError('20601');
    await tx
      .update(pointTransactions)
      .set({ isWithdraw: true, updatedAt: sql`app_now()` })
      .where(eq(pointTransactions.id, row.id));
    return viewOne(tx, taken);
  });

/** A person's ledger, the newest first. */
export const listLedger = async (
  deps: Deps,
  { viewer, query }: Call<Api['listPointTransactions']>,
) => {
  const where = and(
    eq(pointTransactions.userId, viewer.userId),
    query.method && eq(pointTransactions.method, query.method),
    query.status && eq(pointTransactions.status, query.status),
  );
  const [total] = await deps.db.select({ total: count() }).from(pointTransactions).where(where);
  const rows = await deps.db
    .select()
    .from(pointTransactions)
    .where(where)
    .orderBy(desc(pointTransactions.createdAt), desc(pointTransactions.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize);
  return {
    totalCount: total?.total ?? 0,
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    items: await ledgerViews(deps.db, rows),
  };
};
