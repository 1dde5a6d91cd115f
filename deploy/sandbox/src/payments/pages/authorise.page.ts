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
  return html`<dl class="facts num"><dt>${say('authorise.reference', locale)}</dt><dd>${reference}</dd>
${card && html`<dt>${say('authorise.card', locale)}</dt><dd class="brand">${card.brand} •••• ${card.last4}</dd>`}</dl>`;
};

const challenge = (view: AuthoriseView): Html => {
  const { locale, intent } = view;
  const amount = amountOf(intent);
  return html`<section class="panel"><header><h2>${say(amount ? 'authorise.bankTitle' : 'authorise.bankCheck', locale)}</h2><span class="tag">3-D Secure</span></header>
<form method="post" class="body">${amount && html`<p class="line apart"><span class="mut">${say('authorise.asks', locale)}</span><b class="amount num">${amount}</b></p>`}
${facts(view)}<p class="mut">${say('authorise.bankWhy', locale)}</p>
<div class="stack">${button('approve', say('authorise.approve', locale), 'pri lg')}${button('refuse', say('authorise.refuse', locale), 'lg')}</div></form></section>`;
};

const wallet = (view: AuthoriseView): Html => {
  const { locale, intent, url, scanned } = view;
  return html`<section class="panel"><form method="post" class="body">${scanned && html`<input type="hidden" name="by" value="scan">`}<p class="line apart"><span class="mut">${say('authorise.asks', locale)}</span><b class="amount num">${amountOf(intent)}</b></p>
${facts(view)}<div class="stack">${button('approve', say('authorise.pay', locale), 'pri lg')}
<div class="line">${button('refuse', say('authorise.refuse', locale), 'grow')}${button('leave', say('authorise.leave', locale), 'grow')}</div>
<div class="line">${button('approve_late', say('authorise.payLate', locale), 'grow')}${button('approve_twice', say('authorise.payTwice', locale), 'grow')}</div></div></form>
${!scanned && html`<div class="body"><h2>${say('authorise.scan', locale)}</h2><div class="qr">${trusted(qrSvg(url))}</div></div>`}</section>`;
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
export const authorisePage = (view: AuthoriseView): Html =>
  guestPage({
    locale: view.locale,
    title: titleOf(view.authorisation),
    address: addressOf(view.authorisation, view.scanned),
    ofShop: true,
    scripts: view.authorisation.isFramed ? DIALOG_SCRIPTS : [],
    body: html`${view.authorisation.kind === 'three_d_secure' ? challenge(view) : wallet(view)}<p class="mut">${say('authorise.noMoney', view.locale)}</p>${view.authorisation.isFramed && inDialog(view.parents, false)}`,
  });

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
  const [title, why] = ENDINGS[ending];
  return guestPage({
    locale,
    title: titleOf(authorisation),
    address: addressOf(authorisation, scanned),
    ofShop: true,
    scripts: authorisation.isFramed ? DIALOG_SCRIPTS : [],
    body: html`${authorisation.isFramed && inDialog(parents, true)}<section class="panel"><div class="body" role="status"><h2>${say(title, locale)}</h2><p class="mut">${say(scanned && why === 'authorise.closeWhy' ? 'authorise.closeScanned' : why, locale)}</p>
${authorisation.returnUrl !== null && !scanned && !authorisation.isFramed && html`<a class="btn" href="${authorisation.returnUrl}">${say('authorise.back', locale)}</a>`}</div></section>`,
  });
};
