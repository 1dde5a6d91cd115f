import { localePath, type Locale } from '@tapnook/contracts';
import { staticErrorPage } from './static-error-page.ts';

const TEXTS = {
  'en-US': {
    expired: 'This preview has ended.',
    revoked: 'This preview was ended.',
    invalid: 'This preview link is not valid.',
    needed: 'Here, versions are tried before their release.',
    text: 'Ask whoever sent it for a new one. The shop itself is open.',
    neededText: 'Open a preview link, or sign in as staff.',
    open: 'Open the shop',
    signIn: 'Sign in',
  },
  'zh-HK': {
    expired: '此預覽已結束。',
    revoked: '此預覽已被終止。',
    invalid: '此預覽連結無效。',
    needed: '這裡用於試用未發佈的版本。',
    text: '請向傳送者索取新連結，商店照常營業。',
    neededText: '請開啟預覽連結，或以員工身分登入。',
    open: '前往商店',
    signIn: '登入',
  },
} as const;

/** What whoever may not see the preview host is told: how to get in, or that the shop is open. */
export const previewRefusedPage = (
  locale: Locale,
  reason: 'expired' | 'revoked' | 'invalid' | 'needed',
  { shop, signIn }: { readonly shop: string; readonly signIn: string },
): string => {
  const words = TEXTS[locale];
  return staticErrorPage({
    locale,
    title: words[reason],
    text: reason === 'needed' ? words.neededText : words.text,
    link:
      reason === 'needed'
        ? { href: signIn, text: words.signIn }
        : { href: shop + localePath(locale, '/'), text: words.open },
  });
};
