import type { LocalisedText } from '@tapnook/contracts';

/** Names of the places that link to a search or list, for "back to …" on the page. */
export const REFERRER_LABELS: Readonly<Record<string, LocalisedText>> = {
  home: { en_gb: 'Home', zh_hk: '主頁' },
  search: { en_gb: 'Search', zh_hk: '搜尋' },
  category: { en_gb: 'Categories', zh_hk: '分類' },
  campaign: { en_gb: 'Campaigns', zh_hk: '主題活動' },
  handpicked: { en_gb: 'Handpicked', zh_hk: '編輯精選' },
  ranking: { en_gb: 'Most booked', zh_hk: '預訂排行榜' },
  trending: { en_gb: 'Trending', zh_hk: '熱門之選' },
  promotional: { en_gb: 'Promotional offers', zh_hk: '限時優惠' },
  'cash-coupon': { en_gb: 'Cash coupons', zh_hk: '現金券' },
  merchant: { en_gb: 'Merchants', zh_hk: '商戶' },
  history: { en_gb: 'Browsing history', zh_hk: '瀏覽紀錄' },
  email: { en_gb: 'E-mail', zh_hk: '電郵' },
};
