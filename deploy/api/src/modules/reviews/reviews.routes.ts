import type { Api } from '@tapnook/contracts/api';
import { and, count as total, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { type Order, countToReview, orders } from '../orders/index.ts';
import { viewOne, reviewOf, readableOrder, detail } from './review-access.ts';
import { UUID } from './review-queries.service.ts';
import { byId, inRange, listOf } from './review-queries.service.ts';
import { reviewViews, type ReviewView } from './review-view.service.ts';
import { moderate, setLike, writeReview } from './review.service.ts';
import { reviewableItem } from './reviewable.service.ts';
import { reviews } from './reviews.tables.ts';

const orderItems = async (deps: Deps, { viewer, params, query }: Call<Api['getReviewOrder']>) => {
  const order = await readableOrder(deps, viewer, params.orderId, query.access);
  if (order.reviewStatus === null) throw new ApiError('20901');
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    items: [await reviewableItem(deps.db, order, (await reviewOf(deps, order.id))?.id ?? null)],
  };
};

const mine = async (deps: Deps, call: Call<Api['listMyReviews']>) => {
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

const best = async (deps: Deps, call: Call<Api['getBestReview']>): Promise<ReviewView | null> => {
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
      desc(reviews.likes),
      desc(reviews.overallScore),
      desc(sql`cardinality(${reviews.pictures})`),
      desc(reviews.createdAt),
    )
    .limit(1);
  return row ? viewOne(deps, row, call) : null;
};

type ReviewCalls =
  | 'likeReview'
  | 'getMerchantReviewList'
  | 'getReviewOrder'
  | 'createReview'
  | 'getReviewDetail'
  | 'listMyReviews'
  | 'listProductReviews'
  | 'getPendingReviewsCount'
  | 'getBestReview'
  | 'moderateReview';

/** Reviews (part 2, section 7; part 3). */
export const reviewHandlers = (deps: Deps): Pick<Handlers, ReviewCalls> => ({
  likeReview: async (call) => {
    const { viewer, params, body } = call;
    if (!UUID.test(params.reviewId)) throw new ApiError('10405');
    await setLike(deps.db, params.reviewId, viewer.userId, body.likeIt);
    return viewOne(deps, await byId(deps, params.reviewId), call);
  },
  getMerchantReviewList: (call) =>
    listOf(
      deps,
      { type: 'merchant', id: inRange(call.query.merchantId) },
      call.query,
      { index: call.query.pageNum, size: call.query.pageSize },
      call,
    ),
  listProductReviews: (call) =>
    listOf(
      deps,
      { type: 'product', id: inRange(call.query.externalId) },
      call.query,
      { index: call.query.pageIndex, size: call.query.pageSize },
      call,
    ),
  getReviewOrder: (call) => orderItems(deps, call),
  createReview: async (call) =>
    viewOne(deps, await writeReview(deps.db, call.viewer.userId, call.body, call.platform), call),
  getReviewDetail: (call) => detail(deps, call),
  listMyReviews: (call) => mine(deps, call),
  getPendingReviewsCount: async ({ viewer }) => ({
    pendingOrderCount: await countToReview(deps.db, viewer.userId),
  }),
  getBestReview: (call) => best(deps, call),
  moderateReview: async (call) => {
    const { viewer, params, body } = call;
    if (!UUID.test(params.reviewId)) throw new ApiError('10405');
    return viewOne(
      deps,
      await moderate(deps.db, params.reviewId, body.status, viewer.userId),
      call,
    );
  },
});
