import { defineCall } from '../call.ts';

/** Reviews as merchants answer and report them, and as administrators decide. */
export const listManagedReviews = defineCall(
  'listManagedReviews',
  'GET',
  '/v1/merchant/reviews',
  'merchant',
);
export const answerReview = defineCall(
  'answerReview',
  'PATCH',
  '/v1/merchant/reviews/{reviewId}/answer',
  'merchant',
);
export const reportReview = defineCall(
  'reportReview',
  'POST',
  '/v1/merchant/reviews/{reviewId}/report',
  'merchant',
);
