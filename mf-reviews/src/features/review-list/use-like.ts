import { links } from '@tapnook/contracts';
import { getBestReview, getMerchantReviewList, likeReview, listProductReviews } from '@tapnook/contracts/calls';
import { usePlatform, type Platform } from '@tapnook/platform';
import { useRef } from 'react';
import type { ReviewEntry } from './review-query.ts';

type Liking = Pick<ReviewEntry, 'hasLike' | 'like'>;
const LISTS: readonly unknown[] = [listProductReviews.id, getMerchantReviewList.id, getBestReview.id];

/** Replaces one review wherever it is held: in pages of lists and as the best review. */
const patched = (held: unknown, id: string, liking: Liking): unknown => {
  if (Array.isArray(held)) return held.map((part) => patched(part, id, liking));
  if (typeof held !== 'object' || held === null) return held;
  const record = held as Record<string, unknown>;
  if (record.id === id && 'hasLike' in record) return { ...record, ...liking };
  const inside = ['pages', 'data', 'items'].filter((key) => key in record);
  return inside.length === 0 ? held : { ...record, ...Object.fromEntries(inside.map((key) => [key, patched(record[key], id, liking)])) };
};
const keep = ({ queryClient }: Platform, id: string, liking: Liking): void =>
  void queryClient.setQueriesData({ predicate: ({ queryKey }) => LISTS.includes(queryKey[1]) }, (held: unknown) => patched(held, id, liking));

/**
 * Likes a review or takes the like back: shown at once, sent one at a time so that the last press wins, and undone when
 * the server refuses (part 2, section 7). A visitor is sent to sign in first.
 */
export const useLike = (review: Pick<ReviewEntry, 'id'> & Liking): (() => void) => {
  const platform = usePlatform();
  const desk = useRef({ wanted: review.hasLike, sending: false });
  const send = async (known: Liking): Promise<void> => {
    desk.current.sending = true;
    let settled = known;
    while (desk.current.wanted !== settled.hasLike) {
      const asked = desk.current.wanted;
      try {
        const answer = await platform.http.call(likeReview, { params: { reviewId: review.id }, body: { likeIt: asked } });
        settled = { hasLike: answer.hasLike, like: answer.like };
        if (settled.hasLike !== asked) desk.current.wanted = settled.hasLike;
      } catch {
        // The shell has said why; the screen only goes back to what is true.
        desk.current.wanted = settled.hasLike;
      }
    }
    keep(platform, review.id, settled);
    desk.current.sending = false;
  };
  return () => {
    if (!platform.session.getState().user) {
      platform.navigation.go(links.login(platform.navigation.current()));
      return;
    }
    const known: Liking = { hasLike: review.hasLike, like: review.like };
    const wanted = !known.hasLike;
    desk.current.wanted = wanted;
    keep(platform, review.id, { hasLike: wanted, like: Math.max(0, known.like + (wanted ? 1 : -1)) });
    if (!desk.current.sending) void send(known);
  };
};
