import type { Locale } from '@tapnook/contracts';
import { type TextKey, say } from '../translations.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';

type DashboardPage = 'home' | 'payments' | 'mail' | 'sms' | 'chat' | 'identity';

export interface DashboardView {
  readonly locale: Locale;
  readonly title: TextKey;
  /** Address of the page, so that the language switch keeps the place. */
  readonly address: string;
  /**
   * The language is the shop's and not the dashboard's: the switch asks for another in the address,
   * for this page alone.
   */
  readonly ofShop?: boolean;
  readonly at?: DashboardPage;
  readonly body: Html;
  /** Scripts that make the page livelier; it works without them. */
  readonly scripts?: readonly string[];
  readonly notice?: { readonly tone: 'ok' | 'bad'; readonly text: string } | undefined;
}

const PLACES: readonly (readonly [DashboardPage, string, TextKey])[] = [
  ['home', '/', 'dashboard.home'],
  ['mail', '/dashboard/mail', 'dashboard.mail'],
  ['sms', '/dashboard/sms', 'dashboard.sms'],
  ['payments', '/dashboard/payments', 'dashboard.payments'],
  ['identity', '/dashboard/identity', 'dashboard.identity'],
  ['chat', '/dashboard/chat', 'dashboard.chat'],
];

const otherLanguage = ({
  locale,
  address,
  ofShop,
}: Pick<DashboardView, 'locale' | 'address' | 'ofShop'>): Html => {
  const other = locale === 'zh-HK' ? 'en-US' : 'zh-HK';
  const label = say('dashboard.language', other);
  const href = ofShop
    ? `${address}${address.includes('?') ? '&' : '?'}locale=${other}`
    : `/dashboard/locale?to=${other}&back=${encodeURIComponent(address)}`;
  return html`<a class="btn" lang="${other}" hreflang="${other}" href="${href}">${label}</a>`;
};

const head = (locale: Locale, title: TextKey, scripts: readonly string[]): Html => html`
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${say(title, locale)} · ${say('dashboard.name', locale)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/dashboard/dashboard.css">
${scripts.map((path) => html`<script type="module" src="/assets/${path}"></script>`)}</head>`;

const navigation = (locale: Locale, at: DashboardPage | undefined): Html => html`
<nav aria-label="${say('dashboard.name', locale)}"><ul>${PLACES.map(([place, href, text]) => {
  const current = place === at && html` aria-current="page"`;
  return html`<li><a href="${href}"${current}>${say(text, locale)}</a></li>`;
})}</ul></nav>`;

/** A page of the dashboard, with its navigation. */
export const dashboardPage = (view: DashboardView): Html => {
  const { locale, at, notice } = view;
  const tagline =
    at === 'home' && html`<span class="mut">${say('dashboard.tagline', locale)}</span>`;
  const said = notice && html`<p class="notice ${notice.tone}" role="status">${notice.text}</p>`;
  return html`
<html lang="${locale}">${head(locale, view.title, view.scripts ?? [])}
<body><a class="skip" href="#main">${say('dashboard.skip', locale)}</a><div class="stripe"></div>
<header class="top"><div class="wrap"><div
class="name"><h1>${say(view.title, locale)}</h1>${tagline}</div>
<div class="line">${navigation(locale, at)}${otherLanguage(view)}</div></div></header>
<main id="main" class="wrap" tabindex="-1">${said}${view.body}</main></body></html>`;
};

/** A page of somebody outside, such as a bank: no navigation, one narrow panel. */
export const guestPage = ({
  locale,
  title,
  address,
  ofShop = false,
  body,
  scripts = [],
}: DashboardView): Html => html`
<html lang="${locale}">${head(locale, title, scripts)}
<body><div class="stripe"></div><header class="top"><div class="wrap">
<h1>${say(title, locale)}</h1>${otherLanguage({ locale, address, ofShop })}</div></header>
<main id="main" class="wrap"><div class="narrow stack">${body}</div></main></body></html>`;

/** A titled box. */
export const panel = (
  title: string,
  aside: Html | string | false,
  ...content: readonly Html[]
): Html => {
  const beside = aside && html`<span class="mut num">${aside}</span>`;
  return html`
<section class="panel"><header><h2>${title}</h2>${beside}</header>${content}</section>`;
};

/** A list that the page's script keeps as the server has it. */
export const liveList = (id: string, of: string, rows: Html): Html =>
  html`<div id="${id}" data-live="${of}">${rows}</div>`;

/** A box that says at once what went wrong, and may lead on. */
export const alertPanel = (...content: readonly Html[]): Html =>
  html`<section class="panel"><div class="body" role="alert">${content}</div></section>`;
