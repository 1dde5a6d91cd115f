import type { Locale, LocalisedText } from '@tapnook/contracts';

type Json = unknown;
const LANGUAGES: Readonly<Record<Locale, keyof LocalisedText>> = {
  'en-US': 'en_gb',
  'zh-HK': 'zh_hk',
};
/** Key of a packed text; no payload of the API has a key like it. */
const PACKED = '=';

const isText = (value: object): value is LocalisedText =>
  Object.keys(value).length === 2 &&
  'en_gb' in value &&
  'zh_hk' in value &&
  typeof value.en_gb === 'string' &&
  typeof value.zh_hk === 'string';

/**
 * A page's data with its texts in the page's language alone: the other language is another
 * document.
 */
export const packTexts = (value: Json, locale: Locale): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => packTexts(item, locale));
  if (isText(value)) return { [PACKED]: value[LANGUAGES[locale]] || value.en_gb || value.zh_hk };
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, packTexts(item, locale)]),
  );
};

/**
 * The same data as its readers know it; what stands for the other language is this one's text. In
 * place, since it is freshly parsed.
 */
export const unpackTexts = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  const packed = (value as Record<string, Json>)[PACKED];
  if (typeof packed === 'string') return { en_gb: packed, zh_hk: packed };
  for (const key of Object.keys(value))
    (value as Record<string, Json>)[key] = unpackTexts((value as Record<string, Json>)[key]);
  return value;
};
