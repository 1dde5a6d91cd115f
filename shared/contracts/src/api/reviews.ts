import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/reviews.ts';
import {
  numberId,
  pageIndexQuery,
  pageNumQuery,
  pageOf,
  queryFlag,
  repeated,
  wireId,
} from './shapes/basics.ts';
import { reviewStatus } from './shapes/orders.ts';
import {
  moderation,
  myReview,
  review,
  reviewableItem,
  reviewInput,
  scoreStatistics,
} from './shapes/reviews.ts';

const tag = 'Reviews';
const idempotent = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }).loose();
/** The signed, expiring parameter of a link that we mailed (part 3, Access to order pages). */
const access = z.string().max(600).optional();
const filters = {
  overallScores: repeated(z.coerce.number().int().min(1).max(5)).optional(),
  hasPicOrVideos: queryFlag
    .optional()
    .meta({ description: 'True: only those with photos. False: all.' }),
  isRecommended: queryFlag.optional(),
  sortKey: z.enum(['createdAt', 'overallScore', 'like']).default('createdAt'),
  sortDirection: z.enum(['ASC', 'DESC']).default('DESC'),
};
const reviewPage = pageOf(review).extend({ statistics: scoreStatistics });

/** Reviews (part 2, section 7; rules in part 3). Public lists show NORMAL entries only. */
export const reviewContracts = defineContracts({
  likeReview: {
    route: calls.likeReview,
    tag,
    summary: 'Say that a review is helpful, that it is not, or take that back; one vote a person',
    params: z.object({ reviewId: wireId }),
    body: z
      .object({ likeIt: z.boolean(), hateIt: z.boolean().optional() })
      .refine(({ likeIt, hateIt }) => !(likeIt && hateIt), { path: ['hateIt'] }),
    data: review,
    errors: ['10405'],
    example: { likeIt: true },
  },
  getMerchantReviewList: {
    route: calls.getMerchantReviewList,
    tag,
    summary: 'Reviews of everything of one merchant',
    query: z.object({ merchantId: numberId, ...pageNumQuery, ...filters }),
    data: reviewPage,
    errors: [],
  },
  getReviewOrder: {
    route: calls.getReviewOrder,
    tag,
    summary: 'What of an order can be reviewed, and what it earns',
    params: z.object({ orderId: wireId.meta({ description: 'The order’s id or number.' }) }),
    query: z.object({ access }),
    data: z.object({ orderId: z.string(), orderNo: z.string(), items: z.array(reviewableItem) }),
    errors: ['10104', '10405', '20901'],
  },
  createReview: {
    route: calls.createReview,
    tag,
    summary: 'Write a review',
    headers: idempotent,
    body: reviewInput,
    data: review,
    errors: ['10405', '20901', '20902', '21001', '10409', '10422'],
    example: {
      orderId: 'TN2611-7KQ2M9XBCD',
      overallScore: 5,
      scores: [],
      message: 'Calm water, a patient guide and the skyline to ourselves.',
      picsOrVideos: [],
      isRecommended: true,
      agreeTerms: true,
    },
  },
  getReviewDetail: {
    route: calls.getReviewDetail,
    tag,
    summary: 'My review in any state',
    query: z.object({ reviewId: wireId.optional(), orderId: wireId.optional(), access }),
    data: review,
    errors: ['10104', '10405'],
  },
  listMyReviews: {
    route: calls.listMyReviews,
    tag,
    summary: 'My reviews and what waits for one',
    query: z.object({ ...pageIndexQuery, reviewStatuses: repeated(reviewStatus) }),
    data: pageOf(myReview),
    errors: [],
  },
  listProductReviews: {
    route: calls.listProductReviews,
    tag,
    summary: 'Reviews of a product',
    query: z.object({ externalId: numberId, ...pageIndexQuery, ...filters }),
    data: reviewPage,
    errors: [],
  },
  getPendingReviewsCount: {
    route: calls.getPendingReviewsCount,
    tag,
    summary: 'Orders that wait for my review',
    data: z.object({ pendingOrderCount: z.number().int() }),
    errors: [],
  },
  getBestReview: {
    route: calls.getBestReview,
    tag,
    summary: 'The most liked good review of a product or merchant',
    query: z.object({
      externalId: numberId,
      objectType: z.enum(['product', 'merchant']).default('product'),
    }),
    data: review.nullable(),
    errors: [],
  },
  moderateReview: {
    route: calls.moderateReview,
    tag: 'Administration',
    summary: 'Show or hide a review',
    params: z.object({ reviewId: wireId }),
    body: z.object({ status: moderation.exclude(['PENDING']) }),
    data: review,
    errors: ['10405', '20901'],
    example: { status: 'HIDE' },
  },
});
