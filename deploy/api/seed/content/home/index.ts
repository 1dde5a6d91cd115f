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

/** The home page: its sections in order, and what each of them shows. */
export const homeContent: HomeContent = {
  sections: [
    {
      key: 'header-campaign',
      name: t('What’s round the corner?', '轉角有甚麼好去處？'),
      style: 'hours',
      lines: 1,
    },
    { key: 'mobile-categories', name: t('Categories', '分類'), style: 'icons', lines: 2 },
    {
      key: 'handpicked',
      name: t('Handpicked this week', '本週編輯精選'),
      style: 'feature',
      lines: 1,
    },
    { key: 'promotional-offer', name: t('Tonight only', '今晚限定'), style: 'deal', lines: 1 },
    {
      key: 'ranking',
      name: t('Most booked in seven days', '七日預訂榜'),
      style: 'numbered',
      lines: 3,
    },
    { key: 'scrolling-banner', name: t('Passing by', '路過看看'), style: 'band', lines: 2 },
    { key: 'cash-coupon', name: t('Cash coupons', '現金券'), style: 'tickets', lines: 1 },
    { key: 'coin-banner', name: t('Tapcoin', 'Tapcoin'), style: 'band', lines: 1 },
    { key: 'trending', name: t('Our editors are looking at', '編輯在看'), style: 'rail', lines: 1 },
    {
      key: 'information-grids',
      name: t('Start from the question', '由問題開始'),
      style: 'grid',
      lines: 1,
    },
    {
      key: 'product-lists',
      name: t('Lists worth keeping', '值得收藏的清單'),
      style: 'covers',
      lines: 1,
    },
    {
      key: 'now-merchants',
      name: t('Merchants on the street', '街上的商戶'),
      style: 'marks',
      lines: 1,
    },
    { key: 'browsing-history', name: t('You were here', '你來過這裡'), style: 'rail', lines: 2 },
    {
      key: 'products',
      name: t('Further down the street', '再走遠一點'),
      style: 'cards',
      lines: 15,
    },
    { key: 'press-release', name: t('In the papers', '報章報道'), style: 'quotes', lines: 2 },
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
