import { CONFIRMATION_HOURS } from '@tapnook/kernel';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { codeOf } from '../../errors.ts';
import { askToConfirm, notifyRefund } from '../order-emails/index.ts';
import { findWaitingOrders, lockUnreminded, markConfirmReminded } from '../orders/index.ts';
import { endWaitingOrder } from '../refunds/index.ts';

/** Hours after payment at which a merchant is reminded to confirm an order. */
const REMIND_AFTER_HOURS = 18;

const BATCH = 50;

const remind = ({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<number> =>
  inTransaction(db, async (tx) => {
    const due = await lockUnreminded(tx, REMIND_AFTER_HOURS, BATCH);
    for (const order of due) {
      await askToConfirm(tx, env, order, true);
      await markConfirmReminded(tx, order.id);
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
  const due = await findWaitingOrders(db, CONFIRMATION_HOURS, BATCH);
  const notify = notifyRefund(env, await clock.now());
  for (const id of due) {
    try {
      await endWaitingOrder(db, id, 'unconfirmed', null, notify);
    } catch (error) {
      // Confirmed, rejected or withdrawn in the same moment: that stands.
      if (codeOf(error) !== '20601') throw error;
    }
  }
  return due.length;
};
