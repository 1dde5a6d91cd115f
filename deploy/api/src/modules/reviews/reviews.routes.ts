import type { Api } from '@tapnook/contracts/api';
import { and, asc, count as total, desc, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers, Viewer } from '../../handlers.ts';
import { isOrderAccessValid } from '../orders/order-access-token.ts';
import type { Order } from '../orders/order-events.service.ts';
import { countToReview, readOwnOrder } from '../orders/order-queries.service.ts';
import { orders } from '../orders/orders.tables.ts';
import { statisticsOf, type ReviewRow, type Subject } from './review-statistics.service.ts';
import { reviewViews, type Reader, type ReviewView } from './review-view.service.ts';
import { moderate, setLike, writeReview } from './review.service.ts';
import { reviewableItem } from './reviewable.service.ts';
import { reviews } from './reviews.tables.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const viewOne = async (
  deps: Deps,
  row: ReviewRow | undefined,
  reader: Reader,
): Promise<ReviewView> => {
  const [view] = row ? await reviewViews(deps.db, [row], reader) : [];
  if (!view) throw new ApiError('10405');
  return view;
};
const byId = async (deps: Deps, id: string): Promise<ReviewRow | undefined> =>
  UUID.test(id) ? (await deps.db.select().from(reviews).where(eq(reviews.id, id)))[0] : undefined;

interface Filters {
  readonly overallScores?: readonly number[] | undefined;
  readonly hasPicOrVideos?: boolean | undefined;
  readonly isRecommended?: boolean | undefined;
  readonly sortKey: 'createdAt' | 'overallScore' | 'like';
  readonly sortDirection: 'ASC' | 'DESC';
}
const SORTS = {
  createdAt: reviews.createdAt,
  overallScore: reviews.overallScore,
  like: reviews.likes,
} as const;
const filterOf = (filters: Filters): SQL | undefined =>
  and(
    filters.overallScores?.length
      ? inArray(reviews.overallScore, [...filters.overallScores])
      : undefined,
    filters.hasPicOrVideos ? sql`cardinality(${reviews.pictures}) > 0` : undefined,
    filters.isRecommended === undefined
      ? undefined
      : eq(reviews.isRecommended, filters.isRecommended),
  );
const inRange = (id: string): number => Math.min(Number(id), 2_147_483_647);

/** Shown reviews of a product or of everything of a merchant, with the statistics of all of them. */
const listOf = async (
  deps: Deps,
  subject: Subject,
  filters: Filters,
  page: { readonly index: number; readonly size: number },
  reader: Reader,
) => {
  const where = and(
    eq(subject.type === 'product' ? reviews.productId : reviews.merchantId, subject.id),
    eq(reviews.status, 'NORMAL'),
    filterOf(filters),
  );
  const [counted] = await deps.db.select({ total: total() }).from(reviews).where(where);
  const direction = filters.sortDirection === 'ASC' ? asc : desc;
  const rows = await deps.db
    .select()
    .from(reviews)
    .where(where)
    .orderBy(direction(SORTS[filters.sortKey]), desc(reviews.createdAt), desc(reviews.id))
    .limit(page.size)
    .offset((page.index - 1) * page.size);
  return {
    totalCount: counted?.total ?? 0,
    pageIndex: page.index,
    pageSize: page.size,
    items: await reviewViews(deps.db, rows, reader),
    statistics: await statisticsOf(deps.db, subject),
  };
};

const reviewOf = async (deps: Deps, orderId: string): Promise<ReviewRow | undefined> =>
  (await deps.db.select().from(reviews).where(eq(reviews.orderId, orderId)))[0];
/** An order for its owner, or for whoever holds the link that we mailed; a stranger gets 404 (part 3, Access to order pages). */
const readableOrder = async (
  deps: Deps,
  viewer: Viewer | null,
  reference: string,
  access: string | undefined,
): Promise<Order> => {
  const own = viewer
    ? await readOwnOrder(deps.db, viewer.userId, reference).catch(() => undefined)
    : undefined;
  if (own) return own;
  const valid = isOrderAccessValid(deps.env, reference, access, await deps.clock.now());
  const [order] = valid
    ? await deps.db.select().from(orders).where(eq(orders.orderNo, reference))
    : [];
  if (!order) throw new ApiError(viewer ? '10405' : '10104');
  return order;
};
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

/** The review of one's order in any state, also by the mailed link: it shows what its author sees, but not their address. */
const detailOfOrder = async (
  deps: Deps,
  call: Call<Api['getReviewDetail']>,
  reference: string,
): Promise<ReviewView> => {
  const order = await readableOrder(deps, call.viewer, reference, call.query.access);
  const author: Viewer = {
    userId: order.userId,
    role: 'client',
    sessionId: call.viewer?.sessionId ?? '',
  };
  const view = await viewOne(deps, await reviewOf(deps, order.id), {
    viewer: author,
    language: call.language,
  });
  return call.viewer?.userId === order.userId
    ? view
    : { ...view, authorEmail: null, hasLike: false };
};
/** One's own review in any state, anybody's once it is shown; an administrator sees every one. */
const detail = async (deps: Deps, call: Call<Api['getReviewDetail']>): Promise<ReviewView> => {
  const { viewer, query } = call;
  if (!query.reviewId && query.orderId) return detailOfOrder(deps, call, query.orderId);
  const review = query.reviewId ? await byId(deps, query.reviewId) : undefined;
  const isMine = viewer !== null && review?.userId === viewer.userId;
  const isAllowed = review && (isMine || viewer?.role === 'admin' || review.status === 'NORMAL');
  return viewOne(deps, isAllowed ? review : undefined, call);
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
