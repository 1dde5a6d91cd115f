import type { DateSlot, ProductCard } from '@tapnook/contracts/api';
import {
  getBrowsingHistory,
  getCalendarDay,
  getCalendarMonth,
  getCashCouponBanner,
  getCashCouponProducts,
  getDistrictAndCategories,
  getDistricts,
  getHandpicked,
  getHeaderCampaignV2,
  getHomeProductLists,
  getHomeProducts,
  getHotKeywords,
  getInformationGrids,
  getMultiExtraOptions,
  getMultiOptions,
  getPressReleases,
  getProduct,
  getProductList,
  getPromotionalOffer,
  getRanking,
  getScrollingBanner,
  getSearchCounts,
  getSearchListV2,
  getSectionSettings,
  getSeoLinks,
  getTrending,
  listMaybeLike,
  listPlans,
  searchProducts,
  subscribeToProduct,
} from '@tapnook/contracts/calls';
import { createFakeApi, type FakeApi } from '@tapnook/testing';
import { additionOf, fieldOf, groupOf, planOf, tierOf } from './offer.fixture.ts';
import { cardOf, productOf, sectionOf } from './shop.fixture.ts';

const both = (en: string, zh: string) => ({ en_gb: en, zh_hk: zh });
const cards: ProductCard[] = [
  cardOf(),
  cardOf({
    productId: '1002',
    productRoute: 'sunset-harbour-sail',
    productName: both('Sunset harbour sail with a drink on deck', '維港日落航行連船上特飲一杯'),
    productImages: ['/api/media/scene-harbour'],
    angleMark: null,
  }),
  cardOf({
    productId: '1003',
    productRoute: 'heritage-tram',
    productName: both('Private heritage tram, two hours', '私人古董電車，兩小時'),
    productImages: ['/api/media/scene-tram'],
    soldOut: true,
    lowestSpecialPrice: null,
  }),
];
const linkList = (items: ProductCard[]) => ({
  data: { total: items.length, pageIndex: 1, moduleName: both('A list', '清單'), items },
});

/**
 * Every day of a month: the 28th has three places, the 22nd is full, those before the 20th are
 * past.
 */
export const fakeMonth = (month: string): DateSlot[] =>
  Array.from({ length: 28 }, (_, index) => {
    const day = `${month}-${String(index + 1).padStart(2, '0')}`;
    const reason =
      day < '2026-11-20' ? ('past' as const) : index === 21 ? ('soldOut' as const) : null;
    return {
      day,
      startTime: null,
      isSelected: false,
      price: { HKD: 58_000, USD: 7_436 },
      specialPrice: { HKD: 42_000, USD: 5_385 },
      limitedTimePrice: null,
      totalCount: 24,
      remainCount: index === 27 ? 3 : 9,
      isSoldOut: reason === 'soldOut',
      reason,
    };
  });

const DISTRICTS = [
  {
    id: '1',
    districtName: both('Kowloon', '九龍'),
    parentId: null,
    regionCode: 'KLN',
    productCount: 3,
    childDescriptions: [
      {
        id: '12',
        districtName: both('Sham Shui Po', '深水埗'),
        parentId: '1',
        regionCode: 'KLN',
        productCount: 2,
        childDescriptions: [],
      },
    ],
  },
];

const home = (api: FakeApi): FakeApi =>
  api
    .on(getSectionSettings, {
      data: [
        sectionOf('header-campaign', 'What’s round the corner?', '轉角有甚麼好去處？', { sort: 1 }),
        sectionOf('handpicked', 'Handpicked this week', '本週編輯精選', { sort: 2 }),
        sectionOf('ranking', 'Most booked in seven days', '七日預訂榜', { sort: 3 }),
        sectionOf('products', 'More experiences', '更多體驗', { sort: 4 }),
      ],
    })
    .on(getHeaderCampaignV2, {
      data: {
        currentIndex: 0,
        items: [
          {
            id: '1',
            pcBannerImage: '/api/media/scene-harbour-wide',
            mobileBannerImage: '/api/media/scene-harbour-wide',
            iconImage: '',
            moduleName: both('Catch the last light from the deck', '在甲板上趕上最後一抹斜陽'),
            description: null,
            campaignId: null,
            linkType: 'product',
            linkKey: '1002',
            route: 'sunset-harbour-sail',
            time: '17:50',
            lowestPrice: { HKD: 19_800, USD: 2_538 },
          },
        ],
      },
    })
    .on(getHandpicked, linkList(cards))
    .on(getRanking, linkList(cards))
    .on(getHomeProducts, linkList(cards))
    .on(getTrending, linkList(cards))
    .on(getPromotionalOffer, linkList(cards))
    .on(getCashCouponProducts, linkList([]))
    .on(getCashCouponBanner, { data: null })
    .on(getScrollingBanner, { data: [] })
    .on(getInformationGrids, { data: [] })
    .on(getHomeProductLists, { data: [] })
    .on(getPressReleases, { data: [] })
    .on(getSeoLinks, { data: [] })
    .on(getBrowsingHistory, { data: cards });

