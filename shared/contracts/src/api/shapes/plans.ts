import { z } from 'zod';
import { day, image, instant, localisedText, numberId, price, startTime } from './basics.ts';
import { dateOrPeriod } from './catalog.ts';

const count = z.number().int().min(0);
const addressOption = z.object({
  required: z.boolean(),
  display: z.boolean(),
  prefix: localisedText,
});
export const multiOption = z
  .object({
    optionId: numberId,
    optionName: localisedText,
    fieldId: numberId,
    fieldName: localisedText,
    type: z.string(),
    sort: z.number().int(),
  })
  .meta({ id: 'MultiOption' });
const status = z.enum(['active', 'inactive']);

/** The kinds of persons that a plan may have a price for. */
export const personKind = z.enum(['adult', 'youth', 'child', 'infant', 'student', 'senior']);
const age = z.number().int().min(0).max(120).nullable();
/** What identifies a kind of person, in plans and in what was bought of them. */
export const personTypeName = z.object({
  kind: personKind,
  name: localisedText,
  minAge: age,
  maxAge: age.meta({ description: 'Included: a child of 3 to 11 may be eleven.' }),
});
export const personType = personTypeName
  .extend({
    label: localisedText.meta({ description: 'The name with the ages.' }),
    price: price.meta({ description: 'Of the day on which it costs least, from today on.' }),
    specialPrice: price.nullable(),
    minCount: count.meta({ description: 'The fewest of them in one order.' }),
    maxCount: count.nullable().meta({ description: 'The most in one order; null without limit.' }),
    isAccompanied: z.boolean().meta({
      description: 'Bought only beside somebody of a type that needs nobody.',
    }),
  })
  .meta({ id: 'PersonType' });
/** How many of a plan's kind of person. */
export const personCount = z.object({
  kind: personKind,
  quantity: z.number().int().min(1).max(999),
});

/** Plan (part 2, section 3). */
export const plan = z
  .object({
    planId: numberId,
    productId: numberId,
    planNo: z.string(),
    planName: localisedText,
    termsConditions: localisedText.nullable(),
    howToUse: localisedText.nullable(),
    planDescription: localisedText.nullable(),
    planImages: z.array(image),
    price,
    specialPrice: price.nullable(),
    isSelected: z.boolean(),
    status,
    remainAmount: count.nullable().meta({ description: 'Null when unlimited.' }),
    appointDateOrPeriod: dateOrPeriod,
    startExchangeTime: instant.nullable(),
    endExchangeTime: instant.nullable(),
    lowestPrice: price.meta({ description: 'Of the day on which it costs least, from today on.' }),
    lowestSpecialPrice: price.nullable(),
    highestPrice: price.meta({
      description: 'What one costs on the dearest day, without surcharges of options.',
    }),
    multiOptions: z.array(multiOption),
    skuId: z.string(),
    startSellTime: instant.nullable(),
    endSellTime: instant.nullable(),
    customerAddressOption: addressOption,
    customerSummaryOption: addressOption,
    otherFences: z.array(
      z.object({
        orderDisplay: z.boolean(),
        credentialsDisplay: z.boolean(),
        title: localisedText,
        content: localisedText,
      }),
    ),
    limitedTimePrice: price.nullable(),
    limitedTimePriceEndTime: instant.nullable(),
    usageLimit: z.number().int().min(1),
    validForDays: z.number().int().nullable().optional().meta({
      description:
        'Days from the purchase for which a voucher is valid; null when its end is a day.',
    }),
    hasAdditions: z.boolean(),
    personTypes: z
      .array(personType)
      .optional()
      .meta({
        description:
          'Kinds of persons with prices of their own, the one of the plan’s own price first; ' +
          'absent when all pay the same. They share its places.',
      }),
  })
  .meta({ id: 'Plan' });

/** Option group: chips or a dropdown; one field of each is chosen. */
export const optionGroup = z
  .object({
    id: numberId,
    name: localisedText,
    displayType: z.enum(['chips', 'dropdown']),
    type: z.string(),
    status,
    fields: z.array(
      z.object({
        id: numberId,
        name: localisedText,
        isSelected: z.boolean(),
        type: z.string(),
        status,
        surcharge: z
          .object({ HKD: z.number().int(), USD: z.number().int() })
          .meta({ description: 'Added to each unit; may be negative.' }),
        remainCount: count.nullable(),
        isSoldOut: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'OptionGroup' });

export const addition = z
  .object({
    id: numberId,
    required: z.boolean(),
    name: localisedText,
    chooseType: z.enum(['single', 'multiple']),
    subExtraOptions: z.array(
      z.object({
        id: numberId,
        name: localisedText,
        price,
        maxCount: z.number().int().min(1),
        remainCount: count.nullable(),
        isSoldOut: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Addition' });

/** Date/time slot. A day or time that is not offered has no price and says why. */
export const dateSlot = z
  .object({
    day,
    startTime: startTime.nullable(),
    isSelected: z.boolean(),
    price: price.nullable(),
    specialPrice: price.nullable(),
    limitedTimePrice: price.nullable(),
    totalCount: count.nullable().meta({
      description: 'The places of the whole day, taken or not; null when unlimited or not offered.',
    }),
    remainCount: count.nullable().meta({ description: 'Null when unlimited or not offered.' }),
    isSoldOut: z.boolean(),
    reason: z
      .enum(['past', 'closed', 'soldOut'])
      .nullable()
      .meta({ description: 'Why it cannot be chosen; null when it can.' }),
  })
  .meta({ id: 'DateSlot' });

/** Price tier: the prices and places of one day and start time. */
export const priceTier = z
  .object({
    day,
    price,
    specialPrice: price.nullable(),
    limitedTimePrice: price.nullable(),
    limitedTimeSpecialPrice: price.nullable(),
    priceStartTime: instant.nullable(),
    priceEndTime: instant.nullable(),
    isSpecialPrice: z.boolean(),
    totalCount: count.nullable(),
    remainCount: count.nullable(),
    status,
    startTime: startTime.nullable(),
    isSpecialCount: z.boolean().meta({ description: 'This slot has places of its own.' }),
    isSelected: z.boolean(),
    isSoldOut: z.boolean(),
    productLowestPrice: price,
    productLowestSpecialPrice: price.nullable(),
    isUsedSoldOut: z
      .boolean()
      .meta({ description: 'Sold out because all is held or sold, not by the merchant.' }),
    personPrices: z
      .array(z.object({ kind: personKind, price, specialPrice: price.nullable() }))
      .optional()
      .meta({ description: 'What each of the plan’s kinds of persons costs then.' }),
  })
  .meta({ id: 'PriceTier' });
export type Plan = z.output<typeof plan>;
export type PersonType = z.output<typeof personType>;
export type OptionGroup = z.output<typeof optionGroup>;
export type Addition = z.output<typeof addition>;
export type DateSlot = z.output<typeof dateSlot>;
export type PriceTier = z.output<typeof priceTier>;
