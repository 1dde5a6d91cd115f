import {
  REVIEW_MAX_PHOTOS,
  reviewPhotos,
  reviewRating,
  reviewText,
  termsAgreed,
} from '@tapnook/kernel';
import { z } from 'zod';
import { cents, instant, localisedText, wireId } from './basics.ts';
import { freeText, ruled, said } from './fields.ts';
import { reviewStatus } from './orders.ts';

/** Moderation of a review (part 1, section 4). */
export const moderation = z.enum(['HIDE', 'NORMAL', 'PENDING']);
export const scoreItem = z
  .object({ id: z.string(), score: z.number(), itemName: localisedText })
  .meta({ id: 'ScoreItem' });
/** Score statistics (part 2, section 3); `histogram` counts the entries of each star. */
export const scoreStatistics = z
  .object({
    overallScore: z.number(),
    count: z.number().int(),
    rootCount: z.number().int(),
    allCount: z.number().int(),
    externalId: z.string(),
    objectType: z.enum(['product', 'merchant']),
    memberId: z.string().nullable(),
    scores: z.array(scoreItem),
    histogram: z.array(z.object({ score: z.number().int(), count: z.number().int() })),
    withPicCount: z.number().int(),
    recommendedCount: z.number().int(),
  })
  .meta({ id: 'ReviewScoreStatistics' });
/** Review (part 2, section 3). */
export const review = z
  .object({
    id: z.string(),
    authorName: z.string(),
    profileImage: z.string().nullable(),
    overallScore: z.number(),
    message: z.string(),
    picsOrVideos: z.array(z.string()),
    createdAt: instant,
    answer: z
      .object({
        id: z.string().optional(),
        parentId: z.string().optional(),
        rootId: z.string().optional(),
        operatorName: z.string().nullable().optional(),
        message: z.string(),
        createdAt: instant,
      })
      .optional()
      .meta({
        description:
          'What the merchant or the house answered, a child of the review in its thread; ' +
          'absent without an answer.',
      }),
    externalId: z.string(),
    productId: z.string(),
    productName: localisedText,
    productRoute: z.string().nullable(),
    isAnonymous: z.boolean(),
    hasLike: z.boolean(),
    hasHate: z.boolean().optional().meta({ description: 'The reader found it not helpful.' }),
    like: z.number().int(),
    hate: z.number().int(),
    isRecommended: z.boolean(),
    productImages: z.array(z.string()),
    objectType: z.enum(['product', 'merchant']),
    meta: z.object({
      planId: z.string().nullable(),
      planName: localisedText.nullable(),
      language: z.enum(['en_gb', 'zh_hk']),
    }),
    device: z.string().nullable(),
    platform: z.string().nullable(),
    orderId: z.string().nullable(),
    authorId: z
      .string()
      .nullable()
      .meta({ description: 'Null for an anonymous entry, except for its author.' }),
    templateId: z.string().nullable(),
    parentId: z.string().nullable().meta({ description: 'Null: a review begins its thread.' }),
    rootId: z.string().nullable(),
    status: moderation,
    template: z
      .object({ id: z.string(), name: localisedText, items: z.array(scoreItem) })
      .nullable(),
    rootCount: z.number().int().meta({ description: 'Entries of its thread below it.' }),
    count: z.number().int().meta({ description: 'Entries that answer it.' }),
    state: z.enum(['active', 'inactive']),
    updatedAt: instant,
    authorEmail: z
      .string()
      .nullable()
      .meta({ description: 'Masked, and only for its author and administrators.' }),
    operatorName: z
      .string()
      .nullable()
      .meta({ description: 'Who answered for the shop: the merchant’s name, or TapNook.' }),
    reviewStatus,
    rewardPointForReview: z.number().int(),
    maxPoint: z.number().int(),
  })
  .meta({ id: 'Review' });
/** What a review of this item earns and why it may earn nothing (part 3, "Money, coins, codes"). */
export const rewardRule = z
  .object({
    earns: z.boolean(),
    reason: z.enum(['second_this_month', 'ten_this_month', 'no_reward']).nullable(),
    text: z.number().int(),
    photos: z.number().int(),
    recommendation: z.number().int(),
    maxPoint: z.number().int(),
  })
  .meta({ id: 'ReviewRewardRule' });
/** Reviewable order item (part 2, section 3). */
export const reviewableItem = z
  .object({
    id: z.string(),
    name: localisedText,
    items: z.array(z.object({ id: z.string(), itemName: localisedText })),
    productId: z.string(),
    productRoute: z.string().nullable(),
    productImages: z.array(z.string()),
    categoryIconImage: z.string().nullable(),
    quantity: z.number().int(),
    paymentAmount: cents,
    reviewStatus,
    productName: localisedText,
    planName: localisedText,
    exchangeStartTime: instant.nullable(),
    exchangeEndTime: instant.nullable(),
    exchangeTime: instant.nullable(),
    exchangeTimeType: z.enum(['DATE', 'PERIOD']),
    properties: z.array(z.object({ propertyName: localisedText, propertyValue: localisedText })),
    isProperty: z.boolean(),
    additions: z.array(
      z.object({
        name: localisedText,
        options: z.array(
          z.object({ name: localisedText, quantity: z.number().int(), price: cents }),
        ),
      }),
    ),
    orderNumberId: z.string().meta({ description: 'The order number.' }),
    orderId: z.string(),
    maxPoint: z.number().int(),
    reviewableUntil: instant.nullable(),
    reviewId: z.string().nullable(),
    reward: rewardRule,
  })
  .meta({
    id: 'ReviewableOrderItem',
    description: '`id`, `name` and `items` are those of the review template.',
  });
/** One to five stars. */
const rating = ruled(z.number(said(reviewRating(undefined))).int(), reviewRating);
export const reviewInput = z
  .object({
    orderId: wireId.meta({ description: 'The order’s id or number.' }),
    templateId: wireId.optional(),
    overallScore: rating,
    scores: z
      .array(z.object({ id: wireId, score: rating }))
      .max(20)
      .default([]),
    message: ruled(freeText(5000, 0, said(reviewText(''))), reviewText).meta({
      description: 'At least 20 characters, as people count them.',
    }),
    picsOrVideos: z
      .array(wireId)
      .max(REVIEW_MAX_PHOTOS, said(reviewPhotos(REVIEW_MAX_PHOTOS + 1)))
      .default([])
      .meta({ description: 'Ids of uploaded files, at most six, in order.' }),
    isAnonymous: z.boolean().default(false),
    isRecommended: z.boolean().default(false),
    agreeTerms: z.literal(true, said(termsAgreed(false))),
  })
  .meta({ id: 'ReviewRequest' });
export const myReview = z
  .object({
    reviewStatus,
    orderId: z.string(),
    orderNo: z.string(),
    item: reviewableItem,
    review: review.nullable(),
  })
  .meta({ id: 'MyReview' });
