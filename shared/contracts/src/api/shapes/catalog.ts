import { z } from 'zod';
import { coordinate, day, image, instant, localisedText, numberId, price } from './basics.ts';

/** Product shelf (part 1, section 4). */
export const shelfStatus = z.enum([
  'ON_SHELF',
  'OFF_SHELF',
  'WAIT_ON_SHELF',
  'SOLD_OUT',
  'UN_SOLD_OUT',
]);
/** Whether an order is confirmed at once or by the merchant. */
export const orderCheckWay = z.enum(['instant', 'confirm']);
export const productClassification = z.enum(['general_product', 'cash_coupon_product']);
/**
 * `dated`: a day is chosen when buying; `period`: used within a period; `limited`: booked after
 * buying; `cash-coupon`.
 */
export const productKind = z.enum(['dated', 'period', 'limited', 'cash-coupon']);
export const dateOrPeriod = z.enum(['DATE', 'PERIOD']);
const count = z.number().int().min(0);
const score = z
  .number()
  .min(0)
  .max(5)
  .nullable()
  .meta({ description: 'One decimal; null before the first review.' });

export const inventory = z
  .object({
    unlimited: z.boolean(),
    maxQuota: count.nullable(),
    remainingQuota: count.nullable(),
    remainingRatio: z.number().min(0).max(1).nullable(),
  })
  .meta({ id: 'ProductInventory' });

export const openingDay = z
  .object({
    day: z.number().int().min(1).max(7).meta({ description: '1 Monday to 7 Sunday.' }),
    times: z.array(z.object({ start: z.string(), end: z.string() })),
    enable: z.boolean(),
  })
  .meta({ id: 'OpeningDay' });
export const branchStore = z
  .object({
    branchId: numberId,
    branchName: localisedText,
    address: localisedText,
    districtName: localisedText,
    tel: z.string(),
    mapLocation: z.string(),
    locationCoordinate: coordinate,
    openingDays: z.array(openingDay),
  })
  .meta({ id: 'BranchStore' });

export const merchantPageInfo = z
  .object({
    merchantId: numberId,
    merchantName: localisedText,
    merchantImage: image,
    merchantCategory: localisedText,
    overallScore: score,
    merchantRoute: z.string(),
  })
  .meta({ id: 'MerchantPageInfo' });

/** What the shelf says of a product: shared by card and page. */
export const shelfFields = {
  productId: numberId,
  productRoute: z.string(),
  productNo: z.string(),
  productImages: z.array(image),
  productName: localisedText,
  sellingPoint: localisedText,
  lowestPrice: price,
  lowestSpecialPrice: price.nullable(),
  highestPrice: price.meta({
    description:
      'The most that one unit is paid for now: more than the lowest where plans, days or ' +
      'options differ.',
  }),
  currency: z.literal('HKD'),
  orderCheckWay,
  startSellTime: instant.nullable(),
  soldOut: z.boolean(),
  overallScore: score,
  reviewCount: count,
  districtName: localisedText.nullable(),
  productClassification,
  inventory,
  autoSoldOutTime: instant.nullable(),
  autoSoldOutTimeRemaining: count.nullable().meta({ description: 'Seconds.' }),
  isAutoSoldOut: z.boolean(),
};

/**
 * Product card (part 2, section 3), with what a card shows besides: place, reviews, the end of a
 * limited price.
 */
export const productCard = z
  .object({
    ...shelfFields,
    angleMark: z.object({ name: localisedText, color: z.string() }).nullable(),
    limitedPriceEndTime: instant.nullable(),
    soldCount: count,
    nextAvailableDay: day.nullable().meta({
      description:
        'The next Hong Kong day on which it can be used for the lowest price, at most a ' +
        'minute old; null when no day is chosen, or none is left.',
    }),
    cashCoupon: z
      .object({
        faceValue: price,
        merchantId: numberId,
        merchantName: localisedText,
        merchantImage: image,
        merchantRoute: z.string(),
        branchCount: count,
      })
      .nullable(),
  })
  .meta({ id: 'ProductCard' });

/** Product (part 2, section 3). */
export const product = z
  .object({
    ...shelfFields,
    productImageTexts: z.array(localisedText.nullable()).optional().meta({
      description: 'What each of the pictures shows; null where nobody has written it.',
    }),
    productKind,
    sellingPointStr: z.object({ name: localisedText, color: z.string() }).nullable(),
    orderCheckWayStr: localisedText,
    endSellTime: instant.nullable(),
    productNotices: z.array(
      z.object({ noticeId: z.string(), iconImage: z.string(), noticeName: localisedText }),
    ),
    productDescription: localisedText,
    experienceLocation: localisedText.nullable(),
    locationCoordinate: coordinate.nullable(),
    scheduleDescription: localisedText.nullable(),
    locationDescription: localisedText.nullable(),
    faqs: z.array(
      z.object({
        id: z.string(),
        question: localisedText,
        answer: localisedText,
        sort: z.number().int(),
      }),
    ),
    termsOfService: localisedText,
    termsIsShow: z.boolean(),
    idCardNeeded: z.boolean(),
    appointDateOrPeriod: dateOrPeriod,
    titleTag: localisedText,
    metaDescription: localisedText,
    categoryName: localisedText,
    historyNavInfo: z.array(z.object({ categoryId: numberId, categoryName: localisedText })),
    productLabels: z.array(localisedText),
    productTagNames: z.array(localisedText),
    status: shelfStatus,
    shareUrl: z.string(),
    branchStores: z.array(branchStore),
    useMultiOptions: z.boolean(),
    isCompleteRewardCoin: z.boolean(),
    completeRewardCoinRatio: z.number().int().min(1),
    buyLimit: count.nullable(),
    maxPoint: count.meta({ description: 'Coins that a review of it can earn.' }),
    merchantPageInfo,
    soldOutSetting: z.object({ buttonText: localisedText, introducer: localisedText }).nullable(),
    limitedPriceEndTime: instant.nullable(),
  })
  .meta({ id: 'Product' });

/** By which a preview's plans, days and options are read. */
export const previewToken = z.string().min(10).max(200);
/** A product as whoever may preview it sees it. */
export const previewedProduct = product.extend({ previewToken }).meta({ id: 'PreviewedProduct' });

export type ProductCard = z.output<typeof productCard>;
export type Product = z.output<typeof product>;
export type BranchStore = z.output<typeof branchStore>;
