import { defineSlot } from '@tapnook/platform';
import { MyReviews } from '../../features/my-reviews/my-reviews.tsx';

/** The shopper's own reviews by status. */
export const slot = defineSlot<Record<string, never>>({ Component: MyReviews });
