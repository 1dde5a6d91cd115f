import { z } from 'zod';
import { image, instant, localisedText, numberId, price } from './basics.ts';

const score = z.number().min(0).max(5).nullable();
const count = z.number().int().min(0);

export const merchantCard = z
  .object({
    merchantId: numberId,
    merchantName: localisedText,
    merchantImage: image,
    categoryName: localisedText,
    mobileCoverImage: image,
    overallScore: score,
    merchantRoute: z.string(),
    reviewCount: count,
    productCount: count,
    branchCount: count,
    districtNames: z.array(localisedText),
    lowestPrice: price
      .nullable()
      .meta({ description: 'The least that anything of theirs on the shelf costs.' }),
    isOpenNow: z.boolean(),
    openUntil: instant.nullable().meta({
      description:
        'When the last of the doors that are open now closes; null when none is open, or one ' +
        'never closes.',
    }),
    distance: count
      .nullable()
      .meta({ description: 'Metres to the nearest branch, when the request said from where.' }),
  })
  .meta({ id: 'MerchantCard' });

export const merchantCategory = z
  .object({
    categoryId: numberId,
    categoryName: localisedText,
    iconImage: z.string(),
    image,
    merchantCount: count,
  })
  .meta({ id: 'MerchantCategory' });
const named = z.object({ id: numberId, districtName: localisedText });

/** Score statistics (part 2, section 3). */
export const merchantScoreStatistics = z
  .object({
    overallScore: score,
    count,
    rootCount: count,
    allCount: count,
    externalId: numberId,
    objectType: z.literal('merchant'),
    memberId: numberId.nullable(),
    scores: z.array(z.object({ score: z.number().int().min(1).max(5), count })),
  })
  .meta({ id: 'MerchantScoreStatistics' });

/** Merchant detail (part 2, section 3). */
export const merchantDetail = z
  .object({
    merchantId: numberId,
    merchantName: localisedText,
    merchantImage: image,
    mobileCoverImage: image,
    desktopCoverImage: image,
    overallScore: score,
    merchantRoute: z.string(),
    categoryList: z.array(z.object({ categoryId: numberId, categoryName: localisedText })),
    merchantCategoryList: z.array(merchantCategory),
    reviewCount: count,
    productCount: count,
    contactList: z.array(
      z.object({ type: z.enum(['tel']), value: z.string(), branchName: localisedText }),
    ),
    districtList: z.array(named),
    branchDistrictList: z.array(
      z.object({ id: numberId, districtName: localisedText, branchCount: count }),
    ),
    branchCount: count,
    briefIntroduction: localisedText,
    briefIntroductionImages: z.array(image),
    detailedIntroduction: localisedText,
    latestReview: z
      .object({
        id: z.string(),
        authorName: z.string(),
        overallScore: z.number(),
        message: z.string(),
        createdAt: instant,
      })
      .nullable(),
    isContactButtonEnabled: z.boolean(),
    contactDescription: localisedText.nullable(),
    contactButtonText: localisedText.nullable(),
    contactButtonBottomText: localisedText.nullable(),
    scoreStatistics: merchantScoreStatistics,
    seoConfig: z.object({
      seoMetaTagTitle: localisedText,
      seoMetaTagDescription: localisedText,
      merchantRoute: z.string(),
      keywords: z.array(z.string()),
    }),
    shareUrl: z.string(),
  })
  .meta({ id: 'MerchantDetail' });

export type MerchantCard = z.output<typeof merchantCard>;
export type MerchantCategory = z.output<typeof merchantCategory>;
export type MerchantDetail = z.output<typeof merchantDetail>;
