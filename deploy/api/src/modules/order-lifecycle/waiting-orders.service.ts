import { CONFIRMATION_HOURS } from '@tapnook/kernel';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { codeOf } from '../../errors.ts';
import { askToConfirm, notifyRefund } from '../order-emails/index.ts';
import { orders } from '../orders/index.ts';
import { endWaitingOrder } from '../refunds/index.ts';

/** Hours after payment at which a merchant is reminded to confirm an order. */
const REMIND_AFTER_HOURS = 18;

const paidBefore = (hours: number) =>
  and(
    eq(orders.code, 'TBC'),
    sql`${orders.paidAt} <= app_now() - make_interval(hours => ${hours})`,
  );

const remind = ({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<number> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(orders)
      .where(and(paidBefore(REMIND_AFTER_HOURS), isNull(orders.confirmRemindedAt)))
      .limit(50)
      .for('update', { skipLocked: true });
    for (const order of due) {
      await askToConfirm(tx, env, order, true);
      await tx
        .update(orders)
        .set({ confirmRemindedAt: sql`app_now()` })
        .where(eq(orders.id, order.id));
    }
    return due.length;
  });

/**
 * The clock of orders that wait for their merchant: a reminder, and after 24 hours the end with all
 * of the money. Answers how many ended.
 */
export const moveConfirmationClocks = async ({
  db,
  env,
  clock,
}: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<number> => {
  await remind({ db, env });
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(paidBefore(CONFIRMATION_HOURS))
    .limit(50);
  const notify = notifyRefund(env, await clock.now());
  for (const { id } of due) {
    try {
      await endWaitingOrder(db, id, 'unconfirmed', null, notify);
    } catch (error) {
      // Confirmed, rejected or withdrawn in the same moment: that stands.
      if (codeOf(error) !== '20601') throw error;
    }
  }
  return due.length;
};
