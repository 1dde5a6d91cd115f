import type { Locale } from '@tapnook/contracts';
import { localised } from '@tapnook/contracts';
import { formatDateTime, formatMoney, formatPhone } from '@tapnook/kernel';
import type { Result } from '@tapnook/kernel';
import { dashboardPage, panel } from '../dashboard/layout.ts';
import type { DashboardView } from '../dashboard/layout.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import type { Text } from '../web/locale.ts';
import { commaOf, say } from '../web/locale.ts';
import type { Enquiry, MerchantOrder } from './merchant-api.ts';
import { SCANNER_TEXTS as TEXTS } from './scanner.texts.ts';

export type Listed<T> = Result<readonly T[], Text>;

/** Who stands at the counter: whichever shop a voucher belongs to, or the one demo merchant. */
export type Counter = 'any' | 'one';

export interface ScannerView {
  readonly locale: Locale;
  readonly counter: Counter;
  readonly merchantEmail: string;
  /** Changes with every page, so that a button pressed twice acts once. */
  readonly key: string;
  readonly awaiting: Listed<MerchantOrder>;
  readonly recent: Listed<MerchantOrder>;
  readonly enquiries: Listed<Enquiry>;
  readonly notice: DashboardView['notice'];
}

/** Rows, or why there are none. */
export const rows = <T>(
  listed: Listed<T>,
  empty: Text,
  locale: Locale,
  row: (value: T) => Html,
): Html => {
  if (!listed.ok) return html`<p class="empty" role="status">${say(listed.error, locale)}</p>`;
  return listed.value.length === 0
    ? html`<p class="empty">${say(empty, locale)}</p>`
    : html`<ul class="rows">${listed.value.map(row)}</ul>`;
};

/** What every form carries: a key of its own, and who presses. */
export const hidden = (key: string, counter: Counter): Html =>
  html`<input type="hidden" name="key" value="${key}"><input type="hidden" name="as" value="${counter}">`;

/** The counter's scanner: a voucher's code or number. */
export const scanForm = (
  locale: Locale,
  key: string,
  counter: Counter,
): Html => html`<form class="body" method="post" action="/dashboard/scanner/redeem">${hidden(key, counter)}
<label>${say(TEXTS.code, locale)}<input name="code" autocomplete="off" autocapitalize="off" spellcheck="false" required aria-describedby="code-hint"></label><p id="code-hint" class="mut">${say(TEXTS.codeHint, locale)}</p>
<div class="line"><button class="btn pri">${say(TEXTS.redeem, locale)}</button><button class="btn" name="twice" value="yes">${say(TEXTS.twice, locale)}</button></div></form>`;

const orderFacts = (order: MerchantOrder, locale: Locale): Html => {
  const when = order.participationTime && formatDateTime(order.participationTime, locale);
  return html`<span class="line apart"><b>${localised(order.productName, locale)}</b><span class="num">${formatMoney(order.paymentAmount, order.currency)}</span></span>
<span class="mut num">${[order.orderNo, when, `×${order.quantity}`, order.customerName].filter(Boolean).join(commaOf(locale))}</span>`;
};

const awaitingRow = (
  order: MerchantOrder,
  { locale, key, counter }: ScannerView,
): Html => html`<li>${orderFacts(order, locale)}
<form class="line" method="post" action="/dashboard/scanner/orders">${hidden(`${key}-${order.orderNo}`, counter)}<input type="hidden" name="orderNo" value="${order.orderNo}">
<button class="btn pri" name="action" value="confirm">${say(TEXTS.confirm, locale)}</button><button class="btn" name="action" value="reject">${say(TEXTS.reject, locale)}</button></form></li>`;

const recentRow = (
  order: MerchantOrder,
  locale: Locale,
): Html => html`<li>${orderFacts(order, locale)}<span class="line"><span class="tag">${say(TEXTS[order.orderStatus], locale)}</span></span>
<span class="mut mono">${order.vouchers.map(({ voucherNo }) => voucherNo).join(' ')}</span></li>`;

const refundForm = ({
  locale,
  key,
  counter,
}: ScannerView): Html => html`<form class="body" method="post" action="/dashboard/scanner/orders">${hidden(`${key}-refund`, counter)}
<label>${say(TEXTS.orderNo, locale)}<input name="orderNo" autocomplete="off" required></label>
<label>${say(TEXTS.voucherNos, locale)}<input name="voucherNos" autocomplete="off"></label>
<div class="line"><button class="btn bad" name="action" value="refund">${say(TEXTS.refundNow, locale)}</button></div></form>`;

