import { isLocale, type Locale } from '@tapnook/contracts';

const LOCALE_OF_LANGUAGE: Readonly<Record<string, Locale>> = { en: 'en-US', zh: 'zh-HK' };

/** The locale that `Accept-Language` prefers among ours (RFC 9110, section 12.5.4). */
export const askedLocale = (header: string | undefined): Locale | undefined =>
  (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(/\s*;\s*/);
      const weight = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag, quality: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) =>
      isLocale(tag) ? tag : LOCALE_OF_LANGUAGE[tag.split('-')[0]?.toLowerCase() ?? ''],
    )
    .find((locale) => locale !== undefined);
