import { localePath, type Locale } from '@tapnook/contracts';
import { translator } from '../translations.ts';
import { staticErrorPage } from './static-error-page.ts';

/** What whoever may not see the preview host is told: how to get in, or that the shop is open. */
export const previewRefusedPage = (
  locale: Locale,
  reason: 'expired' | 'revoked' | 'invalid' | 'needed',
  { shop, signIn }: { readonly shop: string; readonly signIn: string },
): string => {
  const t = translator(locale);
  return staticErrorPage({
    locale,
    title: t(`preview.${reason}`),
    text: t(reason === 'needed' ? 'preview.howToEnter' : 'preview.askAgain'),
    link:
      reason === 'needed'
        ? { href: signIn, text: t('preview.signIn') }
        : { href: shop + localePath(locale, '/'), text: t('preview.openShop') },
  });
};
