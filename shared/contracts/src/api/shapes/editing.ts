import { CHANGE_RULES, CONTENT_STATES } from '@tapnook/kernel';
import { z } from 'zod';
import { cents, day, instant, localisedText, numberId, startTime } from './basics.ts';
import { personKind, personTypeName } from './plans.ts';
import { planPrice, price, wholeDollars, wholePrice } from './prices.ts';

/** Text in both languages as editors write it; a draft may still lack one of them. */
export const draftText = (most: number) =>
  z.object({ en_gb: z.string().trim().max(most), zh_hk: z.string().trim().max(most) });
/** Text in both languages, neither of them empty. */
export const fullText = (most: number) =>
  z.object({
    en_gb: z.string().trim().min(1).max(most),
    zh_hk: z.string().trim().min(1).max(most),
  });
/** The path of a page of the shop, without its language. */
export const shopPath = z
  .string()
  .regex(/^\/[\w\-./~%?=&]{0,300}$/)
  .refine((path) => !path.startsWith('//'));
/** A picture of the shop, as an upload answers with its address; empty for none. */
export const picture = z.union([z.literal(''), z.string().regex(/^\/api\/media\/[\w-]{1,64}$/)]);
/** Where a banner or a link leads; `id` is of the product, list or category. */
export const linkTarget = z.object({
  kind: z.enum(['product', 'product-list', 'category', 'cash-coupon', 'search']),
  id: numberId.optional(),
  keyword: z.string().trim().max(80).optional(),
});
const surcharge = z.number().int().min(-9_999_999).max(9_999_999);
const places = z.number().int().min(0).max(100_000);

export const contentState = z.enum(CONTENT_STATES);
export const memberRole = z.enum(['owner', 'manager', 'counter']);
export const workRole = z.enum(['admin', 'owner', 'manager', 'counter']);

/** What still keeps a product from shoppers. */
export const missingPart = z.enum([
  'name_en',
  'name_zh',
  'selling_point_en',
  'selling_point_zh',
  'description_en',
  'description_zh',
  'pictures',
  'plan',
  'plan_name',
  'validity',
  'days',
  'merchant',
]);

export const branchInput = z.object({
  name: fullText(120),
  address: fullText(300),
  districtId: numberId,
  tel: z.string().trim().max(40),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  hours: z
    .array(
      z.object({
        days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
        opens: startTime,
        closes: z.string().regex(/^([0-2]\d|3[0-6]):[0-5]\d$/),
      }),
    )
    .max(14),
});

export const merchantInput = z.object({
  name: fullText(120),
  brief: draftText(400),
  detailed: draftText(10_000),
  logo: picture,
  cover: picture,
  gallery: z.array(picture).max(12),
  categoryIds: z.array(numberId).min(1).max(5).meta({ description: 'The first is the main one.' }),
  keywords: z.array(z.string().trim().min(1).max(60)).max(30),
});

export const productKind = z.enum(['dated', 'period', 'limited', 'cash-coupon']);
/** Everything of a product that its editors write. */
export const productInput = z.object({
  name: draftText(160),
  sellingPoint: draftText(300),
  description: draftText(20_000),
  schedule: draftText(10_000).nullable(),
  terms: draftText(20_000),
  changeRule: z
    .enum(CHANGE_RULES)
    .nullable()
    .meta({
      description:
        'Until when its day may be changed for nothing, which stands under its title and in ' +
        'every order from then on. Null: with a day by agreement alone, without one while unused.',
    }),
  images: z.array(picture).max(20),
  imageTexts: z
    .record(picture, draftText(200))
    .meta({ description: 'What a picture shows, by its address; at most one for each picture.' }),
  seoTitle: draftText(70).nullable(),
  seoDescription: draftText(170).nullable(),
  categoryIds: z.array(numberId).min(1).max(5).meta({ description: 'The first is the main one.' }),
  branchIds: z.array(numberId).max(50),
  faqs: z.array(z.object({ question: fullText(300), answer: fullText(4_000) })).max(30),
  orderCheckWay: z.enum(['instant', 'confirm']),
  idCardNeeded: z.boolean(),
  buyLimit: z.number().int().min(1).max(999).nullable(),
  quota: places.nullable().meta({ description: 'Units in all; null is unlimited.' }),
  startSellTime: instant.pipe(z.iso.datetime({ offset: true })).nullable(),
  autoSoldOutTime: instant.pipe(z.iso.datetime({ offset: true })).nullable(),
});

export const planInput = z.object({
  name: draftText(120),
  description: draftText(4_000),
  howToUse: draftText(4_000),
  terms: draftText(10_000),
  images: z.array(picture).max(6),
  price: planPrice,
  specialPrice: planPrice.nullable(),
  usageLimit: z.number().int().min(1).max(999),
  validFrom: day.nullable(),
  validTo: day.nullable(),
  validForDays: z.number().int().min(1).max(1_095).nullable(),
  quota: places.nullable(),
  active: z.boolean(),
});

