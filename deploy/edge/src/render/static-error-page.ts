import { createHash } from 'node:crypto';
import type { Locale } from '@tapnook/contracts';
import type { FastifyReply } from 'fastify';
import { translator } from '../translations.ts';

// The colours and measures of the shell's tokens; nothing of any app can be loaded where these
// pages stand.
const STYLE = `:root{color-scheme:light dark;--canvas:#fff;--ink:#11201b;--ink-2:#45544e;
--brand:#0b5a45;--on-brand:#fff;--hot:#c8391a}
@media(prefers-color-scheme:dark){:root{--canvas:#0d1513;--ink:#eef4ef;--ink-2:#b7c4bd;
--brand:#74d3ae;--on-brand:#05241a;--hot:#ff8d69}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--canvas);
color:var(--ink);font:400 1rem/1.6 "Instrument Sans","PingFang HK","Noto Sans HK",
"Noto Sans CJK HK","Microsoft JhengHei",system-ui,sans-serif}
main{max-width:26rem;padding:2rem 1.5rem;text-align:center}
svg{width:3.5rem;height:3.5rem;fill:var(--brand)}
circle{fill:var(--hot)}
h1{margin:1rem 0 .5rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
p{margin:0 0 1.5rem;color:var(--ink-2)}
a,button{display:inline-block;padding:.75rem 1.25rem;border:0;border-radius:.5rem;
background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;
text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** The Content-Security-Policy of a plain page: its own style, a form of its own, nothing else. */
export const STATIC_ERROR_PAGE_POLICY =
  `default-src 'none'; style-src ` +
  `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; ` +
  `form-action 'self'; frame-ancestors 'none'`;

interface ErrorText {
  readonly title: string;
  readonly text: string;
}
export interface StaticErrorPage extends ErrorText {
  readonly locale: Locale;
  readonly link?: { readonly href: string; readonly text: string };
  /** A button that posts to an address. */
  readonly form?: { readonly action: string; readonly text: string };
  /** Seconds until the page tries again by itself. */
  readonly refresh?: number;
}

const LOGO =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M4 37V17A13 13 0 0 1 17 4h20v13H20a3 ' +
  '3 0 0 0-3 3v17z"/><circle cx="29" cy="29" r="7"/></svg>';
const documentOf = (locale: Locale, title: string, head: string, body: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" ` +
  `content="width=device-width"><meta name="robots" content="noindex">${head}<title>${title} ` +
  `· ${translator(locale)('siteName')}</title><style>${STYLE}</style></head><body>` +
  `<main>${LOGO}${body}</main></body></html>`;

/**
 * A page that stands without any app: everything it shows is in it. Its texts are the edge's own
 * and hold no markup.
 */
export const staticErrorPage = ({
  locale,
  title,
  text,
  link,
  form,
  refresh,
}: StaticErrorPage): string => {
  const again = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`;
  const way = link ? `<a href="${link.href}">${link.text}</a>` : '';
  const act = form
    ? `<form method="post" action="${form.action}"><button>${form.text}</button></form>`
    : '';
  return documentOf(locale, title, again, `<h1>${title}</h1><p>${text}</p>${way}${act}`);
};

/** The same in both languages, for who answers before anybody's language is known. */
export const bilingualErrorPage = (texts: Readonly<Record<Locale, ErrorText>>): string => {
  const [english, chinese] = [texts['en-US'], texts['zh-HK']];
  return documentOf(
    'en-US',
    `${english.title} ${chinese.title}`,
    '',
    `<h1>${english.title}</h1><p>${english.text}</p><div lang="zh-HK">` +
      `<h1>${chinese.title}</h1><p>${chinese.text}</p></div>`,
  );
};

export const sendStaticPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', STATIC_ERROR_PAGE_POLICY)
    .header('cache-control', 'no-store')
    .send(page);
