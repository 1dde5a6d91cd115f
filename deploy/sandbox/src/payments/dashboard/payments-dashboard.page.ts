import type { Locale } from '@tapnook/contracts';
import { formatDateTime, formatMoney } from '@tapnook/kernel';
import { dashboardPage, liveList, panel } from '../../dashboard/layout.ts';
import type { DashboardView } from '../../dashboard/layout.ts';
import { type TextKey, say } from '../../translations.ts';
import type { Html } from '../../web/html.ts';
import { html } from '../../web/html.ts';
import { spaced } from '../card-number.ts';
import type { GatewayEvent, PaymentIntent } from '../gateway.types.ts';
import type { Switches } from '../switches.ts';
import { FAULTS, LATENCIES, NEXT_CARD, WEBHOOKS } from '../switches.ts';
import { TEST_CARDS } from '../test-cards.tables.ts';
import type { Delivery } from '../webhook-delivery.ts';

const choices = (
  name: string,
  legend: TextKey,
  options: readonly (readonly [string | number, TextKey])[],
  now: string | number,
  locale: Locale,
): Html => html`
<fieldset><legend>${say(legend, locale)}</legend>${options.map(([value, text]) => {
  const checked = value === now && html` checked`;
  return html`
<label class="radio"><input type="radio" name="${name}"
value="${value}"${checked}>${say(text, locale)}</label>`;
})}</fieldset>`;

/** What the next card payment does, by itself: the switch that is wanted most. */
export const nextCardForm = (
  now: Switches,
  locale: Locale,
): Html => html`<form class="body" method="post" action="/dashboard/payments/switches">
${choices(
  'nextCard',
  'payments.nextCard',
  NEXT_CARD.map((one) => [one, `payments.${one}`] as const),
  now.nextCard,
  locale,
)}<div class="line"><button class="btn pri">${say('payments.set', locale)}</button></div></form>`;

/** The dashboard's switches of the gateway, as one form. */
const switchForm = (
  now: Switches,
  locale: Locale,
): Html => html`<form class="body" method="post" action="/dashboard/payments/switches">
${choices(
  'nextCard',
  'payments.nextCard',
  NEXT_CARD.map((one) => [one, `payments.${one}`] as const),
  now.nextCard,
  locale,
)}
${choices(
  'latency',
  'payments.latency',
  LATENCIES.map((one) => [one, `payments.latency${one}` as const] as const),
  now.latency,
  locale,
)}
${choices(
  'faults',
  'payments.faults',
  FAULTS.map((one) => [one, `payments.fault${one}` as const] as const),
  now.faults,
  locale,
)}
${choices(
  'webhooks',
  'payments.webhooks',
  WEBHOOKS.map((one) => [one, `payments.webhook${one}` as const] as const),
  now.webhooks,
  locale,
)}
<div class="line"><button class="btn pri">${say('payments.set', locale)}</button><button
class="btn" name="rest" value="yes">${say('payments.rest', locale)}</button></div></form>`;

const TONES: Readonly<Partial<Record<PaymentIntent['status'], string>>> = {
  succeeded: 'ok',
  requires_action: 'warn',
  requires_capture: 'warn',
  requires_payment_method: 'bad',
};

const pageOf = ({ next_action }: PaymentIntent): string | undefined => {
  if (next_action?.type === 'use_stripe_sdk') return next_action.use_stripe_sdk.url;
  if (next_action?.type === 'redirect_to_url') return next_action.redirect_to_url.url;
  if (next_action?.type === 'alipay_handle_redirect') return next_action.alipay_handle_redirect.url;
  return next_action?.wechat_pay_display_qr_code.hosted_instructions_url;
};

const moment = (seconds: number, locale: Locale): string => formatDateTime(seconds * 1000, locale);

