import type { Locale } from '@tapnook/contracts';
import { translator } from '../translations.ts';
import { staticErrorPage } from './static-error-page.ts';

/** What is shown before any composition has ever been had: without scripts or styles of any app. */
export const outagePage = (locale: Locale): string => {
  const t = translator(locale);
  return staticErrorPage({ locale, title: t('back.title'), text: t('back.outage'), refresh: 5 });
};
