import { defineCall } from '../call.ts';

/**
 * Reviews (part 2, section 7). Lists are for everybody; a signed-in reader also learns what they
 * have liked.
 */
export const likeReview = defineCall('likeReview', 'PATCH', '/v1/reviews/{reviewId}', 'client');
export const getMerchantReviewList = defineCall(
  'getMerchantReviewList',
  'GET',
  '/v1/reviews/getMerchantReviewList',
  'visitor',
  200,
  [
    'merchantId',
    'pageSize',
    'pageNum',
    'sortKey',
    'sortDirection',
    'overallScores',
    'hasPicOrVideos',
  ],
);
/**
 * For the order's owner, or for whoever holds the signed link that we mailed (`?access=`); so is
 * the detail below.
 */
export const getReviewOrder = defineCall(
  'getReviewOrder',
  'GET',
  '/v1/reviews/order/{orderId}',
  'visitor',
);
export const createReview = defineCall('createReview', 'POST', '/v1/reviews', 'client');
export const getReviewDetail = defineCall(
  'getReviewDetail',
  'GET',
  '/v1/reviews/detail',
  'visitor',
);
export const listMyReviews = defineCall(
  'listMyReviews',
  'GET',
  '/v1/reviews/my-reviews',
  'client',
  200,
  ['pageIndex', 'pageSize', 'reviewStatuses'],
);
export const listProductReviews = defineCall(
  'listProductReviews',
  'GET',
  '/v1/reviews/product-reviews',
  'visitor',
  200,
  [
    'externalId',
    'pageIndex',
    'pageSize',
    'sortKey',
    'sortDirection',
    'overallScores',
    'hasPicOrVideos',
  ],
);
export const getPendingReviewsCount = defineCall(
  'getPendingReviewsCount',
  'GET',
  '/v1/reviews/pending-reviews-count',
  'client',
);
export const getBestReview = defineCall(
  'getBestReview',
  'GET',
  '/v1/reviews/best-review',
  'visitor',
  200,
  ['externalId'],
);

/** Beyond the specification: moderation by an administrator. */
export const moderateReview = defineCall(
  'moderateReview',
  'PATCH',
  '/v1/admin/reviews/{reviewId}',
  'admin',
);
