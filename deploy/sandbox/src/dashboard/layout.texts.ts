import type { Text } from '../web/locale.ts';

export const DASHBOARD_TEXTS = {
  name: { en: 'Sandbox dashboard', zh: '沙盒控制台' },
  tagline: {
    en: 'Everybody outside TapNook, played by you. No real mail, no real money.',
    zh: 'TapNook以外的每一個人，由你扮演。沒有真郵件，也沒有真金錢。',
  },
  skip: { en: 'Skip to the content', zh: '跳到內容' },
  home: { en: 'Overview', zh: '總覽' },
  mail: { en: 'Mailbox', zh: '郵箱' },
  sms: { en: 'SMS', zh: '短訊' },
  payments: { en: 'Payments', zh: '付款' },
  identity: { en: 'Identity', zh: '身分' },
  chat: { en: 'Chat', zh: '客服' },
  notHere: { en: 'Nothing at this address', zh: '此網址沒有內容' },
  notHereWhy: { en: 'It may have been cleared from the sandbox.', zh: '它可能已從沙盒清除。' },
  broken: { en: 'That did not work', zh: '未能完成' },
  all: { en: 'See all', zh: '查看全部' },
} as const satisfies Record<string, Text>;
