import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/backoffice.ts';
import { cents, day, instant, localisedText, numberId, wireId } from './shapes/basics.ts';
import { draftText, fullText, linkTarget, picture } from './shapes/editing.ts';
import { SECTION_NAMES } from './shapes/home.ts';

const tag = 'Back office: the shop';
const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const at = instant.pipe(z.iso.datetime({ offset: true }));
const sort = z.number().int().min(0).max(10_000);
const categoryInput = z.object({
  name: fullText(80),
  parentId: numberId.nullable(),
  icon: z.string().trim().max(40),
  image: picture,
  sort,
});
const category = categoryInput.extend({ categoryId: numberId });
const listInput = z.object({
  name: fullText(120),
  description: draftText(1_000),
  image: picture,
  shownAs: z.enum(['handpicked', 'ranking', 'promotional', 'trending', 'list', 'grid']).nullable(),
  sort,
  productIds: z.array(numberId).max(200),
});
const productList = listInput
  .extend({
    productListId: numberId,
    productListRoute: z.string(),
    productNames: z.array(localisedText).meta({ description: 'Of its products, in their order.' }),
  })
  .meta({ id: 'ManagedProductList' });
const section = z
  .object({ key: z.enum(SECTION_NAMES), name: fullText(80), display: z.boolean() })
  .meta({ id: 'HomeSectionSetting' });
const saved = z.object({ id: z.string() });
const isNew = z
  .boolean()
  .optional()
  .meta({ description: 'Whether it is refused (10102) where its name or day is taken.' });
const step = z.enum([
  'districts',
  'categories',
  'merchant',
  'branch',
  'people',
  'product',
  'plan',
  'published',
  'home',
  'order',
  'redeemed',
]);

