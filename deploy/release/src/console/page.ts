import { translator, type ConsoleLocale } from './texts.ts';

const MARK =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path class="wall" d="M4 37V17A13 13 0 0 1 17 4h20v13H20a3 3 0 0 0-3 3v17z"/><circle class="tap" cx="29" cy="29" r="7"/></svg>';

const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const documentOf = (locale: ConsoleLocale, body: string, script: boolean): string => {
  const t = translator(locale);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${t('title')} · TapNook 拾角</title>
<link rel="icon" href="/console/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/console/tokens.css"><link rel="stylesheet" href="/console/uplot.css"><link rel="stylesheet" href="/console/console.css">
${script ? '<script type="module" src="/console/browser/main.ts"></script>' : ''}</head>
<body><a class="skip" href="#main">${t('skip')}</a>${body}</body></html>`;
};

const otherLanguage = (locale: ConsoleLocale) =>
  `<a class="link" href="/?lang=${locale === 'zh-HK' ? 'en-US' : 'zh-HK'}" lang="${locale === 'zh-HK' ? 'en-US' : 'zh-HK'}">${translator(locale)('language')}</a>`;

/** The frame of the console; its panels are drawn by the browser. */
export const consolePage = (locale: ConsoleLocale, name: string): string => {
  const t = translator(locale);
  return documentOf(
    locale,
    `<header class="bar0"><div class="wrap head">
<span class="logo">${MARK}<b>TapNook</b><h1 class="where">${t('title')}</h1></span>
<nav id="views" class="seg" aria-label="${t('views')}"></nav>
<span class="row g3 wrapx"><span id="status" class="row" role="status"></span>${otherLanguage(locale)}
<form method="post" action="/session/end"><button class="link" title="${escape(name)}">${t('signOut')}</button></form></span>
</div></header><p id="news" class="sr" role="status"></p><main id="main" class="wrap body" tabindex="-1"></main>`,
    true,
  );
};

export interface SignInView {
  /** Whether people can sign in with their own account. */
  readonly hasProvider: boolean;
  readonly problem?: 'tokenWrong' | 'noRole' | 'signInRefused' | undefined;
}

/** Asks for a token, or leads to the identity provider. */
export const signInPage = (locale: ConsoleLocale, { hasProvider, problem }: SignInView): string => {
  const t = translator(locale);
  const wrong = problem === 'tokenWrong';
  const account = hasProvider
    ? `<a class="btn pri" href="/session/oidc">${t('signInWithAccount')}</a>`
    : '';
  const refused = problem && !wrong ? `<p class="error" role="alert">${t(problem)}</p>` : '';
  return documentOf(
    locale,
    `<main id="main" class="signin"><form method="post" action="/session" class="panel pad col g4">
<span class="logo">${MARK}<b>TapNook</b><h1 class="where">${t('title')}</h1></span>${refused}${account}
<div class="fld"><label for="token">${t('token')}</label><span class="inp${wrong ? ' bad' : ''}"><input id="token" name="token" type="password" autocomplete="current-password" required${hasProvider ? '' : ' autofocus'}${wrong ? ' aria-invalid="true"' : ''} aria-describedby="token-hint"></span>
<p id="token-hint" class="${wrong ? 'error' : 'dim'}"${wrong ? ' role="alert"' : ''}>${t(wrong ? 'tokenWrong' : 'tokenHint')}</p></div>
<div class="row sp"><button class="btn${hasProvider ? ' out' : ' pri'}">${t('signIn')}</button>${otherLanguage(locale)}</div></form></main>`,
    false,
  );
};
