import type { Locale } from '@tapnook/contracts';
import { formatMoney } from '@tapnook/kernel';
import { guestPage } from '../../dashboard/layout.ts';
import { say, type TextKey } from '../../translations.ts';
import type { Html } from '../../web/html.ts';
import { html, trusted } from '../../web/html.ts';
import type { Authorisation } from '../authorisation.ts';
import type { CardFace, PaymentIntent, SetupIntent } from '../gateway.types.ts';
import { qrSvg } from '../qr-code.ts';

export interface AuthoriseView {
  readonly locale: Locale;
  /** Where this page stands, for its own QR code. */
  readonly url: string;
  readonly authorisation: Authorisation;
  readonly intent: PaymentIntent | SetupIntent;
  readonly card: CardFace | undefined;
  /** They came by scanning: the shop is open on another device. */
  readonly scanned: boolean;
  /** Origins that may frame the page, separated by spaces. */
  readonly parents: string;
}

const amountOf = (intent: AuthoriseView['intent']): string | undefined =>
  intent.object === 'payment_intent'
    ? formatMoney(intent.amount, intent.currency === 'usd' ? 'USD' : 'HKD')
    : undefined;

const button = (answer: string, label: string, look: string): Html =>
  html`<button class="btn ${look}" name="answer" value="${answer}">${label}</button>`;

const facts = ({ locale, intent, card }: AuthoriseView): Html => {
  const reference = intent.metadata['orderNo'] ?? intent.description ?? intent.id;
  const of = html`<dt>${say('authorise.reference', locale)}</dt><dd>${reference}</dd>`;
  const face = card && html`<dd class="brand">${card.brand} •••• ${card.last4}</dd>`;
  return html`<dl class="facts num">${of}
${card && html`<dt>${say('authorise.card', locale)}</dt>${face}`}</dl>`;
};

const asked = (amount: string | undefined, locale: Locale): Html => {
  const who = html`<span class="mut">${say('authorise.asks', locale)}</span>`;
  return html`<p class="line apart">${who}<b class="amount num">${amount}</b></p>`;
};

const challenge = (view: AuthoriseView): Html => {
  const { locale, intent } = view;
  const amount = amountOf(intent);
  const title = say(amount ? 'authorise.bankTitle' : 'authorise.bankCheck', locale);
  const approve = button('approve', say('authorise.approve', locale), 'pri lg');
  const refuse = button('refuse', say('authorise.refuse', locale), 'lg');
  const header = html`<header><h2>${title}</h2><span class="tag">3-D Secure</span></header>`;
  return html`<section class="panel">${header}
<form method="post" class="body">${amount && asked(amount, locale)}
${facts(view)}<p class="mut">${say('authorise.bankWhy', locale)}</p>
<div class="stack">${approve}${refuse}</div></form></section>`;
};

/** What the customer of a wallet may answer, from what is common to what hardly happens. */
const walletAnswers = (locale: Locale): Html => {
  const rare = (answer: string, text: TextKey): Html => button(answer, say(text, locale), 'grow');
  const refuse = rare('refuse', 'authorise.refuse');
  const leave = rare('leave', 'authorise.leave');
  const late = rare('approve_late', 'authorise.payLate');
  const twice = rare('approve_twice', 'authorise.payTwice');
  return html`<div class="stack">${button('approve', say('authorise.pay', locale), 'pri lg')}
<div class="line">${refuse}${leave}</div>
<div class="line">${late}${twice}</div></div>`;
};

const wallet = (view: AuthoriseView): Html => {
  const { locale, intent, url, scanned } = view;
  const by = scanned && html`<input type="hidden" name="by" value="scan">`;
  const code = html`<div class="qr">${trusted(qrSvg(url))}</div>`;
  const scan = html`<div class="body"><h2>${say('authorise.scan', locale)}</h2>${code}</div>`;
  const sum = asked(amountOf(intent), locale);
  return html`<section class="panel"><form method="post" class="body">${by}${sum}
${facts(view)}${walletAnswers(locale)}</form>
${!scanned && scan}</section>`;
};

/** In a dialog of the shop's page, the browser's script hears how far the person is. */
const inDialog = (parents: string, isAnswered: boolean): Html =>
  html`<div data-parents="${parents}" data-answered="${String(isAnswered)}"></div>`;
const DIALOG_SCRIPTS = ['payments/pages/authorise.client.ts'];

const addressOf = (authorisation: Authorisation, scanned: boolean): string =>
  `/authorise/${authorisation.id}${scanned ? '?by=scan' : ''}`;

const titleOf = ({ kind }: Authorisation): TextKey =>
  kind === 'three_d_secure' ? 'authorise.bank' : `authorise.${kind}`;

/** The page on which a person plays the bank's or the wallet's customer. */
export const authorisePage = (view: AuthoriseView): Html => {
  const { locale, authorisation, scanned, parents } = view;
  const panel = authorisation.kind === 'three_d_secure' ? challenge(view) : wallet(view);
  const noMoney = html`<p class="mut">${say('authorise.noMoney', locale)}</p>`;
  return guestPage({
    locale,
    title: titleOf(authorisation),
    address: addressOf(authorisation, scanned),
    ofShop: true,
    scripts: authorisation.isFramed ? DIALOG_SCRIPTS : [],
    body: html`${panel}${noMoney}${authorisation.isFramed && inDialog(parents, false)}`,
  });
};

export type Ending = 'stale' | 'left' | 'paid' | 'refused';
const ENDINGS = {
  stale: ['authorise.stale', 'authorise.staleWhy'],
  left: ['authorise.left', 'authorise.leftWhy'],
  paid: ['authorise.paid', 'authorise.closeWhy'],
  refused: ['authorise.refused', 'authorise.closeWhy'],
} as const;

/** What a person sees who is not sent back to the shop. */
export const endingPage = (
  locale: Locale,
  authorisation: Authorisation,
  ending: Ending,
  { scanned, parents }: Pick<AuthoriseView, 'scanned' | 'parents'>,
): Html => {
  const [title, closeWhy] = ENDINGS[ending];
  const why = scanned && closeWhy === 'authorise.closeWhy' ? 'authorise.closeScanned' : closeWhy;
  const { returnUrl, isFramed } = authorisation;
  const isBackOffered = returnUrl !== null && !scanned && !isFramed;
  const back = html`<a class="btn" href="${returnUrl}">${say('authorise.back', locale)}</a>`;
  const said = html`<h2>${say(title, locale)}</h2><p class="mut">${say(why, locale)}</p>`;
  const panel = html`<div class="body" role="status">${said}
${isBackOffered && back}</div>`;
  return guestPage({
    locale,
    title: titleOf(authorisation),
    address: addressOf(authorisation, scanned),
    ofShop: true,
    scripts: isFramed ? DIALOG_SCRIPTS : [],
    body: html`${isFramed && inDialog(parents, true)}<section class="panel">${panel}</section>`,
  });
};
