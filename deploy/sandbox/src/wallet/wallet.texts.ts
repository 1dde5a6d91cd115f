import type { Text } from '../web/locale.ts';

export const WALLET_TEXTS = {
  title: { en: 'Google Wallet', zh: 'Google 錢包' },
  saved: { en: 'Saved to Google Wallet', zh: '已新增至Google錢包' },
  refused: { en: 'Something went wrong', zh: '發生錯誤' },
  why: { en: 'Google takes no such pass:', zh: 'Google不接受此票券：' },
  code: { en: 'Code', zh: '條碼內容' },
} as const satisfies Record<string, Text>;
