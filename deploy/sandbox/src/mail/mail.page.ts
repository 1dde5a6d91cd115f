import type { Locale } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { dashboardPage, panel } from '../dashboard/layout.ts';
import type { DashboardView } from '../dashboard/layout.ts';
import { say } from '../translations.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import type { Letter, NextLetter } from './mailbox.ts';
import { linksOf, NEXT_LETTER } from './mailbox.ts';

export interface MailView {
  readonly locale: Locale;
  readonly letters: readonly Letter[];
  readonly open: Letter | undefined;
  readonly to: string;
  readonly next: NextLetter;
  readonly notice: DashboardView['notice'];
}

const SHOWN = 100;

const subjectOf = (letter: Letter, locale: Locale): string =>
  letter.subject || say('mail.noSubject', locale);

/** The mailbox's rows, newest first. */
export const letterRows = (letters: readonly Letter[], locale: Locale, open?: Letter): Html =>
  letters.length === 0
    ? html`<p class="empty">${say('mail.none', locale)}</p>`
    : html`<ul class="rows">${letters.map(
        (
          letter,
        ) => html`<li class="${letter.id === open?.id && 'on'}"><a class="row" href="/dashboard/mail/${letter.id}#open">
${letter.read ? html`<span>${subjectOf(letter, locale)}</span>` : html`<b>${subjectOf(letter, locale)}</b>`}<span class="mut num">${formatDateTime(letter.at, locale)}</span>
<span class="mut">${letter.to.join(', ')}</span>${!letter.read && html`<span class="tag ok">${say('mail.fresh', locale)}</span>`}</a></li>`,
      )}</ul>`;

export const unreadCount = (letters: readonly Letter[], locale: Locale): string =>
  `${letters.filter(({ read }) => !read).length} ${say('mail.fresh', locale)} ` +
  `${say('mail.of', locale)} ${letters.length}`;

const openLetter = (letter: Letter, locale: Locale): Html => {
  const links = linksOf(letter);
  const { files = [] } = letter;
  return panel(
    subjectOf(letter, locale),
    html`<a href="/dashboard/mail/${letter.id}/raw">${say('mail.raw', locale)}</a>`,
    html`<div class="body">
<dl class="facts num"><dt>${say('mail.from', locale)}</dt><dd>${letter.from}</dd><dt>${say('mail.to', locale)}</dt><dd>${letter.to.join(', ')}</dd></dl>
${letter.html !== '' && html`<iframe class="letter" title="${say('mail.letter', locale)}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dashboard/mail/${letter.id}/letter"></iframe>`}
${letter.text !== '' && html`<details${letter.html === '' && html` open`}><summary>${say('mail.asText', locale)}</summary><pre>${letter.text}</pre></details>`}
${links.length > 0 && html`<h3>${say('mail.links', locale)}</h3><ul class="stack">${links.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}</ul>`}
${files.length > 0 && html`<h3>${say('mail.files', locale)}</h3><ul class="stack">${files.map(({ name }, index) => html`<li><a href="/dashboard/mail/${letter.id}/files/${index}" download="${name}">${name}</a></li>`)}</ul>`}</div>`,
  );
};

const filter = (
  locale: Locale,
  to: string,
): Html => html`<form class="body" method="get" action="/dashboard/mail"><label>${say('mail.filter', locale)}
<span class="line"><input name="to" type="email" autocomplete="off" value="${to}"></span></label><button class="btn">${say('mail.show', locale)}</button></form>`;

const controls = (locale: Locale, next: NextLetter): Html =>
  panel(
    say('mail.next', locale),
    false,
    html`<form class="body" method="post" action="/dashboard/mail/next">
<fieldset><legend class="unseen">${say('mail.next', locale)}</legend>${NEXT_LETTER.map((one) => html`<label class="radio"><input type="radio" name="next" value="${one}"${one === next && html` checked`}>${say(`mail.${one}`, locale)}</label>`)}</fieldset>
<button class="btn">${say('mail.set', locale)}</button></form>
<form class="body" method="post" action="/dashboard/mail/clear"><button class="btn bad">${say('mail.clear', locale)}</button></form>`,
  );

export const mailPage = ({ locale, letters, open, to, next, notice }: MailView): Html =>
  dashboardPage({
    locale,
    title: 'mail.title',
    at: 'mail',
    address: open ? `/dashboard/mail/${open.id}` : '/dashboard/mail',
    scripts: ['dashboard/live.client.ts'],
    notice,
    body: html`<div class="cols two"><div>${panel(
      say('mail.title', locale),
      unreadCount(letters, locale),
      html`<div id="letters" data-live="mail">${letterRows(letters.slice(0, SHOWN), locale, open)}</div>`,
      filter(locale, to),
    )}${controls(locale, next)}</div>
<div id="open">${open ? openLetter(open, locale) : panel(say('mail.letter', locale), false, html`<p class="empty">${say('mail.pick', locale)}</p>`)}</div></div>`,
  });
