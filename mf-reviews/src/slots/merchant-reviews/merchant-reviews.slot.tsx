import type { Slots } from '@tapnook/contracts';
import { getBestReview } from '@tapnook/contracts/calls';
import { callQuery, defineSlot } from '@tapnook/platform';
import { loadReviewPages } from '../../features/review-list/review-queries.ts';
import { ReviewsSection } from '../../features/review-list/reviews-section.tsx';

/** Reviews of everything of one merchant; each entry names its product. */
export const slot = defineSlot<Slots['merchant-reviews']>({
  Component: ({ merchantId }) => <ReviewsSection subject={{ type: 'merchant', id: merchantId }} />,
  load: ({ platform, props: { merchantId } }) =>
    Promise.all([
      loadReviewPages(platform, { type: 'merchant', id: merchantId }),
      platform.queryClient.prefetchQuery(
        callQuery(
          platform.http,
          getBestReview,
          { query: { externalId: merchantId, objectType: 'merchant' } },
          { handledErrorCodes: 'all' },
        ),
      ),
    ]),
});
