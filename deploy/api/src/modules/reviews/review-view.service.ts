import type { Api } from '@tapnook/contracts/api';
import { maskEmail } from '@tapnook/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import type { RequestContext, Viewer } from '../../handlers.ts';
import { users } from '../accounts/users.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { generalTemplate } from './rating-templates.service.ts';
import type { ReviewRow } from './review-statistics.service.ts';
import { publicNameOf } from './reviewer-name.ts';
import { reviewLikes, reviewRewards, reviewTemplates } from './reviews.tables.ts';

export type ReviewView = z.input<Api['createReview']['data']>;
/** Who reads: a call is one. */
export interface Reader extends Pick<RequestContext, 'language'> {
  readonly viewer: Viewer | null;
}
const HIDDEN_NAME = { en_gb: 'Anonymous', zh_hk: '匿名' } as const;
const mediaOf = (id: string): string => (id.startsWith('/') ? id : `/api/media/${id}`);
/** Reviews as the contracts show them to this viewer, in a few queries however many there are. Its author reads the name that everybody reads. */
export const reviewViews = async (
  tx: Tx,
  rows: readonly ReviewRow[],
  { viewer, language }: Reader,
): Promise<ReviewView[]> => {
  if (rows.length === 0) return [];
  const of = await tx
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
  const liked = viewer
    ? await tx
        .select({ reviewId: reviewLikes.reviewId })
        .from(reviewLikes)
        .where(
          and(
            eq(reviewLikes.userId, viewer.userId),
            inArray(
              reviewLikes.reviewId,
              rows.map((row) => row.id),
            ),
          ),
        )
    : [];
  const own = rows.some((row) => viewer !== null && row.userId === viewer.userId)
    ? await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, Number(viewer?.userId)))
    : [];
  // Shown again after it was hidden: what it earned stays taken back.
  const takenBack =
    own.length > 0
      ? await tx
          .select({ reviewId: reviewRewards.reviewId })
          .from(reviewRewards)
          .where(
            and(
              eq(reviewRewards.state, 'withdrawn'),
              inArray(
                reviewRewards.reviewId,
                rows.map((row) => row.id),
              ),
            ),
          )
      : [];
  return rows.map((row) => {
    const product = of.find((one) => one.id === row.productId);
    const template = templates.find((one) => one.id === row.templateId) ?? generalTemplate();
    const isMine = viewer !== null && row.userId === viewer.userId;
    const isShown = !row.isAnonymous || isMine;
    return {
      id: row.id,
      authorName: row.isAnonymous ? HIDDEN_NAME[language] : publicNameOf(row.authorName),
      profileImage: isShown ? row.authorImage : null,
      overallScore: row.overallScore,
      message: row.message,
      picsOrVideos: row.pictures.map(mediaOf),
      createdAt: row.createdAt.toISOString(),
      externalId: String(row.productId),
      productId: String(row.productId),
      productName: product?.name ?? { en_gb: '', zh_hk: '' },
      productRoute: product?.route ?? null,
      isAnonymous: row.isAnonymous,
      hasLike: liked.some((like) => like.reviewId === row.id),
      like: row.likes,
      hate: 0,
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
      template: {
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
      },
      rootCount: 0,
      count: 0,
      state: row.status === 'HIDE' ? 'inactive' : 'active',
      updatedAt: row.updatedAt.toISOString(),
      authorEmail: isMine && own[0]?.email ? maskEmail(own[0].email) : null,
      operatorName: null,
      reviewStatus: 'REVIEWED',
      rewardPointForReview:
        isMine && !(row.status === 'NORMAL' && takenBack.some((one) => one.reviewId === row.id))
          ? row.reward
          : 0,
      maxPoint: row.maxPoint,
    };
  });
};
