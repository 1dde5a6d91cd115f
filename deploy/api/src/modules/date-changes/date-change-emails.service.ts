import { links } from '@tapnook/contracts';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { deskOf } from '../../emails/backoffice-address.ts';
import {
  dateChangeEmail,
  dateChangeTitle,
  deskDateChangeEmail,
} from '../../emails/date-change.email.ts';
import { bilingual } from '../../translations.ts';
import { readMerchantAccount } from '../identity/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { readOrderEmailContext } from '../order-emails/index.ts';
import { type Order, orders } from '../orders/index.ts';
import type { OrderChange } from './date-change-settlement.service.ts';
import { orderChanges } from './date-changes.tables.ts';

const tell = async (
  tx: Tx,
  env: Deps['env'],
  order: Order,
  change: OrderChange,
  now: Date,
): Promise<void> => {
  const context = await readOrderEmailContext(tx, env, order, now);
  if (context) await enqueueMail(tx, dateChangeEmail(context, change));
  await notify(tx, Number(order.userId), {
    kind: 'order',
    title: dateChangeTitle(change),
    body: bilingual('notice.aboutOrder', {
      product: order.snapshot.productName,
      orderNo: order.orderNo,
    }),
    link: links.profile('order', order.orderNo),
  });
  // A merchant who confirms or rejects a day knows of it.
  if (change.state === 'ended') return;
  const account = await readMerchantAccount(tx, order.merchantId);
  await enqueueMail(tx, deskDateChangeEmail(deskOf(account, env.MAIL_FROM), order, change));
};

/** Tells shopper and merchant of each step of a change, once however many processes run. */
export const mailDateChanges = async ({
  db,
  env,
  clock,
}: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<number> => {
  const now = await clock.now();
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(orderChanges)
      .where(and(ne(orderChanges.state, 'held'), isNull(orderChanges.mailedAt)))
      .orderBy(asc(orderChanges.createdAt))
      .limit(50)
      .for('update', { skipLocked: true });
    for (const change of due) {
      const [order] = await tx.select().from(orders).where(eq(orders.id, change.orderId));
      // A hold that ran out unpaid was never more than a wish.
      const isWish = change.state === 'ended' && change.confirmBy === null;
      if (order && change.cause === 'shopper' && !isWish) await tell(tx, env, order, change, now);
      else if (order && change.cause === 'called_off') await tell(tx, env, order, change, now);
      await tx
        .update(orderChanges)
        .set({ mailedAt: sql`app_now()` })
        .where(eq(orderChanges.id, change.id));
    }
    return due.length;
  });
};
