import type { Api } from '@tapnook/contracts/api';
import { and, count as total, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../handlers.ts';
import { type Order, orders } from '../orders/index.ts';
import { viewOne } from './review-access.ts';
import { inRange } from './review-queries.service.ts';
import { reviewViews, type ReviewView } from './review-view.service.ts';
import { reviewableItem } from './reviewable.service.ts';
import { reviews } from './reviews.tables.ts';

/** A shopper's orders that may be reviewed, with what was written of each. */
export const ownReviews = async (deps: Deps, call: Call<Api['listMyReviews']>) => {
  const { viewer, query } = call;
  const where = and(
    eq(orders.userId, viewer.userId),
    query.reviewStatuses.length > 0
      ? inArray(orders.reviewStatus, query.reviewStatuses)
      : sql`${orders.reviewStatus} is not null`,
  );
  const [counted] = await deps.db.select({ total: total() }).from(orders).where(where);
  const list: Order[] = await deps.db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.firstRedeemedAt), desc(orders.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize);
  const written =
    list.length === 0
      ? []
      : await deps.db
          .select()
          .from(reviews)
          .where(
            inArray(
              reviews.orderId,
              list.map((order) => order.id),
            ),
          );
  const views = await reviewViews(deps.db, written, call);
  const items = [];
  for (const order of list) {
    const review = written.find((row) => row.orderId === order.id);
    items.push({
      reviewStatus: order.reviewStatus ?? ('DISABLE_REVIEW' as const),
      orderId: order.id,
      orderNo: order.orderNo,
      item: await reviewableItem(deps.db, order, review?.id ?? null),
      review: views.find((view) => view.id === review?.id) ?? null,
    });
  }
  return {
    totalCount: counted?.total ?? 0,
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    items,
  };
};

/** The review that speaks best for a product or merchant. */
export const bestReview = async (
  deps: Deps,
  call: Call<Api['getBestReview']>,
): Promise<ReviewView | null> => {
  const { query } = call;
  const id = inRange(query.externalId);
  const subject =
    query.objectType === 'merchant' ? eq(reviews.merchantId, id) : eq(reviews.productId, id);
  const [row] = await deps.db
    .select()
    .from(reviews)
    .where(
      and(
        subject,
        eq(reviews.status, 'NORMAL'),
        or(eq(reviews.isRecommended, true), gte(reviews.overallScore, 4)),
      ),
    )
    .orderBy(
      desc(sql`${reviews.likes} - ${reviews.hates}`),
      desc(reviews.overallScore),
      desc(sql`cardinality(${reviews.pictures})`),
      desc(reviews.createdAt),
    )
    .limit(1);
  return row ? viewOne(deps, row, call) : null;
};
