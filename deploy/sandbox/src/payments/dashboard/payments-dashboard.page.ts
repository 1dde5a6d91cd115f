import type { Locale } from '@tapnook/contracts';
import { formatDateTime, formatMoney } from '@tapnook/kernel';
import { dashboardPage, panel } from '../../dashboard/layout.ts';
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
<fieldset><legend>${say(legend, locale)}</legend>${options.map(
  ([value, text]) => html`
<label class="radio"><input type="radio" name="${name}" value="${value}"${value === now && html` checked`}>${say(text, locale)}</label>`,
)}</fieldset>`;

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
<div class="line"><button class="btn pri">${say('payments.set', locale)}</button><button class="btn" name="rest" value="yes">${say('payments.rest', locale)}</button></div></form>`;

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

/** Payments, newest first, each with the page that waits for a person. */
export const paymentRows = (intents: readonly PaymentIntent[], locale: Locale): Html =>
  intents.length === 0
    ? html`<p class="empty">${say('payments.none', locale)}</p>`
    : html`<ul class="rows">${intents.map((intent) => {
        const waiting = pageOf(intent);
        const { last_payment_error: failure } = intent;
        return html`<li><span class="line apart"><b class="num">${formatMoney(intent.amount, intent.currency === 'usd' ? 'USD' : 'HKD')}</b>
<span class="tag ${TONES[intent.status]}">${say(`payments.${intent.status}`, locale)}</span></span>
<span class="mut num">${intent.description ?? intent.id}, ${moment(intent.created, locale)}</span>
${failure && html`<span class="mut">${failure.decline_code ?? failure.code}</span>`}${waiting !== undefined && html`<span><a class="btn" href="${new URL(waiting).pathname}">${say('payments.open', locale)}</a></span>`}</li>`;
      })}</ul>`;

const deliveryTag = (delivery: Delivery, locale: Locale): Html => {
  const tone =
    delivery.state === 'delivered' ? 'ok' : delivery.state === 'waiting' ? 'warn' : 'bad';
  return html`<span class="tag ${tone}">${say(`payments.${delivery.state}`, locale)}${delivery.tries > 1 && `, ${delivery.tries} ${say('payments.tries', locale)}`}</span>`;
};

const eventRows = (
  events: readonly GatewayEvent[],
  deliveries: readonly Delivery[],
  locale: Locale,
): Html =>
  events.length === 0
    ? html`<p class="empty">${say('payments.noEvents', locale)}</p>`
    : html`<ul class="rows">${events.map(
        (
          event,
        ) => html`<li><span class="line apart"><b class="mono">${event.type}</b><span class="mut num">${moment(event.created, locale)}</span></span>
<span class="line apart"><span class="line">${deliveries.filter(({ eventId }) => eventId === event.id).map((delivery) => deliveryTag(delivery, locale))}</span>
<form method="post" action="/dashboard/payments/events/${event.id}/resend"><button class="btn">${say('payments.resend', locale)}<span class="unseen"> ${event.type}</span></button></form></span></li>`,
      )}</ul>`;

const cardRows = (locale: Locale): Html => html`<ul class="rows">${Object.entries(TEST_CARDS).map(
  ([number, scenario]) => html`
<li><span class="line apart"><span class="mono">${spaced(number)}</span><span class="mut">${say(`payments.${scenario}`, locale)}</span></span></li>`,
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
}: PaymentsView): Html =>
  dashboardPage({
    locale,
    title: 'payments.title',
    at: 'payments',
    address: '/dashboard/payments',
    scripts: ['dashboard/live.client.ts'],
    notice,
    body: html`<div class="cols three"><div>${panel(say('payments.payments', locale), false, html`<div id="payments" data-live="payments">${paymentRows(intents, locale)}</div>`)}</div>
<div>${panel(say('payments.gateway', locale), false, switchForm(switches, locale))}${panel(say('payments.testCards', locale), false, cardRows(locale))}</div>
<div>${panel(say('payments.events', locale), false, html`<div id="events" data-live="payments">${eventRows(events, deliveries, locale)}</div>`)}</div></div>`,
  });
