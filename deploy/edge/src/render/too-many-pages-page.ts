import type { Locale } from '@tapnook/contracts';
import { staticErrorPage } from './static-error-page.ts';

const TEXTS = {
  'en-US': {
    title: 'One moment, please',
    text: (seconds: number) =>
      'Many pages were opened from your connection in a short time. This one opens by itself ' +
      `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  },
  'zh-HK': {
    title: '請稍候',
    text: (seconds: number) =>
      `你的網絡在短時間內開啟了很多頁面，此頁會在 ${seconds} 秒後自動開啟。`,
  },
} as const;

/** What whoever had too many pages rendered is shown instead of another one. */
export const tooManyPagesPage = (locale: Locale, seconds: number): string => {
  const { title, text } = TEXTS[locale];
  return staticErrorPage({ locale, title, text: text(seconds), refresh: seconds });
};
