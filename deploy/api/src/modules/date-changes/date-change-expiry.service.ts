import { and, eq, lte, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { codeOf } from '../../errors.ts';
import { lockOrder } from '../orders/index.ts';
import { decideChange } from './date-change-settlement.service.ts';
import { orderChanges } from './date-changes.tables.ts';

/** Ends the changes that their merchants did not confirm in time: the old day stays. */
export const expireDateChanges = async ({ db }: Pick<Deps, 'db'>): Promise<number> => {
  const due = await db
    .select({ id: orderChanges.id, orderId: orderChanges.orderId })
    .from(orderChanges)
    .where(and(eq(orderChanges.state, 'waiting'), lte(orderChanges.confirmBy, sql`app_now()`)))
    .limit(50);
  for (const { id, orderId } of due) {
    try {
      await inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order) await decideChange(tx, order, id, false);
      });
    } catch (error) {
      // The merchant answered in the same moment: that stands.
      if (codeOf(error) !== '20628') throw error;
    }
  }
  return due.length;
};
