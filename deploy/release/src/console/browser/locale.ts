import { asLocale, translator } from '../texts.ts';

/** The language that the server chose for this page. */
export const locale = asLocale(document.documentElement.lang);
export const t = translator(locale);
