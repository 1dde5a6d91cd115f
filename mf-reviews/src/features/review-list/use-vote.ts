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

type Votes = Pick<ReviewEntry, 'hasLike' | 'hasHate' | 'like' | 'hate'>;
/** What a reader may say of a review; null takes it back. */
export type Vote = 'like' | 'hate' | null;
const LISTS: readonly unknown[] = [
  listProductReviews.id,
  getMerchantReviewList.id,
  getBestReview.id,
];
const voteOf = ({ hasLike, hasHate }: Votes): Vote => (hasLike ? 'like' : hasHate ? 'hate' : null);

/** Replaces one review wherever it is held: in pages of lists and as the best review. */
const patched = (held: unknown, id: string, votes: Votes): unknown => {
  if (Array.isArray(held)) return held.map((part) => patched(part, id, votes));
  if (typeof held !== 'object' || held === null) return held;
  const record = held as Record<string, unknown>;
  if (record.id === id && 'hasLike' in record) return { ...record, ...votes };
  const inside = ['pages', 'data', 'items'].filter((key) => key in record);
  return inside.length === 0
    ? held
    : {
        ...record,
        ...Object.fromEntries(inside.map((key) => [key, patched(record[key], id, votes)])),
      };
};
const keep = async (
  { queryClient }: Platform,
  id: string,
  { hasLike, hasHate, like, hate }: Votes,
): Promise<void> => {
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    LISTS.includes(queryKey[1]);
  // Lists that are on their way may have been read before the vote was.
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .findAll({ predicate, fetchStatus: 'fetching' })
      .map(async ({ promise }) => promise),
  );
  queryClient.setQueriesData({ predicate }, (held: unknown) =>
    patched(held, id, { hasLike, hasHate, like, hate }),
  );
};

/** A review's votes as they will be with one of the reader's. */
const withVote = (votes: Votes, vote: Vote): Omit<Votes, 'hasLike' | 'hasHate'> => {
  const before = voteOf(votes);
  const step = (kind: Vote): number => Number(vote === kind) - Number(before === kind);
  return {
    like: Math.max(0, votes.like + step('like')),
    hate: Math.max(0, votes.hate + step('hate')),
  };
};

/**
 * Says that a review is helpful, that it is not, or takes that back: shown at once whatever lists
 * arrive meanwhile, sent one at a time so that the last press wins, and undone when the server
 * refuses (part 2, section 7). A visitor is sent to sign in first.
 */
export const useVote = (
  review: Pick<ReviewEntry, 'id'> & Votes,
): {
  readonly vote: Vote;
  readonly like: number;
  readonly hate: number;
  readonly press: (kind: 'like' | 'hate') => void;
} => {
  const platform = usePlatform();
  const [wanted, setWanted] = useState<Vote>();
  const newest = useRef<Vote>(undefined);
  const vote = wanted === undefined ? voteOf(review) : wanted;
  const send = async (): Promise<void> => {
    try {
      for (let asked: Vote | undefined; newest.current !== undefined && asked !== newest.current;) {
        asked = newest.current;
        await keep(
          platform,
          review.id,
          await platform.http.call(likeReview, {
            params: { reviewId: review.id },
            body: { likeIt: asked === 'like', ...(asked === 'hate' && { hateIt: true }) },
          }),
        );
      }
    } catch {
      // The shell has said why; the screen only goes back to what is true.
    }
    newest.current = undefined;
    setWanted(undefined);
  };
  const press = (kind: 'like' | 'hate'): void => {
    if (!platform.session.getState().user) {
      platform.navigation.go(links.login(platform.navigation.current()));
      return;
    }
    const sending = newest.current !== undefined;
    const next = vote === kind ? null : kind;
    newest.current = next;
    setWanted(next);
    if (!sending) void send();
  };
  return { vote, ...withVote(review, vote), press };
};
