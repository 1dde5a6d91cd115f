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
import { dashboardPage, liveList, panel } from './layout.ts';

export interface HomeSources {
  readonly mailbox: Mailbox;
  readonly messages: ShortMessages;
  readonly gateway: Gateway;
  readonly conversations: Conversations;
}

const seeAll = (locale: Locale, href: string, what: TextKey): Html => {
  const which = html`<span class="unseen"> ${say(what, locale)}</span>`;
  const link = html`<a class="btn" href="${href}">${say('dashboard.all', locale)}${which}</a>`;
  return html`<div class="body">${link}</div>`;
};
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
${panel(
  say('dashboard.mail', locale),
  unreadCount(mailbox.list(), locale),
  liveList('letters', 'mail', letterRows(mailbox.list().slice(0, SHOWN), locale)),
  seeAll(locale, '/dashboard/mail', 'dashboard.mail'),
)}
${panel(
  say('dashboard.sms', locale),
  false,
  liveList('messages', 'sms', messageBubbles(messages.list().slice(0, 2), locale)),
  seeAll(locale, '/dashboard/sms', 'dashboard.sms'),
)}
</div><div>
${panel(
  say('payments.gateway', locale),
  false,
  nextCardForm(gateway.switches.read(), locale),
  seeAll(locale, '/dashboard/payments', 'dashboard.payments'),
)}
${panel(say('identity.title', locale), false, peopleRows(locale))}
</div><div>
${panel(
  say('payments.payments', locale),
  false,
  liveList(
    'payments',
    'payments',
    paymentRows(gateway.paymentIntents.list().slice(0, SHOWN), locale),
  ),
  seeAll(locale, '/dashboard/payments', 'dashboard.payments'),
)}
${panel(
  say('dashboard.chat', locale),
  false,
  liveList('conversations', 'chat', conversationRows(conversations.list().slice(0, SHOWN), locale)),
  seeAll(locale, '/dashboard/chat', 'dashboard.chat'),
)}
</div></div>`,
  });
