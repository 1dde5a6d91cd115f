/** Localised text, with the keys that every payload uses. */
export interface Text {
  readonly en_gb: string;
  readonly zh_hk: string;
}

/** Locales of routes (part 1, section 9). */
export type DisplayLocale = 'en-US' | 'zh-HK';

export const isChinese = (locale: DisplayLocale): boolean => locale === 'zh-HK';

/** Length in characters as people count them: one for a Chinese character or an emoji outside the basic plane. */
export const characterCount = (value: string): number => Array.from(value).length;
