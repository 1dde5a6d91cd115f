import type { Banner, HomeSection, Product, ProductCard } from '@tapnook/contracts/api';

const both = (en: string, zh: string) => ({ en_gb: en, zh_hk: zh });
const price = (HKD: number) => ({ HKD, USD: Math.round(HKD / 7.8) });
const unlimited = { unlimited: true, maxQuota: null, remainingQuota: null, remainingRatio: null };

/** What card and page share: the pottery class. */
const shelf = {
  productId: '1024',
  productRoute: 'hands-on-pottery',
  productNo: 'TNP001024',
  productImages: ['/api/media/scene-pottery', '/api/media/scene-pottery-hands'],
  productName: both(
    'Hands-on pottery: throw, glaze and fire one piece',
    '手拉坯陶藝班：拉坯、上釉、燒製一件',
  ),
  sellingPoint: both('A kiln older than the lift next door.', '窰爐比隔壁的電梯還要老。'),
  lowestPrice: price(58_000),
  lowestSpecialPrice: price(42_000),
  highestPrice: price(42_000),
  currency: 'HKD' as const,
  orderCheckWay: 'instant' as const,
  startSellTime: null,
  soldOut: false,
  overallScore: 4.9,
  reviewCount: 742,
  districtName: both('Sham Shui Po', '深水埗'),
  productClassification: 'general_product' as const,
  inventory: unlimited,
  autoSoldOutTime: null,
  autoSoldOutTimeRemaining: null,
  isAutoSoldOut: false,
};

/** A card, with other words or states. */
export const cardOf = (change: Partial<ProductCard> = {}): ProductCard => ({
  ...shelf,
  angleMark: { name: both('Instant confirmation', '即時確認'), color: 'moss' },
  limitedPriceEndTime: null,
  soldCount: 90,
  nextAvailableDay: '2026-11-28',
  cashCoupon: null,
  ...change,
});

/** A product's page, with other states. */
export const productOf = (change: Partial<Product> = {}): Product => ({
  ...shelf,
  productKind: 'dated',
  sellingPointStr: null,
  orderCheckWayStr: both('Instant confirmation', '即時確認'),
  endSellTime: null,
  productNotices: [
    { noticeId: 'hours-2-5', iconImage: 'clock', noticeName: both('2.5 hours', '2.5小時') },
  ],
  productDescription: both(
    'You start with a cold lump of clay.\n\nThen it is a bowl.',
    '由一團冷泥開始。\n\n然後成了一隻碗。',
  ),
  experienceLocation: null,
  locationCoordinate: { latitude: 22.3311, longitude: 114.1616 },
  scheduleDescription: null,
  locationDescription: null,
  faqs: [
    {
      id: '1',
      question: both('Can I bring my own design?', '可以自備設計嗎？'),
      answer: both('Yes. Keep it round.', '可以，盡量是圓的。'),
      sort: 1,
    },
  ],
  termsOfService: both('Change free until 48 hours before.', '48小時前可免費改期。'),
  termsIsShow: true,
  idCardNeeded: false,
  appointDateOrPeriod: 'DATE',
  titleTag: both('Hands-on pottery', '手拉坯陶藝班'),
  metaDescription: both('A kiln older than the lift next door.', '窰爐比隔壁的電梯還要老。'),
  categoryName: both('Pottery', '陶藝'),
  historyNavInfo: [{ categoryId: '22', categoryName: both('Workshops', '工作坊') }],
  productLabels: [both('Beginner friendly', '新手適合')],
  productTagNames: [],
  status: 'ON_SHELF',
  shareUrl: 'http://localhost/en-US/detail/hands-on-pottery',
  branchStores: [
    {
      branchId: '1',
      branchName: both('Kiln Street Studio', '窰街工房'),
      address: both('3/F, 128 Yu Chau Street', '汝州街128號3樓'),
      districtName: both('Sham Shui Po', '深水埗'),
      tel: '+852 2361 7128',
      mapLocation: 'https://www.openstreetmap.org/',
      locationCoordinate: { latitude: 22.3311, longitude: 114.1616 },
      openingDays: [1, 2, 3, 4, 5].map((day) => ({
        day,
        times: [{ start: '11:00', end: '20:00' }],
        enable: day > 1,
      })),
    },
  ],
  useMultiOptions: true,
  isCompleteRewardCoin: true,
  completeRewardCoinRatio: 10,
  buyLimit: 6,
  maxPoint: 80,
  merchantPageInfo: {
    merchantId: '301',
    merchantName: both('Kiln Street Studio', '窰街工房'),
    merchantImage: '/api/media/scene-mark-kiln',
    merchantCategory: both('Workshops', '工作坊'),
    overallScore: 4.9,
    merchantRoute: 'kiln-street-studio',
  },
  soldOutSetting: null,
  limitedPriceEndTime: null,
  ...change,
});

/** A section of the home page. */
export const sectionOf = (
  key: HomeSection['key'],
  en: string,
  zh: string,
  change: Partial<HomeSection> = {},
): HomeSection => ({
  key,
  name: both(en, zh),
  display: true,
  editable: true,
  sort: 1,
  iconImage: '',
  style: '',
  displayLines: 1,
  items: [],
  mobileDisplay: true,
  appDisplay: true,
  ...change,
});

/** A banner or campaign that leads to a list. */
export const bannerOf = (id: string, name: string, change: Partial<Banner> = {}): Banner => ({
  id,
  pcBannerImage: '/api/media/scene-spapool',
  mobileBannerImage: '/api/media/scene-spapool',
  iconImage: '',
  moduleName: both(name, name),
  description: null,
  campaignId: null,
  linkType: 'productList',
  linkKey: '105',
  route: 'rainy-saturday',
  time: null,
  lowestPrice: null,
  ...change,
});