const product = (api: FakeApi): FakeApi =>
  api
    .on(getProduct, { data: productOf() })
    .on(listPlans, {
      data: [
        planOf('2029', {
          isSelected: true,
          planName: both('One piece, wheel-thrown', '單人拉坯一件'),
        }),
        planOf('2030', { planName: both('Two people, one wheel', '二人同行'), remainAmount: 0 }),
      ],
    })
    .on(getMultiOptions, {
      data: [
        groupOf(
          '10',
          [
            fieldOf('11', { name: both('Celadon', '青瓷') }),
            fieldOf('12', { name: both('Cobalt', '鈷藍'), isSoldOut: true }),
          ],
          { name: both('Glaze', '釉色') },
        ),
      ],
    })
    .on(getMultiExtraOptions, {
      data: [
        additionOf('20', [{ name: both('Gift box', '禮盒包裝') }], {
          name: both('Gift box', '禮盒包裝'),
        }),
      ],
    })
    .on(getCalendarMonth, ({ url }) => ({
      data: {
        month: (url.searchParams.get('date') ?? '').slice(0, 7),
        days: fakeMonth((url.searchParams.get('date') ?? '').slice(0, 7)),
        nextAvailableDay: '2026-11-20',
      },
    }))
    .on(getCalendarDay, ({ url }) => {
      const day = url.searchParams.get('date') ?? '';
      return {
        data: [
          tierOf('11:00', { day, isSoldOut: true, remainCount: 0 }),
          tierOf('14:10', { day, remainCount: 3 }),
          tierOf('17:00', { day }),
        ],
      };
    })
    .on(listMaybeLike, { data: cards.slice(1) })
    .on(subscribeToProduct, { data: { id: '1', productId: '1024', email: 'a@b.hk' } });

const search = (api: FakeApi): FakeApi =>
  api
    .on(searchProducts, {
      data: cards,
      extra: {
        totalCount: 3,
        correctedKeyword: null,
        readFilters: { keyword: null, price: null, day: null },
      },
    })
    .on(getSearchCounts, {
      data: {
        totalCount: 3,
        categories: [{ id: '22', count: 2 }],
        districts: [{ id: '1', count: 3 }],
        orderCheckWays: [{ value: 'instant', count: 3 }],
        cashCouponCount: 0,
        lowestPrice: 19_800,
        highestPrice: 58_000,
        priceScale: 58_000,
        priceBars: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
        days: [
          { value: 'today', count: 1 },
          { value: 'weekend', count: 2 },
        ],
        scores: [{ value: 4, count: 3 }],
        merchantCount: 1,
      },
    })
    .on(getDistrictAndCategories, {
      data: {
        categories: [
          {
            categoryId: '22',
            parentId: null,
            categoryName: both('Workshops', '工作坊'),
            iconImage: 'hand',
            mobileIconImage: 'hand',
            image: '',
            productCount: 2,
            sort: 1,
            childCategories: [],
          },
        ],
        districts: DISTRICTS,
      },
    })
    .on(getDistricts, { data: DISTRICTS })
    .on(getHotKeywords, { data: [{ id: '1', keyword: both('pottery', '陶藝') }] })
    .on(getSearchListV2, {
      data: {
        keywords: [],
        merchants: [],
        categories: [],
        products: [
          {
            id: '1024',
            productRoute: 'hands-on-pottery',
            content: both('Hands-on pottery', '手拉坯陶藝班'),
            merchantRoute: null,
            iconImage: '',
            type: 'product',
          },
        ],
      },
    })
    .on(getProductList, {
      data: {
        productListId: '105',
        listName: both('A wet Saturday, with a roof', '下雨的星期六，有蓋'),
        listDescription: both('Nothing here minds the weather.', '全部不介意天氣。'),
        wideImage: '',
        coverImage: '',
        iconImage: '',
        pcBannerImage: '/api/media/scene-spapool',
        mobileBannerImage: '',
        productListRoute: 'rainy-saturday',
        shareUrl: '',
        titleTag: both('', ''),
        metaDescription: both('', ''),
        products: cards,
      },
    });

/** A whole shop of three products, for this remote alone: in development and in tests. */
export const fakeShop = (): FakeApi => search(product(home(createFakeApi())));
