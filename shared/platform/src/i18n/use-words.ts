import { localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../context.ts';

export interface Words {
  readonly t: i18n['t'];
  readonly locale: Locale;
  /** A payload's or a rule's text in the page's language; nothing for none. */
  readonly text: (value: LocalisedText | null | undefined) => string;
}

/** The words of the remote that asks, of payloads and of validation rules. */
export const useWords = (): Words => {
  const { t } = useTranslation();
  const locale = useLocale();
  return { t, locale, text: (value) => (value ? localised(value, locale) : '') };
};
