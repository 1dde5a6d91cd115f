import type { Locale } from '@tapnook/contracts';
import { useTranslation } from '@tapnook/platform/i18n';
import { useMemo } from 'react';
import { formatTime } from './format.ts';
import { NAMESPACE, type Translate } from './texts.ts';

export interface Texts {
  readonly t: Translate;
  readonly locale: Locale;
  /** 17:31 today, else with the day; Hong Kong time. */
  readonly time: (instant: string | number) => string;
  /** Whoever acted; the registry's own hands have a name in each language. */
  readonly actorName: (name: string) => string;
  /** A text of the registry in the page's language. */
  readonly text: (message: { readonly en_gb: string; readonly zh_hk: string }) => string;
}

/** The words of the console. */
export const useTexts = (): Texts => {
  const { t: translate, i18n } = useTranslation(NAMESPACE);
  return useMemo(() => {
    const locale: Locale = i18n.language === 'zh-HK' ? 'zh-HK' : 'en-US';
    const t: Translate = (key, values) => translate(key, { ...values });
    return {
      t,
      locale,
      time: (instant) => formatTime(locale, instant),
      actorName: (name) => (name === 'plan' || name === 'analysis' ? t(`actor.${name}`) : name),
      text: (message) => (locale === 'zh-HK' ? message.zh_hk : message.en_gb),
    };
  }, [translate, i18n]);
};
