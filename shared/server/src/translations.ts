import type { DisplayLocale, Text, TextKeyOf } from '@tapnook/kernel';
import { createInstance, type i18n } from 'i18next';

/**
 * What is filled into a text: a figure (`count` chooses the plural form), a text of both languages,
 * or what is made for each of them, such as a day.
 */
export type TextValue = string | number | Text | ((locale: DisplayLocale) => string | number);
export type TextValues = Readonly<Record<string, TextValue>>;

/** Looks up one text of a language. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

/** The texts of a server, in both languages. */
export interface Translations<Key extends string> {
  /** The texts of one language. A value that the text names and nobody gives throws. */
  readonly translator: (locale: DisplayLocale) => Translate<Key>;
  /** A text in both languages, as payloads hold it. */
  readonly bilingual: (key: Key, values?: TextValues) => Text;
  /** Whether there is a text of a name that was put together while running. */
  readonly isTextKey: (key: string) => key is Key;
}

const instanceOf = (locale: DisplayLocale, texts: object): i18n => {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: texts } },
    initAsync: false,
    // A text is escaped where it is put into HTML.
    interpolation: { escapeValue: false },
    returnNull: false,
    missingInterpolationHandler: (text: string, [placeholder]: [string]): never => {
      throw new Error(`${placeholder} was not given for “${text}”`);
    },
  });
  void instance.init();
  return instance;
};

const valueIn = (value: TextValue, locale: DisplayLocale): string | number => {
  if (typeof value === 'function') return value(locale);
  if (typeof value !== 'object') return value;
  return locale === 'zh-HK' ? value.zh_hk || value.en_gb : value.en_gb || value.zh_hk;
};

/**
 * The texts of locale files of one shape. Nothing is fetched: both languages stand in memory from
 * the start.
 */
export const createTranslations = <Texts extends object>(
  english: Texts,
  chinese: object,
): Translations<TextKeyOf<Texts>> => {
  type Key = TextKeyOf<Texts>;
  const instances = {
    'en-US': instanceOf('en-US', english),
    'zh-HK': instanceOf('zh-HK', chinese),
  };
  const translatorOf =
    (locale: DisplayLocale): Translate<Key> =>
    (key, values = {}) => {
      // The types of i18next know one set of keys for a whole program; ours are checked above.
      const name: string = key;
      return instances[locale].t(
        name,
        Object.fromEntries(
          Object.entries(values).map(([one, value]) => [one, valueIn(value, locale)]),
        ),
      );
    };
  const translators = { 'en-US': translatorOf('en-US'), 'zh-HK': translatorOf('zh-HK') };
  return {
    translator: (locale) => translators[locale],
    bilingual: (key, values) => ({
      en_gb: translators['en-US'](key, values),
      zh_hk: translators['zh-HK'](key, values),
    }),
    isTextKey: (key): key is Key => instances['en-US'].exists(key),
  };
};
