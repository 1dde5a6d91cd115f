import { localised, type Locale } from '@tapnook/contracts';
import { createI18n } from '@tapnook/platform';
import type { Translate, BackOffice } from './backoffice-context.ts';
import en from './locales/en-US.json';
import zh from './locales/zh-HK.json';

/** The words of the page in its language. */
export const textsOf = (locale: Locale): Pick<BackOffice, 't' | 'locale' | 'text'> => {
  const i18n = createI18n(locale, { backoffice: locale === 'en-US' ? en : zh });
  const fixed = i18n.getFixedT(locale, 'backoffice');
  const t: Translate = (key, values) => fixed(key, { ...values });
  return {
    t,
    locale,
    text: (value) => (value ? localised(value, locale) || value.en_gb || value.zh_hk : ''),
  };
};
