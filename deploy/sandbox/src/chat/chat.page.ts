import type { Locale } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { dashboardPage, panel } from '../dashboard/layout.ts';
import { say } from '../translations.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import type { Conversation } from './conversations.ts';

/** The widget that the shop frames. */
export const chatFramePage = (locale: Locale, theme: 'light' | 'dark', parents: string): Html => {
  const texts = {
    you: say('chat.you', locale),
    agent: say('chat.agent', locale),
    lost: say('chat.lost', locale),
  };
  return html`
<html lang="${locale}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say('chat.widget', locale)}</title><link rel="stylesheet" href="/assets/chat/chat.css"><script type="module" src="/assets/chat/chat.client.ts"></script></head>
<body data-parents="${parents}" data-texts="${JSON.stringify(texts)}"><header><h1>${say('chat.widget', locale)}</h1><p>${say('chat.hint', locale)}</p></header>
<main><div id="scroll" role="log" aria-label="${say('chat.title', locale)}" tabindex="0"><ul id="log"></ul></div>
<form id="write"><label class="unseen" for="message">${say('chat.message', locale)}</label><textarea id="message" rows="1" maxlength="2000" placeholder="${say('chat.message', locale)}" required></textarea>
<button>${say('chat.send', locale)}</button><p id="wrong" class="wrong" role="alert"></p></form></main></body></html>`;
};

const nameOf = ({ member }: Conversation, locale: Locale): string =>
  member?.name || member?.email || say('chat.visitor', locale);

/** Conversations as the agent sees them, the latest first. */
export const conversationRows = (
  conversations: readonly Conversation[],
  locale: Locale,
  open?: Conversation,
): Html =>
  conversations.length === 0
    ? html`<p class="empty">${say('chat.none', locale)}</p>`
    : html`<ul class="rows">${conversations.map(
        (
          one,
        ) => html`<li class="${one.id === open?.id && 'on'}"><a class="row" href="/dashboard/chat/${one.id}#open"><b>${nameOf(one, locale)}</b>
<span class="mut num">${formatDateTime(one.messages.at(-1)?.at ?? one.startedAt, locale)}</span><span class="mut">${one.messages.at(-1)?.text.slice(0, 80)}</span>
${one.seen < one.messages.length && html`<span class="tag ok">${say('chat.fresh', locale)}</span>`}</a></li>`,
      )}</ul>`;

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
  return panel(
    nameOf(conversation, locale),
    false,
    html`<p class="body mut">${facts}</p>
<div role="log" aria-label="${say('chat.title', locale)}"><ul id="thread" data-live="chat" class="bubbles">${conversation.messages.map(({ from, text, at }) => html`<li class="${from === 'agent' && 'own'}"><span class="mut num">${formatDateTime(at, locale)}</span><span>${text}</span></li>`)}</ul></div>
<form class="body" method="post" action="/dashboard/chat/${conversation.id}"><label>${say('chat.reply', locale)}<textarea name="text" rows="3" maxlength="2000" required></textarea></label>
<div class="line"><button class="btn pri">${say('chat.send', locale)}</button></div></form>`,
  );
};

export const chatDashboardPage = (
  locale: Locale,
  conversations: readonly Conversation[],
  open: Conversation | undefined,
): Html =>
  dashboardPage({
    locale,
    title: 'chat.title',
    at: 'chat',
    address: open ? `/dashboard/chat/${open.id}` : '/dashboard/chat',
    scripts: ['dashboard/live.client.ts'],
    body: html`<div class="cols two"><div>${panel(say('chat.conversations', locale), `${conversations.length}`, html`<div id="conversations" data-live="chat">${conversationRows(conversations, locale, open)}</div>`)}</div>
<div id="open">${open ? thread(open, locale) : panel(say('chat.title', locale), false, html`<p class="empty">${say('chat.pick', locale)}</p>`)}</div></div>`,
  });
