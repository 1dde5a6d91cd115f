import { links } from '@tapnook/contracts';
import { createReview } from '@tapnook/contracts/calls';
import { isCallFailure, usePlatform, type CallInput, randomId } from '@tapnook/platform';
import { useRef } from 'react';
import type { Draft } from './draft.ts';
import type { ReviewableItem } from './reward-panel.tsx';

type Body = CallInput<'createReview'>['body'];

/** The request of a finished draft. */
export const reviewRequest = (draft: Draft, item: ReviewableItem): Body => ({
  orderId: item.orderId,
  templateId: item.id,
  overallScore: draft.overall,
  scores: item.items.flatMap(({ id }) =>
    draft.scores[id] ? [{ id, score: draft.scores[id] }] : [],
  ),
  message: draft.message.trim(),
  picsOrVideos: draft.photos.map(({ id }) => id),
  isAnonymous: draft.anonymous,
  isRecommended: draft.recommended,
  agreeTerms: true,
});

/**
 * Sends a review. Another try of the same words carries the same idempotency key. One that the
 * server holds already counts as sent.
 */
export const useSubmitReview = (
  item: ReviewableItem,
  onSent: () => void,
): ((draft: Draft) => Promise<void>) => {
  const { http, events, navigation } = usePlatform();
  const attempt = useRef({ body: '', key: '' });
  return async (draft) => {
    const body = reviewRequest(draft, item);
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: randomId() };
    try {
      const review = await http.call(
        createReview,
        { body },
        { handledErrorCodes: ['20901', '20902', '21001'], idempotencyKey: attempt.current.key },
      );
      onSent();
      events.emit('review:submitted', { orderId: item.orderId, reviewId: review.id });
      if (review.rewardPointForReview > 0) events.emit('coins:changed', {});
      navigation.go(links.reviewSuccess(item.orderNumberId), { replace: true });
    } catch (error) {
      if (!isCallFailure(error) || error.code !== '20902') throw error;
      onSent();
      navigation.go(links.reviewDetail(item.orderNumberId), { replace: true });
    }
  };
};
