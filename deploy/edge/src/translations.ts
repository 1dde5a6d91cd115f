import type { TextKeyOf } from '@tapnook/kernel';
import { createTranslations, type TextValues } from '@tapnook/server/translations';
import english from './locales/en-US.json' with { type: 'json' };
import chinese from './locales/zh-HK.json' with { type: 'json' };

/** The place of a text in the edge's locale files. */
export type TextKey = TextKeyOf<typeof english>;

/** What the edge tells people by itself, without any app. */
export const { translator, bilingual } = createTranslations(english, chinese);

/** A text in both languages, a line each, for an answer of plain text. */
export const bothLines = (key: TextKey, values?: TextValues): string => {
  const { en_gb, zh_hk } = bilingual(key, values);
  return `${en_gb}\n${zh_hk}\n`;
};
