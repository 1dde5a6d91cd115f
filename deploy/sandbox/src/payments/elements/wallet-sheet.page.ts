import { formatMoney } from '@tapnook/kernel';
import { say } from '../../translations.ts';
import type { Html } from '../../web/html.ts';
import { html } from '../../web/html.ts';
import type { WalletType } from '../gateway.types.ts';
import type { ElementView } from './express-element.page.ts';

export interface WalletSheetView extends ElementView {
  readonly wallet: WalletType;
  /** Cents. */
  readonly amount: number;
  readonly currency: 'HKD' | 'USD';
}

/** Cards that the wallets hold: last four, number, and what it does. */
export const SHEET_CARDS = [
  ['4242', '4242424242424242', 'elements.works'],
  ['0002', '4000000000000002', 'elements.declined'],
  ['3220', '4000000000003220', 'elements.bankAsks'],
] as const;

const NAMES: Readonly<Record<WalletType, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};

/** A wallet's own sheet, above the shop's page: what is asked, with which card, yes or no. */
export const walletSheetPage = (view: WalletSheetView): Html => {
  const { locale, wallet } = view;
  const amount = formatMoney(view.amount, view.currency);
  return html`
<html lang="${locale}" data-theme="${view.theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${NAMES[wallet]}</title>
<link rel="stylesheet" href="/assets/payments/elements/payment-element.css">
<script type="module" src="/assets/payments/elements/wallet-sheet.client.ts"></script></head>
<body data-appearance="${view.appearance}" data-key="${view.key}" data-locale="${locale}"
data-parents="${view.parents}" data-wallet="${wallet}">
<main class="sheet"><h1>${NAMES[wallet]}</h1>
<form id="sheet"><p>${say('elements.asks', locale)} <b>${amount}</b></p>
<fieldset><legend>${say('elements.choose', locale)}</legend>${SHEET_CARDS.map(
    ([last4, , does], index) =>
      html`<label class="choice"><input type="radio" name="card"
value="${last4}"${index === 0 && html` checked`}> •••• ${last4} (${say(does, locale)})</label>`,
  )}</fieldset>
<button class="wallet">${say('elements.pay', locale)}</button>
<button type="button" class="plain" id="cancel">${say('elements.cancel', locale)}</button></form>
<p class="quiet">${say('elements.noMoney', locale)}</p></main></body></html>`;
};
