import type { Api } from '@tapnook/contracts/api';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { countToReview } from '../orders/index.ts';
import { viewOne, reviewOf, readableOrder, detail } from './review-access.ts';
import { bestReview, ownReviews } from './review-lists.service.ts';
import { UUID } from './review-queries.service.ts';
import { byId, inRange, listOf } from './review-queries.service.ts';
import { setVote, writeReview } from './review.service.ts';
import { reviewableItem } from './reviewable.service.ts';

const orderItems = async (deps: Deps, { viewer, params, query }: Call<Api['getReviewOrder']>) => {
  const order = await readableOrder(deps, viewer, params.orderId, query.access);
  if (order.reviewStatus === null) throw new ApiError('20901');
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    items: [await reviewableItem(deps.db, order, (await reviewOf(deps, order.id))?.id ?? null)],
  };
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
  | 'getBestReview';

/** Reviews (part 2, section 7; part 3). */
export const reviewHandlers = (deps: Deps): Pick<Handlers, ReviewCalls> => ({
  likeReview: async (call) => {
    const { viewer, params, body } = call;
    if (!UUID.test(params.reviewId)) throw new ApiError('10405');
    const vote = body.likeIt ? 'like' : body.hateIt ? 'hate' : null;
    await setVote(deps.db, params.reviewId, viewer.userId, vote);
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
  listMyReviews: (call) => ownReviews(deps, call),
  getPendingReviewsCount: async ({ viewer }) => ({
    pendingOrderCount: await countToReview(deps.db, viewer.userId),
  }),
  getBestReview: (call) => bestReview(deps, call),
});
