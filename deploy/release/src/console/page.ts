import { escapeHtml } from '@tapnook/kernel';
import type { PageFiles } from './assets.ts';
import enUS from './locales/en-US.json' with { type: 'json' };
import zhHK from './locales/zh-HK.json' with { type: 'json' };

export type ConsoleLocale = 'en-US' | 'zh-HK';
const TEXTS = { 'en-US': enUS.page, 'zh-HK': zhHK.page } as const;
const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 40 ' +
  '40%22%3E%3Cpath fill=%22%230b5a45%22 d=%22M4 37V17A13 13 0 0 1 17 4h20v13H20a3 3 0 0 0-3 ' +
  '3v17z%22/%3E%3Ccircle fill=%22%23c8391a%22 cx=%2229%22 cy=%2229%22 r=%227%22/%3E%3C/svg%3E';

export const asLocale = (text: string | null | undefined): ConsoleLocale =>
  text?.toLowerCase().startsWith('zh') ? 'zh-HK' : 'en-US';

/** What the page tells its script, by name. */
export interface PageFacts {
  /** Who is signed in; absent for nobody, who is asked to sign in. */
  readonly actor?: string;
  /** How people sign in: with a token alone, or with their own account as well. */
  readonly 'sign-in'?: 'token' | 'provider';
  /** Why the last sign-in did not succeed. */
  readonly problem?: 'tokenWrong' | 'noRole' | 'signInRefused';
}

/** The document of the console; everything in it is drawn by the browser. */
export const consolePage = (
  locale: ConsoleLocale,
  files: PageFiles | null,
  facts: PageFacts,
): string => {
  const texts = TEXTS[locale];
  const head = [
    ...Object.entries(facts).map(
      ([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`,
    ),
    ...(files?.styles ?? []).map((file) => `<link rel="stylesheet" href="/assets/${file}">`),
    ...(files?.scripts ?? []).map((file) => `<script defer src="/assets/${file}"></script>`),
  ].join('');
  const body = files
    ? `<div id="root"></div><noscript>${texts.noScript}</noscript>`
    : `<p>${texts.notBuilt}</p>`;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" ` +
    `content="noindex"><title>${texts.title} · ${texts.siteName}</title><link rel="icon" ` +
    `href="${ICON}">${head}</head><body>${body}</body></html>`
  );
};
