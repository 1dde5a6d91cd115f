import { links } from '@tapnook/contracts';
import {
  getBestReview,
  getMerchantReviewList,
  likeReview,
  listProductReviews,
} from '@tapnook/contracts/calls';
import { usePlatform, type Platform } from '@tapnook/platform';
import { useRef, useState } from 'react';
import type { ReviewEntry } from './review-queries.ts';

type LikeState = Pick<ReviewEntry, 'hasLike' | 'like'>;
const LISTS: readonly unknown[] = [
  listProductReviews.id,
  getMerchantReviewList.id,
  getBestReview.id,
];

/** Replaces one review wherever it is held: in pages of lists and as the best review. */
const patched = (held: unknown, id: string, liking: LikeState): unknown => {
  if (Array.isArray(held)) return held.map((part) => patched(part, id, liking));
  if (typeof held !== 'object' || held === null) return held;
  const record = held as Record<string, unknown>;
  if (record.id === id && 'hasLike' in record) return { ...record, ...liking };
  const inside = ['pages', 'data', 'items'].filter((key) => key in record);
  return inside.length === 0
    ? held
    : {
        ...record,
        ...Object.fromEntries(inside.map((key) => [key, patched(record[key], id, liking)])),
      };
};
const keep = async (
  { queryClient }: Platform,
  id: string,
  { hasLike, like }: LikeState,
): Promise<void> => {
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    LISTS.includes(queryKey[1]);
  // Lists that are on their way may have been read before the like was.
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .findAll({ predicate, fetchStatus: 'fetching' })
      .map(async ({ promise }) => promise),
  );
  queryClient.setQueriesData({ predicate }, (held: unknown) =>
    patched(held, id, { hasLike, like }),
  );
};

/**
 * Likes a review or takes the like back: shown at once whatever lists arrive meanwhile, sent one at a time so that the
 * last press wins, and undone when the server refuses (part 2, section 7). A visitor is sent to sign in first.
 */
export const useLike = (
  review: Pick<ReviewEntry, 'id'> & LikeState,
): LikeState & { readonly press: () => void } => {
  const platform = usePlatform();
  const [wanted, setWanted] = useState<boolean>();
  const newest = useRef<boolean>(undefined);
  const hasLike = wanted ?? review.hasLike;
  const send = async (): Promise<void> => {
    try {
      for (
        let asked: boolean | undefined;
        newest.current !== undefined && asked !== newest.current;
      ) {
        asked = newest.current;
        await keep(
          platform,
          review.id,
          await platform.http.call(likeReview, {
            params: { reviewId: review.id },
            body: { likeIt: asked },
          }),
        );
      }
    } catch {
      // The shell has said why; the screen only goes back to what is true.
    }
    newest.current = undefined;
    setWanted(undefined);
  };
  const press = (): void => {
    if (!platform.session.getState().user) {
      platform.navigation.go(links.login(platform.navigation.current()));
      return;
    }
    const sending = newest.current !== undefined;
    newest.current = !hasLike;
    setWanted(!hasLike);
    if (!sending) void send();
  };
  const step = Number(hasLike) - Number(review.hasLike);
  return { hasLike, like: Math.max(0, review.like + step), press };
};
