import type { Locale } from '@tapnook/contracts';
import { say } from '../../translations.ts';
import type { Html } from '../../web/html.ts';
import { html } from '../../web/html.ts';

export interface ElementView {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  /** JSON, as the shop's page gave it. */
  readonly appearance: string;
  readonly key: string;
  readonly keyIsKnown: boolean;
  /** Origins that the page talks to, separated by spaces. */
  readonly parents: string;
}

const button = (wallet: string, name: string, locale: Locale): Html =>
  html`<button type="button" class="wallet" data-wallet="${wallet}"
aria-label="${say('elements.payWith', locale)} ${name}">${name}</button>`;

/** The Express Checkout Element's page: a button for each wallet. */
export const expressElementPage = ({
  locale,
  theme,
  appearance,
  key,
  keyIsKnown,
  parents,
}: ElementView): Html => html`
<html lang="${locale}" data-theme="${theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Apple Pay, Google Pay</title>
<link rel="stylesheet" href="/assets/payments/elements/payment-element.css">
<script type="module" src="/assets/payments/elements/express-element.client.ts"></script></head>
<body class="bare" data-appearance="${appearance}" data-key="${key}" data-locale="${locale}"
data-parents="${parents}">
<main class="wallets">${
  keyIsKnown && [
    button('apple_pay', 'Apple Pay', locale),
    button('google_pay', 'Google Pay', locale),
  ]
}</main></body></html>`;
