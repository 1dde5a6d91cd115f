import type { Locale } from '@tapnook/contracts';
import { localised } from '@tapnook/contracts';
import { formatDateTime, formatMoney, type ShelfState } from '@tapnook/kernel';
import type { DashboardView } from '../dashboard/layout.ts';
import { dashboardPage, panel } from '../dashboard/layout.ts';
import type { MerchantProduct, ProductFilter } from '../scanner/merchant-api.ts';
import type { Counter } from '../scanner/scanner.page.ts';
import { hidden, rows, whoForm, type Listed } from '../scanner/scanner.page.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import { say } from '../web/locale.ts';
import type { Campaign, Coupon } from './admin-api.ts';
import {
  CAMPAIGN_TEXTS,
  COUPON_TEXTS,
  OFFICE_TEXTS as TEXTS,
  PLACE_TEXTS,
  SHELF_TEXTS,
} from './admin.texts.ts';

export interface AdminView {
  readonly locale: Locale;
  readonly counter: Counter;
  readonly merchantEmail: string;
  readonly key: string;
  readonly filter: ProductFilter;
  readonly products: Listed<MerchantProduct>;
  readonly coupons: Listed<Coupon>;
  readonly campaigns: Listed<Campaign>;
  readonly notice: DashboardView['notice'];
}

const TONES = {
  ON_SHELF: 'ok',
  UN_SOLD_OUT: 'ok',
  WAIT_ON_SHELF: 'warn',
  SOLD_OUT: 'bad',
  OFF_SHELF: '',
  VALID: 'ok',
  EXHAUSTED: 'warn',
  EXPIRED: '',
  REVOKED: 'bad',
  on_state: 'ok',
  prepared: 'warn',
  off_state: '',
} as const;

const productRow = (
  product: MerchantProduct,
  { locale, key, counter, filter }: AdminView,
): Html => {
  const name = localised(product.productName, locale);
  const kept = html`${hidden(`${key}-${product.productId}`, counter)}<input type="hidden" name="productId" value="${product.productId}"><input type="hidden" name="keyword" value="${filter.keyword}"><input type="hidden" name="standing" value="${filter.status}">`;
  return html`<li><span class="line apart"><b>${name}</b><span class="num">${formatMoney(product.lowestPrice)}</span></span>
<span class="line"><span class="tag ${TONES[product.status]}">${say(SHELF_TEXTS[product.status].state, locale)}</span><span class="mut">${product.productNo}, ${localised(product.merchantName, locale)}</span></span>
<form class="line" method="post" action="/dashboard/admin/shelf">${kept}${product.moves.map((to) => html`<button class="btn ${to === 'OFF_SHELF' && 'bad'}" name="to" value="${to}">${say(SHELF_TEXTS[to].move, locale)}<span class="unseen">: ${name}</span></button>`)}</form>
${product.canBook && html`<form class="line" method="post" action="/dashboard/admin/booking">${kept}<button class="btn" name="state" value="${product.bookingState === 'stopped' ? 'in_booking' : 'stopped'}">${say(product.bookingState === 'stopped' ? TEXTS.reopen : TEXTS.stop, locale)}<span class="unseen">: ${name}</span></button></form>`}</li>`;
};

const findForm = ({
  locale,
  counter,
  filter,
}: AdminView): Html => html`<form class="body" method="get" action="/dashboard/admin"><input type="hidden" name="as" value="${counter}">
<label>${say(TEXTS.search, locale)}<input name="keyword" value="${filter.keyword}" autocomplete="off"></label>
<label>${say(TEXTS.state, locale)}<select name="standing"><option value="">${say(TEXTS.every, locale)}</option>${(Object.keys(SHELF_TEXTS) as ShelfState[]).map((one) => html`<option value="${one}"${one === filter.status && html` selected`}>${say(SHELF_TEXTS[one].state, locale)}</option>`)}</select></label>
<div class="line"><button class="btn">${say(TEXTS.find, locale)}</button></div><p class="mut">${say(TEXTS.shelfHint, locale)}</p></form>`;

