import type { Locale } from '@tapnook/contracts';
import { conversationRows } from '../chat/chat.page.ts';
import type { Conversations } from '../chat/conversations.ts';
import { peopleRows } from '../identity/identity.page.ts';
import { IDENTITY_TEXTS } from '../identity/identity.texts.ts';
import { letterRows, unreadCount } from '../mail/mail.page.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { nextCardForm, paymentRows } from '../payments/dashboard/payments-dashboard.page.ts';
import { PAYMENT_TEXTS } from '../payments/dashboard/payments-dashboard.texts.ts';
import type { Gateway } from '../payments/gateway.ts';
import { messageBubbles } from '../sms/sms.page.ts';
import type { ShortMessages } from '../sms/sms.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import type { Text } from '../web/locale.ts';
import { say } from '../web/locale.ts';
import { DASHBOARD_TEXTS } from './layout.texts.ts';
import { dashboardPage, panel } from './layout.ts';

export interface HomeSources {
  readonly mailbox: Mailbox;
  readonly messages: ShortMessages;
  readonly gateway: Gateway;
  readonly conversations: Conversations;
}

const seeAll = (locale: Locale, href: string, what: Text): Html =>
  html`<a class="btn" href="${href}">${say(DASHBOARD_TEXTS.all, locale)}<span class="unseen"> ${say(what, locale)}</span></a>`;
const SHOWN = 5;

/** Everybody outside, on one page. */
export const homePage = (
  locale: Locale,
  { mailbox, messages, gateway, conversations }: HomeSources,
): Html =>
  dashboardPage({
    locale,
    title: DASHBOARD_TEXTS.name,
    at: 'home',
    address: '/',
    scripts: ['dashboard/live.client.ts'],
    body: html`<div class="cols three"><div>
${panel(say(DASHBOARD_TEXTS.mail, locale), unreadCount(mailbox.list(), locale), html`<div id="letters" data-live="mail">${letterRows(mailbox.list().slice(0, SHOWN), locale)}</div>`, html`<div class="body">${seeAll(locale, '/dashboard/mail', DASHBOARD_TEXTS.mail)}</div>`)}
${panel(say(DASHBOARD_TEXTS.sms, locale), false, html`<div id="messages" data-live="sms">${messageBubbles(messages.list().slice(0, 2), locale)}</div>`, html`<div class="body">${seeAll(locale, '/dashboard/sms', DASHBOARD_TEXTS.sms)}</div>`)}
</div><div>
${panel(say(PAYMENT_TEXTS.gateway, locale), false, nextCardForm(gateway.switches.read(), locale), html`<div class="body">${seeAll(locale, '/dashboard/payments', DASHBOARD_TEXTS.payments)}</div>`)}
${panel(say(IDENTITY_TEXTS.title, locale), false, peopleRows(locale))}
</div><div>
${panel(say(PAYMENT_TEXTS.payments, locale), false, html`<div id="payments" data-live="payments">${paymentRows(gateway.paymentIntents.list().slice(0, SHOWN), locale)}</div>`, html`<div class="body">${seeAll(locale, '/dashboard/payments', DASHBOARD_TEXTS.payments)}</div>`)}
${panel(say(DASHBOARD_TEXTS.chat, locale), false, html`<div id="conversations" data-live="chat">${conversationRows(conversations.list().slice(0, SHOWN), locale)}</div>`, html`<div class="body">${seeAll(locale, '/dashboard/chat', DASHBOARD_TEXTS.chat)}</div>`)}
</div></div>`,
  });
