import type { Locale } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { dashboardPage, panel } from '../dashboard/layout.ts';
import { say } from '../translations.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import type { Conversation } from './conversations.ts';

/** The field in which a person writes, and what went wrong with it. */
const writeForm = (locale: Locale): Html => {
  const words = say('chat.message', locale);
  const label = html`<label class="unseen" for="message">${words}</label>`;
  const attributes = html`id="message" rows="1" maxlength="2000" placeholder="${words}" required`;
  return html`<form id="write">${label}<textarea ${attributes}></textarea>
<button>${say('chat.send', locale)}</button><p id="wrong" class="wrong" role="alert"></p></form>`;
};

/** The widget that the shop frames. */
export const chatFramePage = (locale: Locale, theme: 'light' | 'dark', parents: string): Html => {
  const texts = JSON.stringify({
    you: say('chat.you', locale),
    agent: say('chat.agent', locale),
    lost: say('chat.lost', locale),
  });
  const title = say('chat.widget', locale);
  const viewport = html`<meta name="viewport" content="width=device-width,initial-scale=1">`;
  const style = html`<link rel="stylesheet" href="/assets/chat/chat.css">`;
  const script = html`<script type="module" src="/assets/chat/chat.client.ts"></script>`;
  const header = html`<header><h1>${title}</h1><p>${say('chat.hint', locale)}</p></header>`;
  const label = say('chat.title', locale);
  const log = html`<ul id="log"></ul>`;
  return html`
<html lang="${locale}" data-theme="${theme}"><head><meta charset="utf-8">${viewport}
<title>${title}</title>${style}${script}</head>
<body data-parents="${parents}" data-texts="${texts}">${header}
<main><div id="scroll" role="log" aria-label="${label}" tabindex="0">${log}</div>
${writeForm(locale)}</main></body></html>`;
};

const nameOf = ({ member }: Conversation, locale: Locale): string =>
  member?.name || member?.email || say('chat.visitor', locale);

const conversationRow = (one: Conversation, locale: Locale, isOpen: boolean): Html => {
  const last = one.messages.at(-1);
  const at = formatDateTime(last?.at ?? one.startedAt, locale);
  const text = html`<span class="mut">${last?.text.slice(0, 80)}</span>`;
  const fresh = html`<span class="tag ok">${say('chat.fresh', locale)}</span>`;
  const name = html`<b>${nameOf(one, locale)}</b>`;
  const row = html`<a class="row" href="/dashboard/chat/${one.id}#open">${name}
<span class="mut num">${at}</span>${text}
${one.seen < one.messages.length && fresh}</a>`;
  return html`<li class="${isOpen && 'on'}">${row}</li>`;
};

/** Conversations as the agent sees them, the latest first. */
export const conversationRows = (
  conversations: readonly Conversation[],
  locale: Locale,
  open?: Conversation,
): Html =>
  conversations.length === 0
    ? html`<p class="empty">${say('chat.none', locale)}</p>`
    : html`<ul class="rows">${conversations.map((one) =>
        conversationRow(one, locale, one.id === open?.id),
      )}</ul>`;

const bubble = ({ from, text, at }: Conversation['messages'][number], locale: Locale): Html => {
  const time = html`<span class="mut num">${formatDateTime(at, locale)}</span>`;
  return html`<li class="${from === 'agent' && 'own'}">${time}<span>${text}</span></li>`;
};

const replyForm = ({ id }: Conversation, locale: Locale): Html => {
  const field = html`<textarea name="text" rows="3" maxlength="2000" required></textarea>`;
  const label = html`<label>${say('chat.reply', locale)}${field}</label>`;
  return html`<form class="body" method="post" action="/dashboard/chat/${id}">${label}
<div class="line"><button class="btn pri">${say('chat.send', locale)}</button></div></form>`;
};

const thread = (conversation: Conversation, locale: Locale): Html => {
  const { member, route } = conversation;
  const facts = [
    member?.email,
    member?.isVerified !== undefined &&
      say(member.isVerified ? 'chat.verified' : 'chat.unverified', locale),
    member?.phone,
    route && `${say('chat.looksAt', locale)} ${route}`,
  ]
    .filter(Boolean)
    .join(', ');
  const bubbles = conversation.messages.map((message) => bubble(message, locale));
  const list = html`<ul id="thread" data-live="chat" class="bubbles">${bubbles}</ul>`;
  return panel(
    nameOf(conversation, locale),
    false,
    html`<p class="body mut">${facts}</p>
<div role="log" aria-label="${say('chat.title', locale)}">${list}</div>
${replyForm(conversation, locale)}`,
  );
};

const nothingOpen = (locale: Locale): Html =>
  panel(say('chat.title', locale), false, html`<p class="empty">${say('chat.pick', locale)}</p>`);

export const chatDashboardPage = (
  locale: Locale,
  conversations: readonly Conversation[],
  open: Conversation | undefined,
): Html => {
  const rows = conversationRows(conversations, locale, open);
  const all = panel(
    say('chat.conversations', locale),
    `${conversations.length}`,
    html`<div id="conversations" data-live="chat">${rows}</div>`,
  );
  return dashboardPage({
    locale,
    title: 'chat.title',
    at: 'chat',
    address: open ? `/dashboard/chat/${open.id}` : '/dashboard/chat',
    scripts: ['dashboard/live.client.ts'],
    body: html`<div class="cols two"><div>${all}</div>
<div id="open">${open ? thread(open, locale) : nothingOpen(locale)}</div></div>`,
  });
};
