import { localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import { useLocale } from '@tapnook/platform';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

export interface Words {
  readonly t: i18n['t'];
  readonly locale: Locale;
  /** A payload's text in the page's language; nothing for none. */
  readonly text: (value: LocalisedText | null | undefined) => string;
}

/** The words of this remote and of payloads. */
export const useWords = (): Words => {
  const { t } = useTranslation();
  const locale = useLocale();
  return { t, locale, text: (value) => (value ? localised(value, locale) : '') };
};
