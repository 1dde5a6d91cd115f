import type { Locale } from '@tapnook/contracts';
import type { TextKeyOf } from '@tapnook/kernel';
import { createTranslations } from '@tapnook/server/translations';
import english from './locales/en-US.json' with { type: 'json' };
import chinese from './locales/zh-HK.json' with { type: 'json' };

/** The place of a text in the sandbox's locale files. */
export type TextKey = TextKeyOf<typeof english>;

export const { translator, bilingual, isTextKey } = createTranslations(english, chinese);

/** One text of the sandbox's pages. */
export const say = (key: TextKey, locale: Locale): string => translator(locale)(key);
