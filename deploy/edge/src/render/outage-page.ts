import type { Locale } from '@tapnook/contracts';

const WORDS = {
  'en-US': { title: 'Back in a moment', text: 'The shop is opening its shutters. This page tries again by itself.' },
  'zh-HK': { title: '稍候片刻', text: '店舖正在開門，此頁會自動重試。' },
} as const;

/** What is shown before any composition has ever been had: plain, without scripts or styles of any part. */
export const outagePage = (locale: Locale): string => {
  const words = WORDS[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>${words.title} · TapNook 拾角</title></head><body><h1>${words.title}</h1><p>${words.text}</p></body></html>`;
};