const couponRow = (
  coupon: Coupon,
  { locale, key, counter }: AdminView,
): Html => html`<li><span class="line apart"><b class="mono">${coupon.code}</b><span class="tag ${TONES[coupon.status]}">${say(COUPON_TEXTS[coupon.status], locale)}</span></span>
<span>${localised(coupon.name, locale)}</span>
<span class="mut num">${say(COUPON_TEXTS[coupon.issue], locale)}, ${say(TEXTS.issuedTo, locale)} ${coupon.issuedCount} ${say(TEXTS.people, locale)}, ${say(TEXTS.usedOf, locale)} ${coupon.consumed}${coupon.quota !== null && `/${coupon.quota}`}, ${say(TEXTS.heldBy, locale)} ${coupon.reserved}, ${say(TEXTS.until, locale)} ${formatDateTime(coupon.endTime, locale)}</span>
${coupon.moves.length > 0 && html`<form class="line" method="post" action="/dashboard/admin/revoke">${hidden(`${key}-${coupon.code}`, counter)}<button class="btn bad" name="code" value="${coupon.code}">${say(TEXTS.revoke, locale)}<span class="unseen"> ${coupon.code}</span></button></form>`}</li>`;

const issueForm = ({
  locale,
  key,
  counter,
  coupons,
}: AdminView): Html => html`<form class="body" method="post" action="/dashboard/admin/issue">${hidden(`${key}-issue`, counter)}
<label>${say(TEXTS.code, locale)}<select name="code">${coupons.ok && coupons.value.filter(({ status }) => status === 'VALID').map(({ code }) => html`<option>${code}</option>`)}</select></label>
<label>${say(TEXTS.email, locale)}<input name="email" type="email" value="demo@tapnook.example" required></label>
<div class="line"><button class="btn pri">${say(TEXTS.issue, locale)}</button></div></form>`;

const campaignRow = (campaign: Campaign, { locale, key, counter }: AdminView): Html => {
  const name = localised(campaign.name, locale);
  const dates = [
    campaign.startTime &&
      `${say(TEXTS.from, locale)} ${formatDateTime(campaign.startTime, locale)}`,
    campaign.endTime && `${say(TEXTS.until, locale)} ${formatDateTime(campaign.endTime, locale)}`,
  ]
    .filter(Boolean)
    .join(' ');
  return html`<li><span class="line apart"><b>${name}</b><span class="tag ${TONES[campaign.status]}">${say(CAMPAIGN_TEXTS[campaign.status].state, locale)}</span></span>
<span class="mut num">${say(PLACE_TEXTS[campaign.place], locale)}${dates && `, ${dates}`}</span>
<form class="line" method="post" action="/dashboard/admin/campaign">${hidden(`${key}-${campaign.campaignId}`, counter)}<input type="hidden" name="campaignId" value="${campaign.campaignId}">${campaign.moves.map((to) => html`<button class="btn" name="to" value="${to}">${say(CAMPAIGN_TEXTS[to].move, locale)}<span class="unseen">: ${name}</span></button>`)}</form></li>`;
};

/** What the shop's own people do: the shelf, booking, codes and campaigns. */
export const adminPage = (view: AdminView): Html => {
  const { locale, counter } = view;
  return dashboardPage({
    locale,
    title: TEXTS.title,
    at: 'admin',
    address: `/dashboard/admin?as=${counter}`,
    notice: view.notice,
    body: html`<div class="cols three"><div>${panel(
      say(TEXTS.products, locale),
      view.products.ok && `${view.products.value.length}`,
      whoForm(view, '/dashboard/admin'),
      findForm(view),
      rows(view.products, TEXTS.noProducts, locale, (product) => productRow(product, view)),
    )}</div>
<div>${panel(
      say(TEXTS.campaigns, locale),
      false,
      rows(view.campaigns, TEXTS.noCampaigns, locale, (campaign) => campaignRow(campaign, view)),
    )}</div>
<div>${panel(
      say(TEXTS.coupons, locale),
      false,
      issueForm(view),
      rows(view.coupons, TEXTS.noCoupons, locale, (coupon) => couponRow(coupon, view)),
    )}</div></div>`,
  });
};
