import { localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import type { i18n, TOptions } from 'i18next';
import type { Translate } from './app-texts.ts';

/** What a remote says, in the page's language. */
export interface Words {
  readonly t: Translate;
  readonly locale: Locale;
  /** A payload's or a rule's text in the page's language; nothing for none. */
  readonly text: (value: LocalisedText | null | undefined) => string;
}

const makeWords = (instance: i18n, namespace: string, locale: Locale): Words => {
  const fixed = instance.getFixedT(locale, namespace);
  // A page asks for the same words at every drawing; those without figures in them are looked up
  // once.
  const plain = new Map<string, string>();
  const t = (key: string, options?: TOptions): string => {
    if (options) return fixed(key, options);
    const known = plain.get(key);
    if (known !== undefined) return known;
    const found = fixed(key);
    plain.set(key, found);
    return found;
  };
  return {
    t,
    locale,
    text: (value) => (value ? localised(value, locale) : ''),
  };
};

const made = new WeakMap<i18n, Map<string, Words>>();

/**
 * The words of a namespace, one object for the whole page. A page has one language and all its
 * words before anything is drawn, so nothing has to be subscribed to.
 */
export const wordsOf = (instance: i18n, namespace: string, locale: Locale): Words => {
  const known = made.get(instance) ?? new Map<string, Words>();
  made.set(instance, known);
  const words = known.get(namespace) ?? makeWords(instance, namespace, locale);
  known.set(namespace, words);
  return words;
};

/** Forgets what was looked up, after words were added or replaced. */
export const forgetWords = (instance: i18n): void => void made.delete(instance);
