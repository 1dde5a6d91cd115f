import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import type { AccountNotice } from '../identity/index.ts';
import { notifications } from './notifications.tables.ts';

/** A notice to one account. `link` is a path inside the shop without the locale. */
export interface Notice extends Omit<AccountNotice, 'kind'> {
  readonly kind: (typeof notifications.$inferSelect)['kind'];
}

/** Writes a notice, in the transaction of what it tells. */
export const notify = async (tx: Tx, userId: number, notice: Notice): Promise<void> => {
  await tx.insert(notifications).values({ userId, ...notice });
};

const unreadOf = async (tx: Tx, userId: number): Promise<number> => {
  const [row] = await tx
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
};

export const listNotices = async (
  tx: Tx,
  userId: number,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
) => {
  const mine = eq(notifications.userId, userId);
  const [total] = await tx.select({ total: count() }).from(notifications).where(mine);
  const rows = await tx
    .select()
    .from(notifications)
    .where(mine)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return {
    totalCount: total?.total ?? 0,
    pageIndex: pageNum,
    pageSize,
    unread: await unreadOf(tx, userId),
    items: rows.map(({ userId: _owner, dedupeKey: _key, id, createdAt, readAt, ...row }) => ({
      ...row,
      id: String(id),
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  };
};

/** Marks notices as read, all of them when no ids are given; gives how many are unread then. */
export const readNotices = async (
  tx: Tx,
  userId: number,
  ids: readonly string[] | undefined,
): Promise<{ unread: number }> => {
  const numbers = ids?.map(Number).filter(Number.isSafeInteger);
  if (!numbers || numbers.length > 0) {
    await tx
      .update(notifications)
      .set({ readAt: appNow })
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          numbers && inArray(notifications.id, numbers),
        ),
      );
  }
  return { unread: await unreadOf(tx, userId) };
};
