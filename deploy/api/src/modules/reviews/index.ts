import type { ApiModule } from '../../module.ts';
import { mailReviews } from './review-emails.service.ts';
import { reviewListeners } from './review.listeners.ts';
import { moderateDue } from './review.service.ts';
import { reviewHandlers } from './reviews.routes.ts';

/** Reviews with their statistics, likes, moderation and rewards. */
export const reviewsModule: ApiModule = {
  name: 'reviews',
  handlers: reviewHandlers,
  listeners: reviewListeners,
  sweeps: [
    { name: 'reviews-moderate', everySeconds: 20, run: ({ db }) => moderateDue(db) },
    { name: 'reviews-mail', everySeconds: 30, run: mailReviews },
  ],
};

export { viewOne } from './review-access.ts';
export {
  decideReport,
  insertReport,
  lockReview,
  visibleTo,
  writeAnswer,
} from './review-moderation.service.ts';
export type { ReviewRow } from './review-statistics.service.ts';
export { moderate, moderateIn, writeReview } from './review.service.ts';
export { reviewReports, reviews } from './reviews.tables.ts';
