import type { Locale } from '@tapnook/contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '../remote/define-remote.ts';
import { forgetWords } from './translations.ts';

/**
 * One i18next instance per page (browser) or per request (server), in the page's locale; no word is
 * ever fetched late.
 */
export const createI18n = (
  locale: Locale,
  messages: Readonly<Record<string, Messages>> = {},
): i18n => {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: messages },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
    // Of a sentence around a link, one language has nothing before it or nothing after it.
    returnEmptyString: true,
  });
  instance.use(initReactI18next);
  void instance.init();
  return instance;
};

/** Adds a remote's words once. */
export const addMessages = (instance: i18n, namespace: string, messages: Messages): void => {
  if (instance.hasResourceBundle(instance.language, namespace)) return;
  instance.addResourceBundle(instance.language, namespace, messages);
  forgetWords(instance);
};
