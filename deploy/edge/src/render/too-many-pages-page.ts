import type { Locale } from '@tapnook/contracts';
import { translator } from '../translations.ts';
import { staticErrorPage } from './static-error-page.ts';

/** What whoever had too many pages rendered is shown instead of another one. */
export const tooManyPagesPage = (locale: Locale, seconds: number): string => {
  const t = translator(locale);
  return staticErrorPage({
    locale,
    title: t('tooManyPages.title'),
    text: t('tooManyPages.text', { count: seconds }),
    refresh: seconds,
  });
};
