import type { Text } from '../web/locale.ts';

export const CHAT_TEXTS = {
  title: { en: 'Chat', zh: '客服' },
  widget: { en: 'Write to us', zh: '聯絡我們' },
  hint: {
    en: 'Ask about a booking or a voucher. The answer appears here.',
    zh: '查詢預約或電子券，回覆會在此顯示。',
  },
  message: { en: 'Your message', zh: '你的訊息' },
  send: { en: 'Send', zh: '傳送' },
  you: { en: 'You', zh: '你' },
  agent: { en: 'Customer care', zh: '客戶服務' },
  lost: { en: 'Not sent. Try again.', zh: '未能傳送，請再試。' },
  conversations: { en: 'Conversations', zh: '對話' },
  none: { en: 'Nobody has written yet.', zh: '尚未有人留言。' },
  pick: { en: 'Choose a conversation to answer.', zh: '選一個對話來回覆。' },
  visitor: { en: 'Visitor', zh: '訪客' },
  fresh: { en: 'new', zh: '未讀' },
  looksAt: { en: 'looks at', zh: '正瀏覽' },
  verified: { en: 'address verified', zh: '電郵已驗證' },
  unverified: { en: 'address not verified', zh: '電郵未驗證' },
  close: { en: 'Close', zh: '關閉' },
  reply: { en: 'Your answer, as customer care', zh: '以客戶服務身分回覆' },
} as const satisfies Record<string, Text>;
