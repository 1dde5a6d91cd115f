import { serverOf } from '@tapnook/platform/server';
import { remote } from './remote.ts';
import { slot as coinBanner } from './slots/coin-banner/coin-banner.slot.tsx';
import { slot as coinHistory } from './slots/coin-history/coin-history.slot.tsx';
import { slot as coinMeter } from './slots/coin-meter/coin-meter.slot.tsx';
import { slot as merchantReviews } from './slots/merchant-reviews/merchant-reviews.slot.tsx';
import { slot as myReviews } from './slots/my-reviews/my-reviews.slot.tsx';
import { slot as pendingReviewBadge } from './slots/pending-review-badge/pending-review-badge.slot.tsx';
import { slot as productReviews } from './slots/product-reviews/product-reviews.slot.tsx';
import { slot as scoreHistogram } from './slots/score-histogram/score-histogram.slot.tsx';

export const server = serverOf(remote, {
  'product-reviews': productReviews,
  'merchant-reviews': merchantReviews,
  'score-histogram': scoreHistogram,
  'coin-banner': coinBanner,
  'coin-meter': coinMeter,
  'coin-history': coinHistory,
  'pending-review-badge': pendingReviewBadge,
  'my-reviews': myReviews,
});
