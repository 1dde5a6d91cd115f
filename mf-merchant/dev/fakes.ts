import type {
  BranchStore,
  MerchantCard,
  MerchantDetail,
  ProductCard,
} from '@tapnook/contracts/api';
import {
  countMerchants,
  createMerchantContact,
  getContactMerchantUserInfo,
  getMerchantBranches,
  getMerchantCategoriesDistricts,
  getMerchantDetails,
  getRegions,
  listLinkedProducts,
  listMyMerchantContacts,
  previewMerchantDetails,
  searchMerchants,
  sendAffiliate,
  sendJoinUs,
} from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import type { FakeApi } from '@tapnook/testing';

const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const WEEK = [1, 2, 3, 4, 5, 6, 7];

export const branch = (over: Partial<BranchStore> = {}): BranchStore => ({
  branchId: '556',
  branchName: both('Sham Shui Po', '深水埗'),
  address: both('3/F, 128 Yu Chau Street', '汝州街128號3樓'),
  districtName: both('Sham Shui Po', '深水埗'),
  tel: '+852 2361 7128',
  mapLocation: 'https://www.openstreetmap.org/?mlat=22.3311&mlon=114.1616',
  locationCoordinate: { latitude: 22.3311, longitude: 114.1616 },
  openingDays: WEEK.map((day) => ({
    day,
    enable: day !== 1,
    times: day === 1 ? [] : [{ start: '11:00', end: '20:00' }],
  })),
  ...over,
});
export const branches: BranchStore[] = [
  branch(),
  branch({
    branchId: '557',
    branchName: both('Tai Kok Tsui', '大角咀'),
    address: both('Shop 4, 60 Ivy Street', '埃華街60號4號舖'),
    districtName: both('Tai Kok Tsui', '大角咀'),
    tel: '+852 2392 5560',
    locationCoordinate: { latitude: 22.3217, longitude: 114.1621 },
  }),
];

export const merchant = (over: Partial<MerchantDetail> = {}): MerchantDetail => ({
  merchantId: '328',
  merchantName: both('Kiln Street Studio', '窰街工房'),
  merchantImage: '/api/media/scene-mark-kiln-sail',
  mobileCoverImage: '/api/media/scene-pottery',
  desktopCoverImage: '/api/media/scene-pottery-shelf',
  overallScore: 4.8,
  merchantRoute: 'kiln-street-studio',
  categoryList: [{ categoryId: '22', categoryName: both('Workshops', '工作坊') }],
  merchantCategoryList: [],
  reviewCount: 73,
  productCount: 2,
  contactList: [
    { type: 'tel', value: '+852 2361 7128', branchName: both('Sham Shui Po', '深水埗') },
  ],
  districtList: [
    { id: '30', districtName: both('Sham Shui Po', '深水埗') },
    { id: '28', districtName: both('Tai Kok Tsui', '大角咀') },
  ],
  branchDistrictList: [],
  branchCount: 2,
  briefIntroduction: both(
    'Two potters, one wood kiln and a staircase that keeps you honest.',
    '兩個陶藝師、一座窰、一道樓梯。',
  ),
  briefIntroductionImages: ['/api/media/scene-pottery', '/api/media/scene-pottery-hands'],
  detailedIntroduction: both(
    'Three floors up.\n\nClay goes up by rope.',
    '三樓。\n\n泥用繩吊上去。',
  ),
  latestReview: {
    id: 'r1',
    authorName: 'Wing Sze',
    overallScore: 5,
    message: 'Greener than I dared hope.',
    createdAt: '2026-11-18T10:01:03.173Z',
  },
  isContactButtonEnabled: true,
  contactDescription: both('They usually answer within a day.', '一般一日內回覆。'),
  contactButtonText: both('Ask the studio', '向工房查詢'),
  contactButtonBottomText: both('Not for changes to a booking.', '更改預訂請勿用此表格。'),
  scoreStatistics: {
    overallScore: 4.8,
    count: 73,
    rootCount: 73,
    allCount: 73,
    externalId: '328',
    objectType: 'merchant',
    memberId: null,
    scores: [58, 12, 3, 0, 0].map((count, index) => ({ score: 5 - index, count })),
  },
  seoConfig: {
    seoMetaTagTitle: both('Kiln Street Studio · TapNook', '窰街工房 · 拾角 TapNook'),
    seoMetaTagDescription: both('Pottery in Sham Shui Po.', '深水埗陶藝。'),
    merchantRoute: 'kiln-street-studio',
    keywords: ['pottery', '陶藝'],
  },
  shareUrl: 'http://localhost:3000/en-US/merchant/kiln-street-studio',
  ...over,
});

