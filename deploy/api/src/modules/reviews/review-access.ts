import type { Api } from '@tapnook/contracts/api';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Viewer } from '../../handlers.ts';
import { isOrderAccessValid, type Order, readOwnOrder, orders } from '../orders/index.ts';
import { byId } from './review-queries.service.ts';
import type { ReviewRow } from './review-statistics.service.ts';
import { reviewViews, type Reader, type ReviewView } from './review-view.service.ts';
import { reviews } from './reviews.tables.ts';

export const viewOne = async (
  deps: Deps,
  row: ReviewRow | undefined,
  reader: Reader,
): Promise<ReviewView> => {
  const [view] = row ? await reviewViews(deps.db, [row], reader) : [];
  if (!view) throw new ApiError('10405');
  return view;
};

export const reviewOf = async (deps: Deps, orderId: string): Promise<ReviewRow | undefined> =>
  (await deps.db.select().from(reviews).where(eq(reviews.orderId, orderId)))[0];

/**
 * An order for its owner, or for whoever holds the link that we mailed; a stranger gets 404 (part
 * 3, Access to order pages).
 */
export const readableOrder = async (
  deps: Deps,
  viewer: Viewer | null,
  reference: string,
  access: string | undefined,
): Promise<Order> => {
  const own = viewer
    ? await readOwnOrder(deps.db, viewer.userId, reference).catch(() => undefined)
    : undefined;
  if (own) return own;
  const valid = isOrderAccessValid(deps.env, reference, access, await deps.clock.now());
  const [order] = valid
    ? await deps.db.select().from(orders).where(eq(orders.orderNo, reference))
    : [];
  if (!order) throw new ApiError(viewer ? '10405' : '10104');
  return order;
};

/**
 * The review of one's order in any state, also by the mailed link: it shows what its author sees,
 * but not their address.
 */
const detailOfOrder = async (
  deps: Deps,
  call: Call<Api['getReviewDetail']>,
  reference: string,
): Promise<ReviewView> => {
  const order = await readableOrder(deps, call.viewer, reference, call.query.access);
  const author: Viewer = {
    userId: order.userId,
    role: 'client',
    sessionId: call.viewer?.sessionId ?? '',
  };
  const view = await viewOne(deps, await reviewOf(deps, order.id), {
    viewer: author,
    language: call.language,
  });
  return call.viewer?.userId === order.userId
    ? view
    : { ...view, authorEmail: null, hasLike: false, hasHate: false };
};

/** One's own review in any state, anybody's once it is shown; an administrator sees every one. */
export const detail = async (
  deps: Deps,
  call: Call<Api['getReviewDetail']>,
): Promise<ReviewView> => {
  const { viewer, query } = call;
  if (!query.reviewId && query.orderId) return detailOfOrder(deps, call, query.orderId);
  const review = query.reviewId ? await byId(deps, query.reviewId) : undefined;
  const isMine = viewer !== null && review?.userId === viewer.userId;
  const isAllowed = review && (isMine || viewer?.role === 'admin' || review.status === 'NORMAL');
  return viewOne(deps, isAllowed ? review : undefined, call);
};
