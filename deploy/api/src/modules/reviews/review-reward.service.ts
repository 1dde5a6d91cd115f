import { noRewardReason, REVIEW_REWARD, reviewReward, type NoReward } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';
import { products } from '../catalog/index.ts';
import { earnCoins, withdrawCoins, findEntryId } from '../points/index.ts';
import type { ReviewRow } from './review-statistics.service.ts';
import { reviewRewards } from './reviews.tables.ts';

/** Why a review of a product in a Hong Kong month (`YYYY-MM`) would earn nothing, or undefined. */
export const rewardReason = async (
  tx: Tx,
  userId: string,
  month: string,
  productId: number,
  maxPoint: number,
): Promise<NoReward | undefined> => {
  const { rows } = await tx.execute<{ same: number; rewarded: number }>(sql`select
    (select count(*)::int from reviews where user_id = ${userId} and month = ${month}
      and product_id = ${productId}) as same,
    (select count(*)::int from review_rewards where user_id = ${userId}
      and month = ${month}) as rewarded`);
  return noRewardReason(
    { sameActivity: rows[0]?.same ?? 0, rewardedActivities: rows[0]?.rewarded ?? 0 },
    maxPoint,
  );
};

/**
 * Keeps the place of a new review among the ten of its month. The caller holds the shopper's lock.
 * Answers the coins it will earn.
 */
export const reserveReward = async (
  tx: Tx,
  review: Pick<
    ReviewRow,
    'id' | 'month' | 'productId' | 'maxPoint' | 'message' | 'pictures' | 'isRecommended'
  >,
  userId: string,
): Promise<number> => {
  const { total } = reviewReward(
    {
      message: review.message,
      photos: review.pictures.length,
      isRecommended: review.isRecommended,
    },
    review.maxPoint,
  );
  if (total === 0) return 0;
  const kept = await tx.execute(sql`
    insert into review_rewards (user_id, month, product_id, review_id, place, coins)
    select ${userId}, ${review.month}, ${review.productId}, ${review.id}, count(*) + 1, ${total}
      from review_rewards where user_id = ${userId} and month = ${review.month}
    having count(*) < ${REVIEW_REWARD.activitiesAMonth} on conflict do nothing`);
  return kept.rowCount === 1 ? total : 0;
};

/** A review became visible: its reward is credited in its parts, once. */
export const creditReward = async (tx: Tx, review: ReviewRow): Promise<void> => {
  const [reward] = await tx
    .update(reviewRewards)
    .set({ state: 'credited' })
    .where(and(eq(reviewRewards.reviewId, review.id), eq(reviewRewards.state, 'waiting')))
    .returning();
  if (!reward) return;
  const parts = reviewReward(
    {
      message: review.message,
      photos: review.pictures.length,
      isRecommended: review.isRecommended,
    },
    review.maxPoint,
  );
  const entries = [
    ['TEXT_REVIEW', parts.text],
    ['IMAGE_REVIEW', parts.photos],
    ['RECOMMEND_REVIEW', parts.recommendation],
  ] as const;
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, review.productId));
  for (const [type, coins] of entries) {
    const part = bilingual(`reviewReward.${type}`);
    const remark = product
      ? bilingual('reviewReward.ofProduct', { part, product: product.name })
      : part;
    await earnCoins(tx, {
      userId: reward.userId,
      coins,
      channel: 'REVIEW',
      type,
      externalId: review.id,
      remark,
      onceKey: `review:${review.id}:${type}`,
    });
  }
};

/**
 * A review was hidden: what it earned goes back as far as it is still there, and nothing more is
 * earned.
 */
export const withdrawReward = async (tx: Tx, review: ReviewRow): Promise<void> => {
  const [reward] = await tx
    .select()
    .from(reviewRewards)
    .where(eq(reviewRewards.reviewId, review.id))
    .for('update');
  if (!reward || reward.state === 'withdrawn') return;
  await tx
    .update(reviewRewards)
    .set({ state: 'withdrawn' })
    .where(eq(reviewRewards.reviewId, review.id));
  if (reward.state !== 'credited') return;
  const entryId = await findEntryId(tx, review.id);
  await withdrawCoins(tx, {
    userId: reward.userId,
    coins: reward.coins,
    status: 'AUTO_WITHDRAW',
    externalId: review.id,
    parentId: entryId ?? null,
    remark: bilingual('reviews.reviewWasHidden'),
    onceKey: `review:${review.id}:withdraw`,
  });
};
