import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { usePlatform } from '../context.ts';
import { wordsOf, type Words } from './translations.ts';

export type { Words } from './translations.ts';

/** The words of the remote that asks, of payloads and of validation rules. */
export const useTranslation = (): Words => {
  const { i18n, locale } = usePlatform();
  const namespace = use(I18nContext)?.defaultNS;
  if (typeof namespace !== 'string') throw new Error('useTranslation was called outside a remote');
  return wordsOf(i18n, namespace, locale);
};
