import type { Locale } from '@tapnook/contracts';
import { bilingualErrorPage } from '../render/static-error-page.ts';
import { bilingual, translator } from '../translations.ts';

const TEXTS = {
  413: ['tooLarge.title', 'tooLarge.text'],
  414: ['longUrl.title', 'longUrl.text'],
  431: ['largeHeaders.title', 'largeHeaders.text'],
  502: ['back.title', 'back.unreached'],
  503: ['back.title', 'back.unreached'],
  504: ['back.title', 'back.unreached'],
} as const;
type Status = keyof typeof TEXTS;
const STATUSES = Object.keys(TEXTS).map((status) => Number(status) as Status);

/** The page of a status, for whoever stands before the edge. */
export const proxyErrorPage = (status: Status): string => {
  const textsIn = (locale: Locale) => {
    const t = translator(locale);
    const [title, text] = TEXTS[status];
    return { title: t(title), text: t(text) };
  };
  return bilingualErrorPage({ 'en-US': textsIn('en-US'), 'zh-HK': textsIn('zh-HK') });
};
/** The same as an API's answer, for calls. */
const proxyErrorEnvelope = (status: Status): string => {
  const [title, text] = TEXTS[status];
  const { en_gb, zh_hk } = bilingual('sentence', {
    title: bilingual(title),
    text: bilingual(text),
  });
  return `${JSON.stringify({
    code: status < 500 ? '10102' : '10503',
    message: en_gb,
    data: { en_US: en_gb, zh_HK: zh_hk },
  })}\n`;
};

/** File name → text, as the example configurations of proxies use them. */
export const proxyErrorFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    STATUSES.flatMap((status) => [
      [`${status}.html`, `${proxyErrorPage(status)}\n`],
      [`${status}.json`, proxyErrorEnvelope(status)],
    ]),
  );
