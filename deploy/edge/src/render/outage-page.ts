import type { Locale } from '@tapnook/contracts';
import { staticErrorPage } from './static-error-page.ts';

const TEXTS = {
  'en-US': {
    title: 'Back in a moment',
    text: 'The shop is opening its shutters. This page tries again by itself.',
  },
  'zh-HK': { title: '稍候片刻', text: '店舖正在開門，此頁會自動重試。' },
} as const;

/** What is shown before any composition has ever been had: without scripts or styles of any app. */
export const outagePage = (locale: Locale): string =>
  staticErrorPage({ locale, ...TEXTS[locale], refresh: 5 });
