import { REVIEW_DAYS } from '@tapnook/kernel';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { record, type Order } from './order-events.service.ts';
import { orders } from './orders.tables.ts';

/** The first redemption opens an order for review. */
export const openReview = async (tx: Tx, orderId: string): Promise<void> => {
  await tx
    .update(orders)
    .set({ firstRedeemedAt: sql`app_now()`, reviewStatus: 'PENDING' })
    .where(and(eq(orders.id, orderId), isNull(orders.firstRedeemedAt)));
  await record(tx, { orderId, kind: 'review', event: 'review_open', toState: 'PENDING' });
};

/** Its shopper reviewed it. */
export const markReviewed = async (tx: Tx, orderId: string): Promise<void> => {
  await tx
    .update(orders)
    .set({ reviewStatus: 'REVIEWED' })
    .where(and(eq(orders.id, orderId), eq(orders.reviewStatus, 'PENDING')));
};

/** Nothing of the order is used any more: there is nothing to review yet. */
export const withdrawReview = async (tx: Tx, order: Order): Promise<void> => {
  const { rowCount } = await tx.execute(
    sql`select 1 from vouchers where order_id = ${order.id} and used_count > 0`,
  );
  if (rowCount) return;
  await tx
    .update(orders)
    .set({ firstRedeemedAt: null, reviewStatus: null })
    .where(eq(orders.id, order.id));
  await record(tx, { orderId: order.id, kind: 'review', event: 'review_closed' });
};

const closeReviewsOf = async (tx: Tx, which: SQL): Promise<void> => {
  const closed = await tx
    .update(orders)
    .set({ reviewStatus: 'DISABLE_REVIEW' })
    .where(and(which, eq(orders.reviewStatus, 'PENDING')))
    .returning({ id: orders.id });
  await record(
    tx,
    ...closed.map(({ id }) => ({
      orderId: id,
      kind: 'review' as const,
      event: 'review_closed',
      fromState: 'PENDING',
      toState: 'DISABLE_REVIEW',
    })),
  );
};

/**
 * Nothing of the order is left to its shopper: what waited for a review waits no longer (part 3,
 * "Review").
 */
export const closeReview = (tx: Tx, orderId: string): Promise<void> =>
  closeReviewsOf(tx, eq(orders.id, orderId));

/** After 90 days an order can no longer be reviewed. */
export const closeReviews = (tx: Tx): Promise<void> =>
  closeReviewsOf(
    tx,
    sql`${orders.firstRedeemedAt} <= app_now() - make_interval(days => ${REVIEW_DAYS})`,
  );
