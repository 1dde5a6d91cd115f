import type { Locale } from '@tapnook/contracts';
import type { TextKeyOf } from '@tapnook/kernel';
import { createTranslations, type Translate as TranslateKey } from '@tapnook/server/translations';
import english from './locales/en-US.json' with { type: 'json' };
import chinese from './locales/zh-HK.json' with { type: 'json' };

/** The texts by their places. */
export type Texts = typeof english;
/** The place of a text in the locale files of the API. */
export type TextKey = TextKeyOf<Texts>;
export type Translate = TranslateKey<TextKey>;

/** What the API tells people: letters, notices, messages, timelines, faults of fields. */
export const { translator, bilingual, isTextKey } = createTranslations(english, chinese);

/** A list in the marks of each language. */
export const listed =
  (values: readonly unknown[]) =>
  (locale: Locale): string =>
    values.join(locale === 'zh-HK' ? '、' : ', ');
