import type { TextKeyOf } from '@tapnook/kernel';
import { createTranslations } from '@tapnook/server/translations';
import english from './locales/en-US.json' with { type: 'json' };
import chinese from './locales/zh-HK.json' with { type: 'json' };

/** The registry's texts by their places. */
export type Texts = typeof english;
export type TextKey = TextKeyOf<Texts>;

/** What the registry tells the people of a release; the console has texts of its own. */
export const { bilingual, translator } = createTranslations(english, chinese);
