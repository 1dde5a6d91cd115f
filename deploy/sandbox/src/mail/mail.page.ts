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

const letterRow = (letter: Letter, locale: Locale, isOpen: boolean): Html => {
  const subject = subjectOf(letter, locale);
  const at = html`<span class="mut num">${formatDateTime(letter.at, locale)}</span>`;
  const to = html`<span class="mut">${letter.to.join(', ')}</span>`;
  const fresh = html`<span class="tag ok">${say('mail.fresh', locale)}</span>`;
  return html`<li class="${isOpen && 'on'}"><a class="row" href="/dashboard/mail/${letter.id}#open">
${letter.read ? html`<span>${subject}</span>` : html`<b>${subject}</b>`}${at}
${to}${!letter.read && fresh}</a></li>`;
};

/** The mailbox's rows, newest first. */
export const letterRows = (letters: readonly Letter[], locale: Locale, open?: Letter): Html =>
  letters.length === 0
    ? html`<p class="empty">${say('mail.none', locale)}</p>`
    : html`<ul class="rows">${letters.map((letter) =>
        letterRow(letter, locale, letter.id === open?.id),
      )}</ul>`;

export const unreadCount = (letters: readonly Letter[], locale: Locale): string =>
  `${letters.filter(({ read }) => !read).length} ${say('mail.fresh', locale)} ` +
  `${say('mail.of', locale)} ${letters.length}`;

/** What a letter may do in its frame: open its links, beside the dashboard. */
const FRAME = 'allow-popups allow-popups-to-escape-sandbox';

const factsOf = ({ from, to }: Letter, locale: Locale): Html => {
  const sender = html`<dt>${say('mail.from', locale)}</dt><dd>${from}</dd>`;
  const receiver = html`<dt>${say('mail.to', locale)}</dt><dd>${to.join(', ')}</dd>`;
  return html`<dl class="facts num">${sender}${receiver}</dl>`;
};

const frameOf = ({ id }: Letter, locale: Locale): Html => {
  const [title, src] = [say('mail.letter', locale), `/dashboard/mail/${id}/letter`];
  return html`<iframe class="letter" title="${title}" sandbox="${FRAME}" src="${src}"></iframe>`;
};

/** Open where the text is all that there is. */
const textPart = ({ html: page, text }: Letter, locale: Locale): Html => {
  const label = html`<summary>${say('mail.asText', locale)}</summary>`;
  return html`<details${page === '' && html` open`}>${label}<pre>${text}</pre></details>`;
};

const linkList = (links: readonly string[], locale: Locale): Html => {
  const items = links.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`);
  return html`<h3>${say('mail.links', locale)}</h3><ul class="stack">${items}</ul>`;
};

const fileList = ({ id, files = [] }: Letter, locale: Locale): Html => {
  const items = files.map(({ name }, index) => {
    const href = `/dashboard/mail/${id}/files/${index}`;
    return html`<li><a href="${href}" download="${name}">${name}</a></li>`;
  });
  return html`<h3>${say('mail.files', locale)}</h3><ul class="stack">${items}</ul>`;
};

const openLetter = (letter: Letter, locale: Locale): Html => {
  const links = linksOf(letter);
  const { files = [] } = letter;
  return panel(
    subjectOf(letter, locale),
    html`<a href="/dashboard/mail/${letter.id}/raw">${say('mail.raw', locale)}</a>`,
    html`<div class="body">
${factsOf(letter, locale)}
${letter.html !== '' && frameOf(letter, locale)}
${letter.text !== '' && textPart(letter, locale)}
${links.length > 0 && linkList(links, locale)}
${files.length > 0 && fileList(letter, locale)}</div>`,
  );
};

const filter = (locale: Locale, to: string): Html => {
  const field = html`<input name="to" type="email" autocomplete="off" value="${to}">`;
  const label = html`<label>${say('mail.filter', locale)}
<span class="line">${field}</span></label>`;
  const show = html`<button class="btn">${say('mail.show', locale)}</button>`;
  return html`<form class="body" method="get" action="/dashboard/mail">${label}${show}</form>`;
};

const choice = (one: NextLetter, isSet: boolean, locale: Locale): Html => {
  const checked = isSet && html` checked`;
  const radio = html`<input type="radio" name="next" value="${one}"${checked}>`;
  return html`<label class="radio">${radio}${say(`mail.${one}`, locale)}</label>`;
};

const controls = (locale: Locale, next: NextLetter): Html => {
  const title = say('mail.next', locale);
  const choices = NEXT_LETTER.map((one) => choice(one, one === next, locale));
  const clear = html`<button class="btn bad">${say('mail.clear', locale)}</button>`;
  return panel(
    title,
    false,
    html`<form class="body" method="post" action="/dashboard/mail/next">
<fieldset><legend class="unseen">${title}</legend>${choices}</fieldset>
<button class="btn">${say('mail.set', locale)}</button></form>
<form class="body" method="post" action="/dashboard/mail/clear">${clear}</form>`,
  );
};

const nothingOpen = (locale: Locale): Html =>
  panel(say('mail.letter', locale), false, html`<p class="empty">${say('mail.pick', locale)}</p>`);

const mailbox = ({ locale, letters, open, to }: MailView): Html => {
  const rows = letterRows(letters.slice(0, SHOWN), locale, open);
  return panel(
    say('mail.title', locale),
    unreadCount(letters, locale),
    html`<div id="letters" data-live="mail">${rows}</div>`,
    filter(locale, to),
  );
};

export const mailPage = (view: MailView): Html => {
  const { locale, open, next, notice } = view;
  const left = html`<div>${mailbox(view)}${controls(locale, next)}</div>`;
  return dashboardPage({
    locale,
    title: 'mail.title',
    at: 'mail',
    address: open ? `/dashboard/mail/${open.id}` : '/dashboard/mail',
    scripts: ['dashboard/live.client.ts'],
    notice,
    body: html`<div class="cols two">${left}
<div id="open">${open ? openLetter(open, locale) : nothingOpen(locale)}</div></div>`,
  });
};
