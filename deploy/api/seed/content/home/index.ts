import { t } from '../text.ts';
import type { HomeContent } from '../types.ts';
import {
  cashCouponBanner,
  coinBanner,
  hours,
  informationGrid,
  scrollingBanners,
} from './campaigns.ts';
import { pressReleases } from './press.ts';
import { seoLinks } from './seo-links.ts';

/**
 * The home page: its sections in order, and what each of them shows. Eight have a name at most; the
 * others stand ready. The invented press is not shown as if it were real.
 */
export const homeContent: HomeContent = {
  sections: [
    {
      key: 'header-campaign',
      name: t('What’s round the corner?', '轉角有甚麼好去處？'),
      style: 'hours',
      lines: 1,
    },
    { key: 'mobile-categories', name: t('Categories', '類別'), style: 'icons', lines: 2 },
    {
      key: 'handpicked',
      name: t('Handpicked this week', '本週編輯精選'),
      style: 'feature',
      lines: 1,
    },
    {
      key: 'promotional-offer',
      name: t('Available tonight', '今晚仍有名額'),
      style: 'deal',
      lines: 1,
    },
    {
      key: 'ranking',
      name: t('Most booked in seven days', '七日預訂榜'),
      style: 'numbered',
      lines: 3,
    },
    {
      key: 'scrolling-banner',
      name: t('Themes', '主題推介'),
      style: 'band',
      lines: 2,
      hidden: true,
    },
    { key: 'cash-coupon', name: t('Cash coupons', '現金券'), style: 'tickets', lines: 1 },
    { key: 'coin-banner', name: t('Tapcoin', 'Tapcoin'), style: 'band', lines: 1 },
    { key: 'trending', name: t('Trending', '編輯推介'), style: 'rail', lines: 1, hidden: true },
    {
      key: 'information-grids',
      name: t('Browse by occasion', '按需要選'),
      style: 'grid',
      lines: 1,
    },
    {
      key: 'product-lists',
      name: t('Lists worth keeping', '值得收藏的清單'),
      style: 'covers',
      lines: 1,
      hidden: true,
    },
    {
      key: 'now-merchants',
      name: t('Popular merchants', '商戶推介'),
      style: 'marks',
      lines: 1,
      hidden: true,
    },
    { key: 'browsing-history', name: t('Recently viewed', '最近瀏覽'), style: 'rail', lines: 2 },
    {
      key: 'products',
      name: t('More experiences', '更多體驗'),
      style: 'cards',
      lines: 15,
    },
    {
      key: 'press-release',
      name: t('In the press', '傳媒報道'),
      style: 'quotes',
      lines: 2,
      hidden: true,
    },
    { key: 'seo-link', name: t('Find your corner', '尋找你的角落'), style: 'links', lines: 6 },
  ],
  campaigns: hours,
  scrollingBanners,
  informationGrid,
  coinBanner,
  cashCouponBanner,
  pressReleases,
  seoLinks,
  hotWords: [
    t('harbour sail', '維港航行'),
    t('dim sum', '點心'),
    t('pottery', '陶藝'),
    t('staycation', '酒店住宿'),
    t('buffet', '自助餐'),
    t('hotpot', '火鍋'),
    t('massage', '按摩'),
    t('cable car', '纜車'),
    t('afternoon tea', '下午茶'),
    t('kayak', '獨木舟'),
    t('omakase', '廚師發辦'),
    t('escape room', '密室逃脫'),
  ],
};