/** What is the whole shop's: categories, lists, the home page, codes, help. */
export const backOfficeShopContracts = defineContracts({
  getFirstDay: {
    route: calls.getFirstDay,
    tag,
    summary: 'What a shop needs before its first order, and what of it is there',
    data: z.object({ steps: z.array(z.object({ step, count: z.number().int() })) }),
    errors: [],
  },
  createCategory: {
    route: calls.createCategory,
    tag,
    summary: 'Add a category',
    body: categoryInput.partial().extend({ name: fullText(80) }),
    data: category,
    errors: ['10405'],
    example: { name: both('Workshops', '工作坊') },
  },
  changeCategory: {
    route: calls.changeCategory,
    tag,
    summary: 'Change a category',
    params: z.object({ categoryId: numberId }),
    body: categoryInput.omit({ parentId: true }).partial(),
    data: category,
    errors: ['10405'],
    example: { name: both('Workshops', '工作坊') },
  },
  addHongKongDistricts: {
    route: calls.addHongKongDistricts,
    tag,
    summary: 'Add the three regions and eighteen districts that are not there yet',
    body: z.object({}),
    data: z.object({ added: z.number().int() }),
    errors: [],
    example: {},
  },
  listManagedProductLists: {
    route: calls.listManagedProductLists,
    tag,
    summary: 'Every list with its products',
    data: z.array(productList),
    errors: [],
  },
  createProductList: {
    route: calls.createProductList,
    tag,
    summary: 'Add a list',
    body: listInput.partial().extend({ name: fullText(120) }),
    data: productList,
    errors: ['10102', '10405'],
    example: { name: both('New this week', '本週新上架'), shownAs: 'handpicked', productIds: [] },
  },
  changeProductList: {
    route: calls.changeProductList,
    tag,
    summary: 'Change a list, its products and their order',
    params: z.object({ productListId: numberId }),
    body: listInput.partial(),
    data: productList,
    errors: ['10102', '10405'],
    example: { productIds: [] },
  },
  listHomeSections: {
    route: calls.listHomeSections,
    tag,
    summary: 'The sections of the home page in their order; the usual ones when there are none',
    data: z.array(section),
    errors: [],
  },
  setHomeSections: {
    route: calls.setHomeSections,
    tag,
    summary: 'Set the sections of the home page and their order',
    body: z.object({ sections: z.array(section).min(1).max(SECTION_NAMES.length) }),
    data: z.array(section),
    errors: ['10102'],
    example: {
      sections: [{ key: 'products', name: both('All of it', '全部體驗'), display: true }],
    },
  },
  createCampaign: {
    route: calls.createCampaign,
    tag,
    summary: 'Prepare a banner of the home page, with a beginning and an end',
    body: z.object({
      place: z.enum(['campaign', 'scrolling', 'grid', 'coins', 'cash-coupon']),
      name: fullText(120),
      line: draftText(200).optional(),
      image: picture,
      target: linkTarget,
      startTime: at.nullable(),
      endTime: at.nullable(),
    }),
    data: z.object({ campaignId: numberId, status: z.enum(['prepared', 'on_state', 'off_state']) }),
    errors: ['10102', '10405'],
    example: {
      place: 'scrolling',
      name: both('Winter at the harbour', '維港冬日'),
      image: '',
      target: { kind: 'search', keyword: 'harbour' },
      startTime: null,
      endTime: null,
    },
  },
  createCoupon: {
    route: calls.createCoupon,
    tag,
    summary: 'Make a discount code',
    body: z.object({
      code: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{3,30}$/),
      name: fullText(120),
      type: z.enum(['DISCOUNT', 'DEDUCTION']),
      value: z.number().int().min(1).max(99_999_999),
      minimumAmount: cents.min(0).max(99_999_999).default(0),
      audience: z.enum(['ALL', 'APP_NEW_USER', 'NEW_USER', 'OLD_USER']).default('ALL'),
      paidBy: z
        .enum(['house', 'merchant'])
        .default('house')
        .meta({ description: 'Whose money it takes off.' }),
      perUser: z.number().int().min(1).max(999).default(1),
      quota: z.number().int().min(1).max(1_000_000).nullable().default(null),
      startTime: at,
      endTime: at,
    }),
    data: z.object({ couponId: z.string(), code: z.string() }),
    errors: ['10102', '10409'],
    example: {
      code: 'CORNER20',
      name: both('HK$20 off', '減HK$20'),
      type: 'DEDUCTION',
      value: 2_000,
      startTime: '2026-12-01T00:00:00Z',
      endTime: '2026-12-31T00:00:00Z',
    },
  },
  saveFaqCategory: {
    route: calls.saveFaqCategory,
    tag,
    summary: 'Add or change a category of questions',
    body: z.object({
      id: wireId,
      name: fullText(80),
      icon: z.string().trim().max(40).default('help'),
      sort: sort.default(0),
      isNew,
    }),
    data: saved,
    errors: ['10102'],
    example: { id: 'buying', name: both('Buying', '購買') },
  },
  saveFaqQuestion: {
    route: calls.saveFaqQuestion,
    tag,
    summary: 'Add or change a question with its answer',
    body: z.object({
      id: wireId,
      categoryId: wireId,
      question: fullText(300),
      answer: fullText(10_000),
      hot: z.boolean().default(false),
      sort: sort.default(0),
      isNew,
    }),
    data: saved,
    errors: ['10102', '10405'],
    example: {
      id: 'how-to-redeem',
      categoryId: 'buying',
      question: both('How do I redeem?', '如何兌換？'),
      answer: both('Show the code.', '出示二維碼。'),
    },
  },
  removeHelpDocumentVersion: {
    route: calls.removeHelpDocumentVersion,
    tag,
    summary: 'Take back a version of a policy or terms that does not hold yet',
    params: z.object({ type: wireId, validFrom: day }),
    data: saved,
    errors: ['10405'],
  },
  saveHelpDocument: {
    route: calls.saveHelpDocument,
    tag,
    summary: 'Add or change a version of a policy or terms, as Markdown',
    body: z.object({
      type: wireId,
      validFrom: day
        .nullable()
        .default(null)
        .meta({
          description:
            'The day from which the version holds, today or later; null for the first version. ' +
            'One that has been replaced is refused.',
        }),
      title: fullText(120),
      content: fullText(100_000),
      isNew,
    }),
    data: saved,
    errors: ['10102', '10405'],
    example: {
      type: 'refunds',
      title: both('Refunds', '退款'),
      content: both('Within 14 days.', '十四天內。'),
    },
  },
});