const cents = (HKD: number) => ({ HKD, USD: Math.round(HKD / 7.8) });
export const merchantCard = (over: Partial<MerchantCard> = {}): MerchantCard => ({
  merchantId: '328',
  merchantName: both('Kiln Street Studio', '窰街工房'),
  merchantImage: '/api/media/scene-mark-kiln-sail',
  categoryName: both('Workshops', '工作坊'),
  mobileCoverImage: '/api/media/scene-pottery',
  overallScore: 4.8,
  merchantRoute: 'kiln-street-studio',
  reviewCount: 73,
  productCount: 7,
  branchCount: 2,
  districtNames: [both('Sham Shui Po', '深水埗'), both('Tai Kok Tsui', '大角咀')],
  lowestPrice: cents(42_000),
  isOpenNow: true,
  openUntil: '2026-11-20T12:00:00.000Z',
  distance: null,
  ...over,
});

export const product = (over: Partial<ProductCard> = {}): ProductCard => ({
  productId: '1001',
  productRoute: 'hands-on-pottery',
  productNo: 'P1001',
  productImages: ['/api/media/scene-pottery'],
  productName: both('Hands-on pottery', '親手拉坯'),
  sellingPoint: both('', ''),
  lowestPrice: cents(58_000),
  lowestSpecialPrice: cents(48_000),
  highestPrice: cents(48_000),
  currency: 'HKD',
  orderCheckWay: 'instant',
  startSellTime: null,
  soldOut: false,
  overallScore: 4.9,
  reviewCount: 36,
  districtName: both('Sham Shui Po', '深水埗'),
  productClassification: 'general_product',
  inventory: { unlimited: true, maxQuota: null, remainingQuota: null, remainingRatio: null },
  autoSoldOutTime: null,
  autoSoldOutTimeRemaining: null,
  isAutoSoldOut: false,
  angleMark: null,
  limitedPriceEndTime: null,
  soldCount: 12,
  nextAvailableDay: null,
  cashCoupon: null,
  ...over,
});

type Trees = CallResult<typeof getMerchantCategoriesDistricts>;
const category = (
  categoryId: string,
  name: ReturnType<typeof both>,
  productCount: number,
): Trees['categories'][number] => ({
  categoryId,
  parentId: null,
  categoryName: name,
  iconImage: 'hand',
  mobileIconImage: 'hand',
  image: '',
  productCount,
  sort: 1,
  childCategories: [],
});
export const trees: Trees = {
  openNow: 14,
  freeThisWeekend: 11,
  categories: [
    category('22', both('Workshops', '工作坊'), 9),
    category('1', both('Dining', '美食'), 18),
    category('45', both('Cash coupons', '現金券'), 0),
  ],
  districts: [
    {
      id: '22',
      districtName: both('Kowloon', '九龍'),
      parentId: null,
      regionCode: 'KLN',
      productCount: 21,
      childDescriptions: [
        {
          id: '29',
          districtName: both('Sham Shui Po District', '深水埗區'),
          parentId: '22',
          regionCode: 'KLN',
          productCount: 4,
          childDescriptions: [],
        },
      ],
    },
  ],
};

const receipt = { enquiryNo: 'TE2611-ABCDEFGHJK', createdAt: '2026-11-20T09:50:00.000Z' };

/** Default fake answers: one merchant with two branches, and a visitor without contact details. */
export const fakeAnswers = (api: FakeApi): FakeApi =>
  api
    .on(getMerchantDetails, { data: merchant() })
    .on(previewMerchantDetails, { data: merchant() })
    .on(getMerchantBranches, { data: branches })
    .on(listLinkedProducts, {
      data: [
        product(),
        product({
          productId: '1002',
          productRoute: 'raku',
          productName: both('Raku firing', '樂燒'),
          soldOut: true,
        }),
      ],
      extra: { totalCount: 2 },
    })
    .on(searchMerchants, { data: [merchantCard()], extra: { totalCount: 1 } })
    .on(countMerchants, { data: { totalCount: 1 } })
    .on(getMerchantCategoriesDistricts, { data: trees })
    .on(getRegions, {
      data: [
        { id: 'HK', regionName: both('Hong Kong', '香港'), prefixNo: '852', frequentlyUsed: true },
        {
          id: 'CN',
          regionName: both('Mainland China', '中國內地'),
          prefixNo: '86',
          frequentlyUsed: true,
        },
      ],
    })
    .on(getContactMerchantUserInfo, {
      data: { username: '', email: null, phone: null, regionId: null },
    })
    .on(createMerchantContact, ({ body }) => {
      const sent = body as { merchantId: string; username: string; email: string; message: string };
      return {
        data: {
          ...sent,
          id: 'c1',
          merchantName: both('Kiln Street Studio', '窰街工房'),
          regionId: null,
          prefixNo: null,
          phone: null,
          createdAt: receipt.createdAt,
          readAt: null,
          isRead: false,
          emailStatus: 'queued' as const,
          emailedAt: null,
        },
      };
    })
    .on(listMyMerchantContacts, { data: { totalCount: 0, pageIndex: 1, pageSize: 20, items: [] } })
    .on(sendJoinUs, { data: receipt })
    .on(sendAffiliate, { data: receipt });
