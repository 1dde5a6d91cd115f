import type { Text } from '../web/locale.ts';

export const IDENTITY_TEXTS = {
  title: { en: 'Identity providers', zh: '身分供應商' },
  who: { en: 'Who are you today?', zh: '你今天是誰？' },
  shares: {
    en: 'TapNook will be told the name, and the e-mail address where one is shown.',
    zh: 'TapNook會得知姓名；有顯示電郵的，也會得知電郵。',
  },
  goOn: { en: 'Continue as', zh: '以此身分繼續：' },
  cancel: { en: 'Do not sign in', zh: '不登入' },
  noEmail: { en: 'no e-mail shared', zh: '不分享電郵' },
  relay: { en: 'hidden relay address', zh: '隱藏的轉寄地址' },
  failed: { en: 'This sign-in cannot go on', zh: '無法繼續登入' },
  failedWhy: { en: 'Go back to the shop and start again.', zh: '請返回商店重新開始。' },
  issuer: { en: 'Issuer', zh: '發行者' },
  intro: {
    en: 'Start signing in at the shop; the provider’s page lets you choose one of these people.',
    zh: '在商店開始登入，供應商頁面會讓你選擇其中一人。',
  },
  withdraw: { en: 'At the provider', zh: '在供應商' },
  what: { en: 'What they do', zh: '操作' },
  'consent-revoked': { en: 'stops using the shop (Apple)', zh: '停用商店（Apple）' },
  'account-delete': { en: 'deletes the Apple account', zh: '刪除Apple帳戶' },
  'email-disabled': { en: 'stops the relay address (Apple)', zh: '停用轉寄地址（Apple）' },
  'email-enabled': { en: 'opens the relay address (Apple)', zh: '啟用轉寄地址（Apple）' },
  deauthorisation: { en: 'removes the shop (Facebook)', zh: '移除商店（Facebook）' },
  'data-deletion': { en: 'asks to delete the data (Facebook)', zh: '要求刪除資料（Facebook）' },
  person: { en: 'Person', zh: '人物' },
  tell: { en: 'Tell the shop', zh: '通知商店' },
  taken: { en: 'The shop took it.', zh: '商店已接收。' },
  notTaken: { en: 'The shop did not take it as it should.', zh: '商店未有正確接收。' },
  unsaid: {
    en: 'A sandbox page. These people do not exist.',
    zh: '這是沙盒頁面，這些人並不存在。',
  },
} as const satisfies Record<string, Text>;
