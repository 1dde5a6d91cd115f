import type { Addition, OptionGroup, PersonType, Plan, PriceTier } from '@tapnook/contracts/api';
import type { Offer } from '../src/features/plan-picker/offer.model.ts';

const both = (word: string) => ({ en_gb: word, zh_hk: `${word}（中）` });
const price = (HKD: number) => ({ HKD, USD: Math.round(HKD / 7.8) });
const hidden = { required: false, display: false, prefix: both('') };

export const planOf = (planId: string, change: Partial<Plan> = {}): Plan => ({
  planId,
  productId: '1',
  planNo: `P${planId}`,
  planName: both(`Plan ${planId}`),
  termsConditions: null,
  howToUse: null,
  planDescription: null,
  planImages: [],
  price: price(58_000),
  specialPrice: price(48_000),
  isSelected: false,
  status: 'active',
  remainAmount: null,
  appointDateOrPeriod: 'DATE',
  startExchangeTime: null,
  endExchangeTime: null,
  lowestPrice: price(58_000),
  lowestSpecialPrice: price(48_000),
  highestPrice: price(48_000),
  multiOptions: [],
  skuId: `S${planId}`,
  startSellTime: null,
  endSellTime: null,
  customerAddressOption: hidden,
  customerSummaryOption: hidden,
  otherFences: [],
  limitedTimePrice: null,
  limitedTimePriceEndTime: null,
  usageLimit: 1,
  hasAdditions: true,
  ...change,
});
/** A kind of person of a plan. */
export const personTypeOf = (
  kind: PersonType['kind'],
  HKD: number,
  change: Partial<PersonType> = {},
): PersonType => ({
  kind,
  name: both(kind),
  label: both(kind),
  minAge: null,
  maxAge: null,
  price: price(HKD),
  specialPrice: null,
  minCount: 0,
  maxCount: null,
  isAccompanied: kind === 'child',
  ...change,
});
/** Adults, children beside them, and seniors. */
export const FAMILY: readonly PersonType[] = [
  personTypeOf('adult', 48_000),
  personTypeOf('child', 20_000, { maxCount: 2 }),
  personTypeOf('senior', 30_000),
];
export const fieldOf = (
  id: string,
  change: Partial<OptionGroup['fields'][number]> = {},
): OptionGroup['fields'][number] => ({
  id,
  name: both(`Field ${id}`),
  isSelected: false,
  type: 'field',
  status: 'active',
  surcharge: { HKD: 0, USD: 0 },
  remainCount: null,
  isSoldOut: false,
  ...change,
});
export const groupOf = (
  id: string,
  fields: OptionGroup['fields'],
  change: Partial<OptionGroup> = {},
): OptionGroup => ({
  id,
  name: both(`Group ${id}`),
  displayType: 'chips',
  type: 'option',
  status: 'active',
  fields,
  ...change,
});
export const additionOf = (
  id: string,
  options: readonly Partial<Addition['subExtraOptions'][number]>[],
  change: Partial<Addition> = {},
): Addition => ({
  id,
  required: false,
  name: both(`Addition ${id}`),
  chooseType: 'multiple',
  ...change,
  subExtraOptions: options.map((option, index) => ({
    id: `${id}${index}`,
    name: both(`Extra ${id}${index}`),
    price: price(3_800),
    maxCount: 6,
    remainCount: null,
    isSoldOut: false,
    ...option,
  })),
});
export const tierOf = (startTime: string | null, change: Partial<PriceTier> = {}): PriceTier => ({
  day: '2026-11-28',
  price: price(58_000),
  specialPrice: price(42_000),
  limitedTimePrice: null,
  limitedTimeSpecialPrice: null,
  priceStartTime: null,
  priceEndTime: null,
  isSpecialPrice: true,
  totalCount: 8,
  remainCount: 8,
  status: 'active',
  startTime,
  isSpecialCount: true,
  isSelected: false,
  isSoldOut: false,
  productLowestPrice: price(58_000),
  productLowestSpecialPrice: null,
  isUsedSoldOut: false,
  ...change,
});
/** A dated product with two plans, one option group, a gift box and three start times. */
export const offerOf = (change: Partial<Offer> = {}): Offer => ({
  product: {
    productKind: 'dated',
    buyLimit: 6,
    inventory: { unlimited: true, maxQuota: null, remainingQuota: null, remainingRatio: null },
  },
  plans: [planOf('1', { isSelected: true }), planOf('2')],
  groups: [
    groupOf('10', [
      fieldOf('11'),
      fieldOf('12', { isSoldOut: true }),
      fieldOf('13', { surcharge: { HKD: 2_000, USD: 256 } }),
    ]),
  ],
  additions: [additionOf('20', [{}])],
  tiers: [
    tierOf('11:00', { isSoldOut: true, remainCount: 0 }),
    tierOf('14:10', { remainCount: 3 }),
    tierOf('17:00'),
  ],
  ...change,
});
export const NOW = Date.parse('2026-11-20T09:50:00Z');
