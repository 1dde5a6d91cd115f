import type { Api } from '@tapnook/contracts/api';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { countOwnUploads } from '../files/index.ts';
import { getUser } from '../identity/index.ts';
import { lockOrder, markReviewed, record, readOwnOrder } from '../orders/index.ts';
import { templateOf } from './rating-templates.service.ts';
import {
  rewardReason,
  creditReward,
  reserveReward,
  withdrawReward,
} from './review-reward.service.ts';
import { addToStatistics, type ReviewRow } from './review-statistics.service.ts';
import { reviewEvents, reviewLikes, reviews } from './reviews.tables.ts';

export type ReviewInput = z.output<Api['createReview']['body']>;
/** Automatic moderation looks at a review this long after it was written: within the day. */
const MODERATION_MINUTES = 10;
/** Words that a person has to look at before they are shown. */
const DOUBTFUL = /https?:\/\/|www\.|\b\d{8,}\b|whatsapp|telegram|微信/i;

const isChinese = (text: string): boolean =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 4 > text.length;

/** The shopper's own uploads for reviews, in the order given; 21001 for anything else. */
const checkPictures = async (tx: Tx, userId: string, ids: readonly string[]): Promise<string[]> => {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  if ((await countOwnUploads(tx, Number(userId), 'review', unique)) !== unique.length)
    throw new ApiError('21001', {
      fields: [fieldError('body.picsOrVideos', 'fault.uploadThesePhotosAgain')],
    });
  return unique;
};

type Named = Readonly<Record<'firstName' | 'lastName', string | null>>;
/** Both names as `publicNameOf` shortens them. */
const fullName = (who: Named | undefined): string =>
  [who?.firstName, who?.lastName].filter(Boolean).join(' ');
/** Who signs: an account without a name by that of the order. */
const authorOf = async (
  tx: Tx,
  userId: string,
  order: Named,
  isAnonymous: boolean,
): Promise<{ name: string; image: string | null }> => {
  const user = await getUser(tx, Number(userId));
  const name = fullName(user) || fullName(order) || 'TapNook';
  return { name, image: isAnonymous ? null : (user?.profileImage ?? null) };
};

/**
 * Writes a review of an order that waits for one; 20902 when there is one, 20901 when it cannot be
 * reviewed.
 */