const bookingForm = ({ locale, key, counter, recent: orders }: ScannerView): Html => {
  const products = new Map(
    orders.ok
      ? orders.value
          .filter(({ isBooking }) => isBooking)
          .map(({ productId, productName }) => [productId, localised(productName, locale)] as const)
      : [],
  );
  if (products.size === 0) return html`<p class="empty">${say(TEXTS.noneBookable, locale)}</p>`;
  return html`<form class="body" method="post" action="/dashboard/scanner/booking">${hidden(key, counter)}<p class="mut">${say(TEXTS.bookingHint, locale)}</p>
<label>${say(TEXTS.productId, locale)}<select name="productId">${[...products].map(([id, name]) => html`<option value="${id}">${name}</option>`)}</select></label>
<div class="line"><button class="btn" name="state" value="stopped">${say(TEXTS.stop, locale)}</button><button class="btn" name="state" value="in_booking">${say(TEXTS.reopen, locale)}</button></div></form>`;
};

/** A number as it is rung up from anywhere. */
const phoneOf = ({ prefixNo, phone }: Enquiry): string | null =>
  phone && prefixNo ? formatPhone(prefixNo, phone) : phone;

const enquiryRow = (
  enquiry: Enquiry,
  { locale, key, counter }: ScannerView,
): Html => html`<li><span class="line apart"><b>${enquiry.username}</b><span class="mut num">${formatDateTime(enquiry.createdAt, locale)}</span></span>
<span class="mut">${[localised(enquiry.merchantName, locale), enquiry.email, phoneOf(enquiry)].filter(Boolean).join(commaOf(locale))}</span><p>${enquiry.message}</p>${!enquiry.isRead && html`<form class="line" method="post" action="/dashboard/scanner/enquiries">${hidden(`${key}-${enquiry.id}`, counter)}<span class="tag ok">${say(TEXTS.unread, locale)}</span><button class="btn" name="id" value="${enquiry.id}">${say(TEXTS.read, locale)}</button></form>`}</li>`;

/** Who stands at the counter of a page. */
export const whoForm = (
  { locale, counter, merchantEmail }: Pick<ScannerView, 'locale' | 'counter' | 'merchantEmail'>,
  address: string,
): Html => {
  const names = { any: say(TEXTS.any, locale), one: merchantEmail };
  return html`<nav class="body" aria-label="${say(TEXTS.as, locale)}"><p class="line"><span class="mut">${say(TEXTS.as, locale)}</span>${(
    ['any', 'one'] as const
  ).map(
    (one) =>
      html`<a class="btn ${one === counter && 'on'}" href="${address}?as=${one}"${one === counter && html` aria-current="true"`}>${names[one]}</a>`,
  )}</p></nav>`;
};

/** Everything that a merchant does at the counter. */
export const scannerPage = (view: ScannerView): Html => {
  const { locale, key, counter } = view;
  return dashboardPage({
    locale,
    title: TEXTS.title,
    at: 'scanner',
    address: `/dashboard/scanner?as=${counter}`,
    notice: view.notice,
    body: html`<div class="cols three"><div>${panel(say(TEXTS.scanner, locale), false, whoForm(view, '/dashboard/scanner'), scanForm(locale, key, counter))}
${panel(say(TEXTS.refund, locale), false, refundForm(view))}${panel(say(TEXTS.booking, locale), false, bookingForm(view))}</div>
<div>${panel(
      say(TEXTS.awaiting, locale),
      view.awaiting.ok && `${view.awaiting.value.length}`,
      rows(view.awaiting, TEXTS.noneAwaiting, locale, (order) => awaitingRow(order, view)),
    )}
${panel(
  say(TEXTS.enquiries, locale),
  false,
  rows(view.enquiries, TEXTS.noEnquiries, locale, (enquiry) => enquiryRow(enquiry, view)),
)}</div>
<div>${panel(
      say(TEXTS.recent, locale),
      false,
      rows(view.recent, TEXTS.noneRecent, locale, (order) => recentRow(order, locale)),
    )}</div></div>`,
  });
};
