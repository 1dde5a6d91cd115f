import type { Slots } from '@tapnook/contracts';
import { getBestReview } from '@tapnook/contracts/calls';
import { callQuery, defineSlot } from '@tapnook/platform';
import { loadReviewPages } from '../../features/review-list/review-queries.ts';
import { ReviewsSection } from '../../features/review-list/reviews-section.tsx';

/** Reviews of one product, rendered on the server with their first page. */
export const slot = defineSlot<Slots['product-reviews']>({
  Component: ({ productId }) => <ReviewsSection subject={{ type: 'product', id: productId }} />,
  load: ({ platform, props: { productId } }) =>
    Promise.all([
      loadReviewPages(platform, { type: 'product', id: productId }),
      platform.queryClient.prefetchQuery(
        callQuery(
          platform.http,
          getBestReview,
          { query: { externalId: productId, objectType: 'product' } },
          { handledErrorCodes: 'all' },
        ),
      ),
    ]),
});
