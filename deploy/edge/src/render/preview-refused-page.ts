import { localePath, type Locale } from '@tapnook/contracts';
import { staticErrorPage } from './static-error-page.ts';

const TEXTS = {
  'en-US': {
    expired: 'This preview has ended.',
    invalid: 'This preview link is not valid.',
    text: 'Ask whoever sent it for a new one. The shop itself is open.',
    open: 'Open the shop',
  },
  'zh-HK': {
    expired: '此預覽已結束。',
    invalid: '此預覽連結無效。',
    text: '請向傳送者索取新連結，商店照常營業。',
    open: '前往商店',
  },
} as const;

/** What whoever opens an expired or altered preview link is told; the shop goes on without it. */
export const previewRefusedPage = (locale: Locale, expired: boolean): string => {
  const words = TEXTS[locale];
  return staticErrorPage({
    locale,
    title: expired ? words.expired : words.invalid,
    text: words.text,
    link: { href: localePath(locale, '/'), text: words.open },
  });
};
