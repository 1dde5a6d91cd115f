import type { Locale } from '@tapnook/contracts';
import { conversationRows } from '../chat/chat.page.ts';
import type { Conversations } from '../chat/conversations.ts';
import { peopleRows } from '../identity/identity.page.ts';
import { letterRows, unreadCount } from '../mail/mail.page.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { nextCardForm, paymentRows } from '../payments/dashboard/payments-dashboard.page.ts';
import type { Gateway } from '../payments/gateway.ts';
import { messageBubbles } from '../sms/sms.page.ts';
import type { ShortMessages } from '../sms/sms.ts';
import { type TextKey, say } from '../translations.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import { dashboardPage, panel } from './layout.ts';

export interface HomeSources {
  readonly mailbox: Mailbox;
  readonly messages: ShortMessages;
  readonly gateway: Gateway;
  readonly conversations: Conversations;
}

const seeAll = (locale: Locale, href: string, what: TextKey): Html =>
  html`<a class="btn" href="${href}">${say('dashboard.all', locale)}<span class="unseen"> ${say(what, locale)}</span></a>`;
const SHOWN = 5;

/** Everybody outside, on one page. */
export const homePage = (
  locale: Locale,
  { mailbox, messages, gateway, conversations }: HomeSources,
): Html =>
  dashboardPage({
    locale,
    title: 'dashboard.name',
    at: 'home',
    address: '/',
    scripts: ['dashboard/live.client.ts'],
    body: html`<div class="cols three"><div>
${panel(say('dashboard.mail', locale), unreadCount(mailbox.list(), locale), html`<div id="letters" data-live="mail">${letterRows(mailbox.list().slice(0, SHOWN), locale)}</div>`, html`<div class="body">${seeAll(locale, '/dashboard/mail', 'dashboard.mail')}</div>`)}
${panel(say('dashboard.sms', locale), false, html`<div id="messages" data-live="sms">${messageBubbles(messages.list().slice(0, 2), locale)}</div>`, html`<div class="body">${seeAll(locale, '/dashboard/sms', 'dashboard.sms')}</div>`)}
</div><div>
${panel(say('payments.gateway', locale), false, nextCardForm(gateway.switches.read(), locale), html`<div class="body">${seeAll(locale, '/dashboard/payments', 'dashboard.payments')}</div>`)}
${panel(say('identity.title', locale), false, peopleRows(locale))}
</div><div>
${panel(say('payments.payments', locale), false, html`<div id="payments" data-live="payments">${paymentRows(gateway.paymentIntents.list().slice(0, SHOWN), locale)}</div>`, html`<div class="body">${seeAll(locale, '/dashboard/payments', 'dashboard.payments')}</div>`)}
${panel(say('dashboard.chat', locale), false, html`<div id="conversations" data-live="chat">${conversationRows(conversations.list().slice(0, SHOWN), locale)}</div>`, html`<div class="body">${seeAll(locale, '/dashboard/chat', 'dashboard.chat')}</div>`)}
</div></div>`,
  });
