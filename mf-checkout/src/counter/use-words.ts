import { localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import { useLocale, type LoadContext } from '@tapnook/platform';
import { useTranslation } from 'react-i18next';

export interface Words {
  readonly t: LoadContext['t'];
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