export const writeReview = async (
  db: Db,
  userId: string,
  input: ReviewInput,
  platform: string,
): Promise<ReviewRow> =>
  inTransaction(db, async (tx) => {
    const own = await readOwnOrder(tx, userId, input.orderId);
    const order = await lockOrder(tx, own.id);
    if (order?.reviewStatus === 'REVIEWED') throw new ApiError('20902');
    if (order?.reviewStatus !== 'PENDING') throw new ApiError('20901');
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`reviews:${userId}`}, 0))`,
    );
    const template = await templateOf(tx, order.snapshot.reviewTemplateId);
    if (input.scores.some((score) => !template.items.some((item) => item.id === score.id)))
      throw new ApiError('10102', {
        fields: [fieldError('body.scores', 'fault.unknownItem')],
      });
    const author = await authorOf(tx, userId, order, input.isAnonymous);
    const { rows } = await tx.execute<{ month: string }>(
      sql`select to_char(hk_today(), 'YYYY-MM') as month`,
    );
    const month = rows[0]?.month ?? '';
    const reason = await rewardReason(
      tx,
      userId,
      month,
      order.productId,
      order.snapshot.reviewMaxPoint,
    );
    const [review] = await tx
      .insert(reviews)
      .values({
        orderId: order.id,
        userId,
        productId: order.productId,
        merchantId: order.merchantId,
        planId: order.planId,
        planName: order.snapshot.planName,
        templateId: template.id,
        authorName: author.name,
        authorImage: author.image,
        isAnonymous: input.isAnonymous,
        overallScore: input.overallScore,
        scores: input.scores,
        message: input.message,
        language: isChinese(input.message) ? 'zh_hk' : 'en_gb',
        pictures: await checkPictures(tx, userId, input.picsOrVideos),
        isRecommended: input.isRecommended,
        platform,
        maxPoint: order.snapshot.reviewMaxPoint,
        month,
        moderateAt: sql`app_now() + make_interval(mins => ${MODERATION_MINUTES})`,
      })
      .returning();
    if (!review) throw new Error('the review was not kept');
    const reward = reason ? 0 : await reserveReward(tx, review, userId);
    await tx.update(reviews).set({ reward }).where(eq(reviews.id, review.id));
    await markReviewed(tx, order.id);
    await tx
      .insert(reviewEvents)
      .values({ reviewId: review.id, toStatus: 'PENDING', actor: userId });
    await record(tx, {
      orderId: order.id,
      kind: 'review',
      event: 'review_written',
      fromState: 'PENDING',
      toState: 'REVIEWED',
    });
    return { ...review, reward };
  });

/**
 * Moves a review along PENDING → NORMAL | HIDE, NORMAL ↔ HIDE; statistics and reward follow.
 * Undefined when it is there already.
 */
export const moderate = (
  db: Db,
  reviewId: string,
  to: 'NORMAL' | 'HIDE',
  actor: string,
): Promise<ReviewRow | undefined> => inTransaction(db, (tx) => moderateIn(tx, reviewId, to, actor));

/** As `moderate`, inside a transaction that does more. */
export const moderateIn = async (
  tx: Tx,
  reviewId: string,
  to: 'NORMAL' | 'HIDE',
  actor: string,
): Promise<ReviewRow | undefined> => {
  const [before] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update');
  if (!before || before.status === to) return before;
  const [after] = await tx
    .update(reviews)
    .set({ status: to, updatedAt: sql`app_now()` })
    .where(and(eq(reviews.id, reviewId), eq(reviews.status, before.status)))
    .returning();
  if (!after) return undefined;
  await tx
    .insert(reviewEvents)
    .values({ reviewId, fromStatus: before.status, toStatus: to, actor });
  if (to === 'NORMAL') {
    await addToStatistics(tx, after, 1);
    await creditReward(tx, after);
  } else {
    if (before.status === 'NORMAL') await addToStatistics(tx, after, -1);
    await withdrawReward(tx, after);
  }
  return after;
};

/** Shows the reviews whose time has come; what looks doubtful waits for a person. */
export const moderateDue = async (db: Db): Promise<number> => {
  const due = await db
    .select({ id: reviews.id, message: reviews.message })
    .from(reviews)
    .where(and(eq(reviews.status, 'PENDING'), sql`${reviews.moderateAt} <= app_now()`))
    .orderBy(asc(reviews.moderateAt))
    .limit(100);
  for (const review of due) {
    if (DOUBTFUL.test(review.message))
      await db
        .update(reviews)
        .set({ moderateAt: sql`'infinity'` })
        .where(and(eq(reviews.id, review.id), eq(reviews.status, 'PENDING')));
    else await moderate(db, review.id, 'NORMAL', 'automatic');
  }
  return due.length;
};

/** Helpful, not helpful, or no vote any more. */
export type Vote = 'like' | 'hate' | null;

/** The vote of one person; the counts follow the rows. */
export const setVote = async (
  db: Db,
  reviewId: string,
  userId: string,
  vote: Vote,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [review] = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.status, 'NORMAL')))
      .for('update');
    if (!review) throw new ApiError('10405');
    const [before] = await tx
      .delete(reviewLikes)
      .where(and(eq(reviewLikes.reviewId, reviewId), eq(reviewLikes.userId, userId)))
      .returning({ helpful: reviewLikes.helpful });
    if (vote !== null)
      await tx.insert(reviewLikes).values({ reviewId, userId, helpful: vote === 'like' });
    const likes = Number(vote === 'like') - Number(before?.helpful === true);
    const hates = Number(vote === 'hate') - Number(before?.helpful === false);
    if (likes !== 0 || hates !== 0)
      await tx
        .update(reviews)
        .set({ likes: sql`${reviews.likes} + ${likes}`, hates: sql`${reviews.hates} + ${hates}` })
        .where(eq(reviews.id, reviewId));
  });
