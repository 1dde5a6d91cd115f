import { localised, type Locale } from '@tapnook/contracts';
import { createI18n } from '@tapnook/platform';
import en from './locales/en-US.json';
import zh from './locales/zh-HK.json';
import type { Translate, Work } from './work.tsx';

/** The words of the page in its language. */
export const textsOf = (locale: Locale): Pick<Work, 't' | 'locale' | 'text'> => {
  const i18n = createI18n(locale, { backoffice: locale === 'en-US' ? en : zh });
  const fixed = i18n.getFixedT(locale, 'backoffice');
  const t: Translate = (key, values) => fixed(key, { ...values });
  return {
    t,
    locale,
    text: (value) => (value ? localised(value, locale) || value.en_gb || value.zh_hk : ''),
  };
};
