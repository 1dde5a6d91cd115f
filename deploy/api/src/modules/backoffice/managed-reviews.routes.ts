import type { Deps } from '../../deps.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { MANAGERS, requireMember } from '../merchants/index.ts';
import { viewOne } from '../reviews/index.ts';
import {
  answerReview,
  decideReview,
  listReviews,
  reportReview,
} from './managed-reviews.service.ts';

type Calls = 'listManagedReviews' | 'answerReview' | 'reportReview' | 'moderateReview';

/** Reviews at work: a merchant answers and reports, an administrator decides. */
export const managedReviewHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const { db } = deps;
  const writer = (viewer: Viewer) => requireMember(db, viewer, MANAGERS);
  return {
    listManagedReviews: async ({ viewer, query }) => listReviews(db, await writer(viewer), query),
    answerReview: async ({ viewer, params, body }) =>
      answerReview(db, await writer(viewer), params.reviewId, body.message),
    reportReview: async ({ viewer, params, body }) =>
      reportReview(db, await writer(viewer), params.reviewId, body),
    moderateReview: async (call) => {
      const { viewer, params, body } = call;
      const member = await requireMember(db, viewer);
      return viewOne(deps, await decideReview(db, member, params.reviewId, body.status), call);
    },
  };
};
