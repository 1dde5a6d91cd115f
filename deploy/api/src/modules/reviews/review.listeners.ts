import { inArray } from 'drizzle-orm';
import { listenTo } from '../../domain-events.ts';
import { orderRelationsAsked } from '../order-views/index.ts';
import { reviews } from './reviews.tables.ts';

/** The review that was written about each order. */
export const reviewListeners = [
  listenTo(orderRelationsAsked, async (tx, { orderIds }) => {
    const written = await tx
      .select({ id: reviews.id, orderId: reviews.orderId })
      .from(reviews)
      .where(inArray(reviews.orderId, [...orderIds]));
    return new Map(
      written.flatMap(({ id, orderId }) => (orderId ? [[orderId, { reviewId: id }]] : [])),
    );
  }),
];