const optional = numberId.optional().meta({ description: 'Absent for a new one.' });
export const planOptionsInput = z.object({
  groups: z
    .array(
      z.object({
        groupId: optional,
        name: fullText(80),
        display: z.enum(['chips', 'dropdown']),
        fields: z
          .array(
            z.object({
              fieldId: optional,
              name: fullText(80),
              surcharge: wholeDollars(surcharge),
              quota: places.nullable(),
            }),
          )
          .min(1)
          .max(40),
      }),
    )
    .max(8),
  additions: z
    .array(
      z.object({
        additionId: optional,
        name: fullText(80),
        required: z.boolean(),
        choose: z.enum(['single', 'multiple']),
        options: z
          .array(
            z.object({
              optionId: optional,
              name: fullText(80),
              price: wholePrice,
              maxCount: z.number().int().min(1).max(99),
              quota: places.nullable(),
            }),
          )
          .min(1)
          .max(40),
      }),
    )
    .max(12),
});
/** Options and additions of a plan as they stand, by their ids; older amounts may have cents. */
const planOptions = z
  .object({
    groups: z.array(
      planOptionsInput.shape.groups.element.extend({
        groupId: numberId,
        fields: z.array(
          planOptionsInput.shape.groups.element.shape.fields.element.extend({
            fieldId: numberId,
            surcharge,
          }),
        ),
      }),
    ),
    additions: z.array(
      planOptionsInput.shape.additions.element.extend({
        additionId: numberId,
        options: z.array(
          planOptionsInput.shape.additions.element.shape.options.element.extend({
            optionId: numberId,
            price,
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ManagedPlanOptions' });

/** A kind of person of a plan as editors write it. */
const personTypeInput = personTypeName.extend({
  name: fullText(40),
  price: wholePrice
    .nullable()
    .meta({ description: 'Null pays the plan’s own; the first always does.' }),
  specialPrice: wholePrice.nullable(),
  minCount: z.number().int().min(0).max(99),
  maxCount: z.number().int().min(1).max(99).nullable(),
  isAccompanied: z.boolean().meta({
    description: 'Bought only beside somebody of a kind that needs nobody.',
  }),
});
const personType = personTypeInput
  .extend({ price: price.nullable(), specialPrice: price.nullable() })
  .meta({ id: 'ManagedPersonType' });
export const personTypesInput = z.object({
  personTypes: z
    .array(personTypeInput)
    .max(personKind.options.length)
    .meta({ description: 'The one of the plan’s own price first; none when all pay the same.' }),
});

export const managedPlan = planInput
  .extend({
    price,
    specialPrice: price.nullable(),
    options: planOptions,
    personTypes: z.array(personType),
    planId: numberId,
    planNo: z.string(),
    sold: z.number().int(),
    held: z.number().int(),
  })
  .meta({ id: 'ManagedPlan' });

export const managedProduct = productInput
  .extend({
    productId: numberId,
    productNo: z.string(),
    productRoute: z.string(),
    merchantId: numberId,
    merchantName: localisedText,
    kind: productKind,
    contentState,
    contentMoves: z.array(contentState),
    contentNote: z.string().nullable(),
    status: z.enum(['ON_SHELF', 'OFF_SHELF', 'WAIT_ON_SHELF', 'SOLD_OUT', 'UN_SOLD_OUT']),
    version: z.number().int(),
    missing: z.array(missingPart),
    plans: z.array(managedPlan),
    updatedAt: instant,
  })
  .meta({ id: 'ManagedProduct' });

export const managedBranch = branchInput.extend({ branchId: numberId }).meta({
  id: 'ManagedBranch',
});
export const managedMerchant = merchantInput
  .extend({
    merchantId: numberId,
    merchantRoute: z.string(),
    published: z.boolean(),
    branches: z.array(managedBranch),
  })
  .meta({ id: 'ManagedMerchant' });

export const slotInput = z
  .object({
    planId: numberId,
    from: day,
    to: day,
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    times: z.array(startTime).max(48).meta({ description: 'None: the whole day.' }),
    places: places.nullable().optional(),
    price: planPrice.nullable().optional(),
    specialPrice: planPrice.nullable().optional(),
    personPrices: z
      .array(
        z.object({
          kind: personKind,
          price: wholePrice.nullable(),
          specialPrice: wholePrice.nullable(),
        }),
      )
      .max(personKind.options.length)
      .optional()
      .meta({
        description: 'What kinds of persons cost on these days; no prices: as on other days.',
      }),
    open: z.boolean().optional(),
    preview: z.boolean().optional().meta({ description: 'Counts only; nothing is changed.' }),
  })
  .meta({ id: 'SlotInput' });

export const managedSlot = z
  .object({
    slotId: z.string(),
    planId: numberId,
    day,
    time: startTime.nullable(),
    price: cents.nullable(),
    specialPrice: cents.nullable(),
    personPrices: z.array(
      z.object({ kind: personKind, price: price.nullable(), specialPrice: price.nullable() }),
    ),
    open: z.boolean(),
    places: z.number().int().nullable(),
    held: z.number().int(),
    sold: z.number().int(),
  })
  .meta({ id: 'ManagedSlot' });
