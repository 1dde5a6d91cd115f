import type { Product } from '../screens/product.tsx';

type Plan = Product['plans'][number];
type PersonType = Plan['personTypes'][number];
const text = (words: string) => ({ en_gb: words, zh_hk: words });

/** A kind of person who pays the plan's own price. */
export const aPersonType = (change: Partial<PersonType> = {}): PersonType => ({
  kind: 'adult',
  name: text('Adult'),
  minAge: null,
  maxAge: null,
  price: null,
  specialPrice: null,
  minCount: 0,
  maxCount: null,
  isAccompanied: false,
  ...change,
});

/** A plan of which nothing has been sold, without options. */
export const aPlan = (change: Partial<Plan> = {}): Plan => ({
  planId: '2',
  planNo: 'P2',
  name: text('One person'),
  description: text(''),
  howToUse: text(''),
  terms: text(''),
  images: [],
  price: 38_000,
  specialPrice: null,
  usageLimit: 1,
  validFrom: null,
  validTo: null,
  validForDays: null,
  quota: null,
  active: true,
  options: { groups: [], additions: [] },
  personTypes: [],
  sold: 0,
  held: 0,
  ...change,
});

/** A product as its merchant sees it: a draft of an hour at the wheel, with one plan. */
export const aProduct = (change: Partial<Product> = {}): Product => ({
  productId: '1',
  productNo: 'X1',
  productRoute: 'hour-at-the-wheel',
  merchantId: '7',
  merchantName: text('Corner Kiln'),
  kind: 'dated',
  contentState: 'pending_to_create',
  contentMoves: [],
  contentNote: null,
  status: 'OFF_SHELF',
  version: 1,
  missing: [],
  plans: [aPlan()],
  updatedAt: '2026-11-20T09:50:00.000Z',
  name: text('An hour at the wheel'),
  sellingPoint: text(''),
  description: text(''),
  schedule: null,
  terms: text(''),
  changeRule: null,
  images: [],
  imageTexts: {},
  seoTitle: null,
  seoDescription: null,
  categoryIds: ['4'],
  branchIds: [],
  faqs: [],
  orderCheckWay: 'instant',
  idCardNeeded: false,
  buyLimit: null,
  quota: null,
  startSellTime: null,
  autoSoldOutTime: null,
  ...change,
});
