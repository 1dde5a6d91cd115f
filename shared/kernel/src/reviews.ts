import { characterCount } from './text.ts';

/** Coins of each part of a review (part 3, "Money, coins, codes"). */
export const REVIEW_REWARD = {
  text: 40,
  photos: 20,
  recommendation: 20,
  most: 80,
  activitiesAMonth: 10,
  textFrom: 20,
} as const;

/** What of a review its coins depend on. */
export interface RewardedReview {
  readonly message: string;
  readonly photos: number;
  readonly isRecommended: boolean;
}
/** What this shopper's reviews of the same Hong Kong month already are. */
export interface RewardMonth {
  readonly sameActivity: number;
  readonly rewardedActivities: number;
}
/** Why a review earns no coins. */
export type NoReward = 'second_this_month' | 'ten_this_month' | 'no_reward';

/** Why a review of this month earns nothing, or undefined. */
export const noRewardReason = (month: RewardMonth, maxPoint: number): NoReward | undefined => {
  if (maxPoint <= 0) return 'no_reward';
  if (month.sameActivity > 0) return 'second_this_month';
  return month.rewardedActivities >= REVIEW_REWARD.activitiesAMonth ? 'ten_this_month' : undefined;
};

/** Coins by part, in the order text, photos, recommendation, cut off at `maxPoint` and at 80. */
export const reviewReward = (
  review: RewardedReview,
  maxPoint: number,
): {
  readonly text: number;
  readonly photos: number;
  readonly recommendation: number;
  readonly total: number;
} => {
  let left = Math.max(0, Math.min(maxPoint, REVIEW_REWARD.most));
  const part = (earned: boolean, coins: number): number => {
    const given = earned ? Math.min(coins, left) : 0;
    left -= given;
    return given;
  };
  const text = part(
    characterCount(review.message.trim()) >= REVIEW_REWARD.textFrom,
    REVIEW_REWARD.text,
  );
  const photos = part(text > 0 && review.photos > 0, REVIEW_REWARD.photos);
  const recommendation = part(text > 0 && review.isRecommended, REVIEW_REWARD.recommendation);
  return { text, photos, recommendation, total: text + photos + recommendation };
};

/** Days after the first redemption in which an order can be reviewed. */
export const REVIEW_DAYS = 90;
