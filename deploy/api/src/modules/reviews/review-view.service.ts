import type { LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { maskEmail } from '@tapnook/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import type { RequestContext, Viewer } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import { products } from '../catalog/index.ts';
import { publicNameOf, getUser } from '../identity/index.ts';
import { merchantNames } from '../merchants/index.ts';
import { generalTemplate } from './rating-templates.service.ts';
import type { ReviewRow } from './review-statistics.service.ts';
import { reviewLikes, reviewRewards, reviewTemplates } from './reviews.tables.ts';

export type ReviewView = z.input<Api['createReview']['data']>;
/** Who reads the reviews. Every request context fits. */
export interface Reader extends Pick<RequestContext, 'language'> {
  readonly viewer: Viewer | null;
}
const HIDDEN_NAME = bilingual('reviews.anonymous');
const mediaOf = (id: string): string => (id.startsWith('/') ? id : `/api/media/${id}`);

interface RelatedToReviews {
  readonly products: readonly Pick<
    typeof products.$inferSelect,
    'id' | 'name' | 'route' | 'images'
  >[];
  readonly templates: readonly (typeof reviewTemplates.$inferSelect)[];
  /** What the reader found helpful or not, by the review's id. */
  readonly votes: ReadonlyMap<string, boolean>;
  /** Names of the merchants that answered, by their ids. */
  readonly merchants: ReadonlyMap<number, LocalisedText>;
  /** The reader's own address, when one of the reviews is theirs. */
  readonly email: string | null;
  /** Ids of the reader's reviews whose coins were withdrawn. */
  readonly withdrawn: ReadonlySet<string>;
}

const readRelated = async (
  tx: Tx,
  rows: readonly ReviewRow[],
  viewer: Viewer | null,
): Promise<RelatedToReviews> => {
  const ids = rows.map((row) => row.id);
  const isAuthor = rows.some((row) => viewer !== null && row.userId === viewer.userId);
  const found = await tx
    .select({
      id: products.id,
      name: products.name,
      route: products.route,
      images: products.images,
    })
    .from(products)
    .where(inArray(products.id, [...new Set(rows.map((row) => row.productId))]));
  const templates = await tx
    .select()
    .from(reviewTemplates)
    .where(inArray(reviewTemplates.id, [...new Set(rows.map((row) => row.templateId))]));
  const votes = viewer
    ? await tx
        .select({ id: reviewLikes.reviewId, helpful: reviewLikes.helpful })
        .from(reviewLikes)
        .where(and(eq(reviewLikes.userId, viewer.userId), inArray(reviewLikes.reviewId, ids)))
    : [];
  const answered = rows.flatMap((row) => (row.answer ? [row.merchantId] : []));
  const own = isAuthor ? await getUser(tx, Number(viewer?.userId)) : undefined;
  const withdrawn = own
    ? await tx
        .select({ id: reviewRewards.reviewId })
        .from(reviewRewards)
        .where(and(eq(reviewRewards.state, 'withdrawn'), inArray(reviewRewards.reviewId, ids)))
    : [];
  return {
    products: found,
    templates,
    votes: new Map(votes.map(({ id, helpful }) => [id, helpful])),
    merchants: await merchantNames(tx, answered),
    email: own?.email ?? null,
    withdrawn: new Set(withdrawn.map(({ id }) => id)),
  };
};

const templateView = (row: ReviewRow, templates: RelatedToReviews['templates']) => {
  const template = templates.find((one) => one.id === row.templateId) ?? generalTemplate();
  return {
    id: template.id,
    name: template.name,
    items: row.scores.map((score) => ({
      id: score.id,
      score: score.score,
      itemName: template.items.find((item) => item.id === score.id)?.itemName ?? {
        en_gb: score.id,
        zh_hk: score.id,
      },
    })),
  };
};

const HOUSE = 'TapNook';
const operatorOf = (
  row: ReviewRow,
  { merchants: names }: RelatedToReviews,
  language: Reader['language'],
): string | null => {
  if (!row.answer) return null;
  return row.answeredBy === 'house' ? HOUSE : (names.get(row.merchantId)?.[language] ?? null);
};

/** What was answered: the one reply of a review's thread. */
const answerOf = (row: ReviewRow, operatorName: string | null): Pick<ReviewView, 'answer'> =>
  row.answer && row.answeredAt
    ? {
        answer: {
          id: `${row.id}-answer`,
          parentId: row.id,
          rootId: row.id,
          operatorName,
          message: row.answer,
          createdAt: row.answeredAt.toISOString(),
        },
      }
    : {};

const reviewView = (
  row: ReviewRow,
  related: RelatedToReviews,
  { viewer, language }: Reader,
): ReviewView => {
  const product = related.products.find((one) => one.id === row.productId);
  const isMine = viewer !== null && row.userId === viewer.userId;
  const isShown = !row.isAnonymous || isMine;
  const operatorName = operatorOf(row, related, language);
  const replies = row.answer ? 1 : 0;
  // A review that is shown again after it was hidden does not earn its coins again.
  const hasReward = isMine && !(row.status === 'NORMAL' && related.withdrawn.has(row.id));
  return {
    id: row.id,
    authorName: row.isAnonymous ? HIDDEN_NAME[language] : publicNameOf(row.authorName),
    profileImage: isShown ? row.authorImage : null,
    overallScore: row.overallScore,
    message: row.message,
    picsOrVideos: row.pictures.map(mediaOf),
    createdAt: row.createdAt.toISOString(),
    ...answerOf(row, operatorName),
    externalId: String(row.productId),
    productId: String(row.productId),
    productName: product?.name ?? { en_gb: '', zh_hk: '' },
    productRoute: product?.route ?? null,
    isAnonymous: row.isAnonymous,
    hasLike: related.votes.get(row.id) === true,
    hasHate: related.votes.get(row.id) === false,
    like: row.likes,
    hate: row.hates,
    isRecommended: row.isRecommended,
    productImages: product?.images ?? [],
    objectType: 'product',
    meta: {
      planId: row.planId === null ? null : String(row.planId),
      planName: row.planName,
      language: row.language,
    },
    device: null,
    platform: row.platform,
    orderId: isMine ? row.orderId : null,
    authorId: isShown ? row.userId : null,
    templateId: row.templateId,
    parentId: null,
    rootId: null,
    status: row.status,
    template: templateView(row, related.templates),
    rootCount: replies,
    count: replies,
    state: row.status === 'HIDE' ? 'inactive' : 'active',
    updatedAt: row.updatedAt.toISOString(),
    authorEmail: isMine && related.email ? maskEmail(related.email) : null,
    operatorName,
    reviewStatus: 'REVIEWED',
    rewardPointForReview: hasReward ? row.reward : 0,
    maxPoint: row.maxPoint,
  };
};

/**
 * Reviews as the contracts show them to this reader. The number of queries does not depend on the
 * number of reviews. An author reads the same name as everybody else.
 */
export const reviewViews = async (
  tx: Tx,
  rows: readonly ReviewRow[],
  reader: Reader,
): Promise<ReviewView[]> => {
  if (rows.length === 0) return [];
  const related = await readRelated(tx, rows, reader.viewer);
  return rows.map((row) => reviewView(row, related, reader));
};
