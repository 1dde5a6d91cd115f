import type { CampaignState, ShelfState } from '@tapnook/kernel';
import type { Text } from '../web/locale.ts';

/** Where a product stands, and the button that brings it there. */
export const SHELF_TEXTS: Readonly<
  Record<ShelfState, { readonly state: Text; readonly move: Text }>
> = {
  WAIT_ON_SHELF: {
    state: { en: 'waiting', zh: '待上架' },
    move: { en: 'Put back to wait', zh: '重新待上架' },
  },
  ON_SHELF: {
    state: { en: 'on sale', zh: '發售中' },
    move: { en: 'Put on sale now', zh: '立即上架' },
  },
  SOLD_OUT: {
    state: { en: 'sold out', zh: '已售罄' },
    move: { en: 'Mark as sold out', zh: '標示售罄' },
  },
  UN_SOLD_OUT: {
    state: { en: 'back in stock', zh: '補貨' },
    move: { en: 'Lift the sold-out mark', zh: '取消售罄' },
  },
  OFF_SHELF: {
    state: { en: 'off the shelf', zh: '已下架' },
    move: { en: 'Take off the shelf', zh: '下架' },
  },
};

export const CAMPAIGN_TEXTS: Readonly<
  Record<CampaignState, { readonly state: Text; readonly move: Text }>
> = {
  prepared: {
    state: { en: 'prepared', zh: '籌備中' },
    move: { en: 'Prepare anew', zh: '重新籌備' },
  },
  on_state: { state: { en: 'on', zh: '進行中' }, move: { en: 'Begin now', zh: '立即開始' } },
  off_state: { state: { en: 'over', zh: '已結束' }, move: { en: 'End now', zh: '立即結束' } },
};

export const PLACE_TEXTS = {
  campaign: { en: 'moments of the day', zh: '每日時刻' },
  scrolling: { en: 'scrolling banner', zh: '滾動橫額' },
  grid: { en: 'information grid', zh: '資訊格' },
  coins: { en: 'coin band', zh: 'Tapcoin橫額' },
  'cash-coupon': { en: 'cash coupons', zh: '現金券' },
} as const satisfies Record<string, Text>;

export const COUPON_TEXTS = {
  VALID: { en: 'valid', zh: '有效' },
  EXHAUSTED: { en: 'used up', zh: '已用完' },
  EXPIRED: { en: 'ended', zh: '已過期' },
  REVOKED: { en: 'revoked', zh: '已撤銷' },
  AUTOMATIC: { en: 'issued by itself', zh: '自動派發' },
  MANUAL: { en: 'issued by hand', zh: '人手派發' },
} as const satisfies Record<string, Text>;

export const OFFICE_TEXTS = {
  title: { en: 'Back office', zh: '後台' },
  products: { en: 'Products on the shelf', zh: '產品上架' },
  search: { en: 'Name or number', zh: '名稱或編號' },
  find: { en: 'Find', zh: '尋找' },
  state: { en: 'Standing', zh: '狀態' },
  every: { en: 'any', zh: '全部' },
  noProducts: { en: 'No product fits.', zh: '沒有符合的產品。' },
  shelfHint: {
    en: 'Held and paid orders are not touched. Who waits for a product is told when it is back.',
    zh: '已保留及已付款的訂單不受影響。補貨後，等候的人會收到通知。',
  },
  stop: { en: 'Stop booking', zh: '停止預約' },
  reopen: { en: 'Open booking', zh: '開放預約' },
  moved: { en: 'is now', zh: '現為' },
  coupons: { en: 'Codes', zh: '優惠碼' },
  noCoupons: { en: 'There are no codes.', zh: '沒有優惠碼。' },
  revoke: { en: 'Revoke', zh: '撤銷' },
  code: { en: 'Code', zh: '優惠碼' },
  email: { en: 'Shopper’s e-mail', zh: '會員電郵' },
  issue: { en: 'Issue to this shopper', zh: '派發給此會員' },
  issued: { en: 'The code was issued, and the shopper told.', zh: '已派發並通知會員。' },
  hadIt: { en: 'This shopper has the code already.', zh: '此會員已有此優惠碼。' },
  issuedTo: { en: 'issued to', zh: '已派發' },
  people: { en: 'people', zh: '人' },
  usedOf: { en: 'used', zh: '已用' },
  heldBy: { en: 'held by orders', zh: '訂單保留' },
  campaigns: { en: 'Campaigns of the home page', zh: '首頁推廣' },
  noCampaigns: { en: 'There are no campaigns.', zh: '沒有推廣。' },
  from: { en: 'from', zh: '由' },
  until: { en: 'until', zh: '至' },
} as const satisfies Record<string, Text>;
