import type { Text } from '../../web/locale.ts';

/** Words of the bank's and the wallets' pages. */
export const AUTHORISE_TEXTS = {
  bank: { en: 'Test bank', zh: '測試銀行' },
  bankTitle: { en: 'Is this you paying?', zh: '是你在付款嗎？' },
  bankCheck: { en: 'Is this your card?', zh: '這是你的卡嗎？' },
  bankWhy: {
    en: 'Your bank asks before it lets this card be used.',
    zh: '使用此卡前，銀行要先問你。',
  },
  approve: { en: 'Approve', zh: '批准' },
  refuse: { en: 'Refuse', zh: '拒絕' },
  alipay: { en: 'AlipayHK, test wallet', zh: 'AlipayHK測試錢包' },
  wechat_pay: { en: 'WeChat Pay HK, test wallet', zh: 'WeChat Pay HK測試錢包' },
  asks: { en: 'TapNook asks for', zh: 'TapNook向你收取' },
  pay: { en: 'Pay', zh: '付款' },
  leave: { en: 'Leave without deciding', zh: '離開，暫不決定' },
  payLate: { en: 'Pay, but tell the shop late', zh: '付款，但遲些通知商店' },
  payTwice: { en: 'Pay, and tell the shop twice', zh: '付款，並通知商店兩次' },
  scan: { en: 'Or scan this with another phone', zh: '或用另一部電話掃描' },
  reference: { en: 'Reference', zh: '參考編號' },
  card: { en: 'Card', zh: '信用卡' },
  noMoney: { en: 'A sandbox page. No real money moves.', zh: '這是沙盒頁面，不涉及真實款項。' },
  stale: { en: 'This request is closed', zh: '此要求已結束' },
  staleWhy: {
    en: 'It was answered, replaced by a newer one or cancelled. Nothing more is charged here.',
    zh: '它已獲回覆、被新要求取代或已取消，此處不會再扣款。',
  },
  left: { en: 'You left without paying', zh: '你未付款便離開了' },
  leftWhy: {
    en: 'The shop still waits. Open the code again to decide.',
    zh: '商店仍在等候，再次開啟付款碼即可決定。',
  },
  paid: { en: 'Paid', zh: '已付款' },
  refused: { en: 'Refused', zh: '已拒絕' },
  closeWhy: {
    en: 'You can close this page. The shop hears from the gateway.',
    zh: '可關閉此頁，付款平台會通知商店。',
  },
  closeScanned: {
    en: 'The screen you scanned goes on by itself. You can close this page.',
    zh: '你掃描的畫面會自動更新，可關閉此頁。',
  },
  back: { en: 'Back to the shop', zh: '返回商店' },
} as const satisfies Record<string, Text>;
