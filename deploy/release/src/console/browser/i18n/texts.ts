import type { Locale } from '@tapnook/contracts';
import type { TextKeyOf } from '@tapnook/kernel';
import { createI18n } from '@tapnook/platform';
import enUS from '../../locales/en-US.json';
import zhHK from '../../locales/zh-HK.json';

export const NAMESPACE = 'console';

/** Every text that the console has, by its place in the locale files. */
export type TextKey = TextKeyOf<typeof enUS>;
export type Translate = (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The language that the server chose for this page. */
export const pageLocale = (): Locale =>
  document.documentElement.lang === 'zh-HK' ? 'zh-HK' : 'en-US';

export const createTexts = (locale: Locale) =>
  createI18n(locale, { [NAMESPACE]: locale === 'zh-HK' ? zhHK : enUS });
