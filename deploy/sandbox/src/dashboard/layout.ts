import type { Locale } from '@tapnook/contracts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import type { Text } from '../web/locale.ts';
import { say } from '../web/locale.ts';
import { DASHBOARD_TEXTS } from './layout.texts.ts';

type DashboardPage = 'home' | 'payments' | 'mail' | 'sms' | 'chat' | 'identity';

export interface DashboardView {
  readonly locale: Locale;
  readonly title: Text;
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

const PLACES: readonly (readonly [DashboardPage, string, Text])[] = [
  ['home', '/', DASHBOARD_TEXTS.home],
  ['mail', '/dashboard/mail', DASHBOARD_TEXTS.mail],
  ['sms', '/dashboard/sms', DASHBOARD_TEXTS.sms],
  ['payments', '/dashboard/payments', DASHBOARD_TEXTS.payments],
  ['identity', '/dashboard/identity', DASHBOARD_TEXTS.identity],
  ['chat', '/dashboard/chat', DASHBOARD_TEXTS.chat],
];

const otherLanguage = ({
  locale,
  address,
  ofShop,
}: Pick<DashboardView, 'locale' | 'address' | 'ofShop'>): Html => {
  const other = locale === 'zh-HK' ? 'en-US' : 'zh-HK';
  const label = other === 'zh-HK' ? '繁體中文' : 'English';
  const href = ofShop
    ? `${address}${address.includes('?') ? '&' : '?'}locale=${other}`
    : `/dashboard/locale?to=${other}&back=${encodeURIComponent(address)}`;
  return html`<a class="btn" lang="${other}" hreflang="${other}" href="${href}">${label}</a>`;
};

const head = (locale: Locale, title: Text, scripts: readonly string[]): Html => html`
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${say(title, locale)} · ${say(DASHBOARD_TEXTS.name, locale)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/dashboard/dashboard.css">
${scripts.map((path) => html`<script type="module" src="/assets/${path}"></script>`)}</head>`;

const navigation = (locale: Locale, at: DashboardPage | undefined): Html => html`
<nav aria-label="${say(DASHBOARD_TEXTS.name, locale)}"><ul>${PLACES.map(
  ([place, href, text]) =>
    html`<li><a href="${href}"${place === at && html` aria-current="page"`}>${say(text, locale)}</a></li>`,
)}</ul></nav>`;

/** A page of the dashboard, with its navigation. */
export const dashboardPage = (view: DashboardView): Html => html`
<html lang="${view.locale}">${head(view.locale, view.title, view.scripts ?? [])}
<body><a class="skip" href="#main">${say(DASHBOARD_TEXTS.skip, view.locale)}</a><div class="stripe"></div>
<header class="top"><div class="wrap"><div class="name"><h1>${say(view.title, view.locale)}</h1>${view.at === 'home' && html`<span class="mut">${say(DASHBOARD_TEXTS.tagline, view.locale)}</span>`}</div>
<div class="line">${navigation(view.locale, view.at)}${otherLanguage(view)}</div></div></header>
<main id="main" class="wrap" tabindex="-1">${view.notice && html`<p class="notice ${view.notice.tone}" role="status">${view.notice.text}</p>`}${view.body}</main></body></html>`;

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
<body><div class="stripe"></div><header class="top"><div class="wrap"><h1>${say(title, locale)}</h1>${otherLanguage({ locale, address, ofShop })}</div></header>
<main id="main" class="wrap"><div class="narrow stack">${body}</div></main></body></html>`;

/** A titled box. */
export const panel = (
  title: string,
  aside: Html | string | false,
  ...content: readonly Html[]
): Html => html`
<section class="panel"><header><h2>${title}</h2>${aside && html`<span class="mut num">${aside}</span>`}</header>${content}</section>`;
