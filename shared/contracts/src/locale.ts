/** Locales of routes (part 1, section 9); payloads use the keys of {@link PayloadLocale}. */
export const LOCALES = ['en-US', 'zh-HK'] as const;
export type Locale = (typeof LOCALES)[number];
export type PayloadLocale = 'en_gb' | 'zh_hk';
export const DEFAULT_LOCALE: Locale = 'zh-HK';
/** Localised text as every payload holds it. */
export interface LocalisedText {
  readonly en_gb: string;
  readonly zh_hk: string;
}

export const isLocale = (value: string): value is Locale =>
  (LOCALES as readonly string[]).includes(value);

/** The text of one locale; the other language when the wanted one is empty. */
export const localised = (text: LocalisedText, locale: Locale): string =>
  locale === 'zh-HK' ? text.zh_hk || text.en_gb : text.en_gb || text.zh_hk;

/**
 * Splits `/zh-HK/detail/x` into its locale and the path inside it; the locale is undefined on a
 * bare path.
 */
export const splitLocale = (pathname: string): { locale: Locale | undefined; path: string } => {
  const [, first = '', ...rest] = pathname.split('/');
  return isLocale(first)
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: undefined, path: pathname };
};