const paymentRow = (intent: PaymentIntent, locale: Locale): Html => {
  const { last_payment_error: failure } = intent;
  const waiting = pageOf(intent);
  const link =
    waiting !== undefined &&
    html`<a class="btn" href="${new URL(waiting).pathname}">${say('payments.open', locale)}</a>`;
  const amount = formatMoney(intent.amount, intent.currency === 'usd' ? 'USD' : 'HKD');
  return html`<li><span class="line apart"><b class="num">${amount}</b>
<span class="tag ${TONES[intent.status]}">${say(`payments.${intent.status}`, locale)}</span></span>
<span class="mut num">${intent.description ?? intent.id}, ${moment(intent.created, locale)}</span>
${failure && html`<span class="mut">${failure.decline_code ?? failure.code}</span>`}${
    link && html`<span>${link}</span>`
  }</li>`;
};

/** Payments, newest first, each with the page that waits for a person. */
export const paymentRows = (intents: readonly PaymentIntent[], locale: Locale): Html =>
  intents.length === 0
    ? html`<p class="empty">${say('payments.none', locale)}</p>`
    : html`<ul class="rows">${intents.map((intent) => paymentRow(intent, locale))}</ul>`;

const deliveryTag = (delivery: Delivery, locale: Locale): Html => {
  const tone =
    delivery.state === 'delivered' ? 'ok' : delivery.state === 'waiting' ? 'warn' : 'bad';
  const tries = delivery.tries > 1 && `, ${delivery.tries} ${say('payments.tries', locale)}`;
  const state = say(`payments.${delivery.state}`, locale);
  return html`<span class="tag ${tone}">${state}${tries}</span>`;
};

const eventRow = (event: GatewayEvent, deliveries: readonly Delivery[], locale: Locale): Html => {
  const tags = deliveries
    .filter(({ eventId }) => eventId === event.id)
    .map((delivery) => deliveryTag(delivery, locale));
  const created = html`<span class="mut num">${moment(event.created, locale)}</span>`;
  const which = html`<span class="unseen"> ${event.type}</span>`;
  return html`<li><span class="line apart"><b class="mono">${event.type}</b>${created}</span>
<span class="line apart"><span class="line">${tags}</span>
<form method="post" action="/dashboard/payments/events/${event.id}/resend"><button
class="btn">${say('payments.resend', locale)}${which}</button></form></span></li>`;
};

const eventRows = (
  events: readonly GatewayEvent[],
  deliveries: readonly Delivery[],
  locale: Locale,
): Html =>
  events.length === 0
    ? html`<p class="empty">${say('payments.noEvents', locale)}</p>`
    : html`<ul class="rows">${events.map((event) => eventRow(event, deliveries, locale))}</ul>`;

const cardRows = (locale: Locale): Html => html`<ul class="rows">${Object.entries(TEST_CARDS).map(
  ([number, scenario]) => html`
<li><span class="line apart"><span class="mono">${spaced(number)}</span><span
class="mut">${say(`payments.${scenario}`, locale)}</span></span></li>`,
)}</ul>
<p class="body mut">${say('payments.testCardsWhy', locale)}</p>`;

export interface PaymentsView {
  readonly locale: Locale;
  readonly intents: readonly PaymentIntent[];
  readonly events: readonly GatewayEvent[];
  readonly deliveries: readonly Delivery[];
  readonly switches: Switches;
  readonly notice: DashboardView['notice'];
}

export const paymentsPage = ({
  locale,
  intents,
  events,
  deliveries,
  switches,
  notice,
}: PaymentsView): Html => {
  const payments = liveList('payments', 'payments', paymentRows(intents, locale));
  const told = liveList('events', 'payments', eventRows(events, deliveries, locale));
  return dashboardPage({
    locale,
    title: 'payments.title',
    at: 'payments',
    address: '/dashboard/payments',
    scripts: ['dashboard/live.client.ts'],
    notice,
    body: html`<div class="cols three"><div>
${panel(say('payments.payments', locale), false, payments)}</div><div>
${panel(say('payments.gateway', locale), false, switchForm(switches, locale))}
${panel(say('payments.testCards', locale), false, cardRows(locale))}</div><div>
${panel(say('payments.events', locale), false, told)}</div></div>`,
  });
};
