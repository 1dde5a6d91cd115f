import type { Content } from './types.ts';
import { categoryContent } from './categories.ts';
import { districtContent } from './districts.ts';
import { merchantContent } from './merchants/index.ts';
import { noticeContent } from './notices.ts';
import { productContent } from './products/index.ts';

/** Everything written: the shop's Hong Kong. */
export const content: Content = {
  categories: categoryContent,
  districts: districtContent,
  notices: noticeContent,
  merchants: merchantContent,
  products: productContent,
  productLists: [],
  home: {
    sections: [], campaigns: [], scrollingBanners: [], informationGrid: [], pressReleases: [], seoLinks: [], hotWords: [],
    coinBanner: { key: 'coins', name: { en: 'Every corner pays you back', zh: '每個角落，都有回贈' }, scene: 'coupon', target: { kind: 'cash-coupon' } },
    cashCouponBanner: { key: 'cash-coupons', name: { en: 'Cash coupons', zh: '現金券' }, scene: 'coupon', target: { kind: 'cash-coupon' } },
  },
  reviewBanks: [],
  faqs: [],
  articles: [],
  coupons: [],
  people: [],
  demoAccounts: [],
};
