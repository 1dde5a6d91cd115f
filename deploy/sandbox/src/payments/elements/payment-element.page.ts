import type { Locale } from '@tapnook/contracts';
import { say } from '../../translations.ts';
import type { Html } from '../../web/html.ts';
import { html } from '../../web/html.ts';
import { wrongText } from './typed-card.ts';

export interface PaymentElementView {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  /** JSON, as the shop's page gave it. */
  readonly appearance: string;
  /** The gateway's address as a person reads it. */
  readonly host: string;
  readonly key: string;
  readonly keyIsKnown: boolean;
  /** Origins that the field talks to, separated by spaces. */
  readonly parents: string;
}

const LOCK = html`<svg class="lock" viewBox="0 0 24 24" aria-hidden="true"><rect x="5.5" y="10.5"
width="13" height="9.5" rx="1"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/></svg>`;

/** What the page's script tells by itself. */
const scriptTexts = (locale: Locale): Readonly<Record<string, string>> => ({
  wrongNumber: wrongText('number', locale),
  wrongExpiry: wrongText('expiry', locale),
  wrongCvc: wrongText('cvc', locale),
  unreachable: say('elements.unreachable', locale),
  cvc3: say('elements.cvc3', locale),
  cvc4: say('elements.cvc4', locale),
});

const fields = (locale: Locale): Html => html`
<form id="card" class="fields" novalidate>
  <div class="field">
    <label for="number">${say('elements.number', locale)}</label>
    <span class="box"><input id="number" name="number" inputmode="numeric"
      autocomplete="cc-number" aria-describedby="number-error" maxlength="23"
      required><b id="brand" class="brand" hidden></b></span>
    <p id="number-error" class="wrong" role="alert"></p>
  </div>
  <div class="two">
    <div class="field">
      <label for="expiry">${say('elements.expiry', locale)}</label>
      <span class="box"><input id="expiry" name="expiry" inputmode="numeric"
        autocomplete="cc-exp" placeholder="${say('elements.expiryHint', locale)}"
        aria-describedby="expiry-error" maxlength="9" required></span>
      <p id="expiry-error" class="wrong" role="alert"></p>
    </div>
    <div class="field">
      <label for="cvc">${say('elements.cvc', locale)}</label>
      <span class="box"><input id="cvc" name="cvc" inputmode="numeric"
        autocomplete="cc-csc" placeholder="${say('elements.cvc3', locale)}"
        aria-describedby="cvc-error" maxlength="4" required></span>
      <p id="cvc-error" class="wrong" role="alert"></p>
    </div>
  </div>
  <p id="form-error" class="wrong" role="alert"></p>
  <button class="unseen" tabindex="-1" aria-hidden="true"></button>
</form>`;

const refusal = (locale: Locale): Html => html`
<p id="form-error" class="wrong refused" role="alert">${say('elements.wrongKey', locale)}</p>`;

/**
 * The Payment Element's page: the gateway's guest room in the shop's page, square and with its
 * address on it.
 */
export const paymentElementPage = (view: PaymentElementView): Html => html`
<html lang="${view.locale}" data-theme="${view.theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say('elements.title', view.locale)} · ${view.host}</title>
<link rel="stylesheet" href="/assets/payments/elements/payment-element.css">
<script type="module" src="/assets/payments/elements/payment-element.client.ts"></script></head>
<body data-appearance="${view.appearance}" data-key="${view.key}" data-locale="${view.locale}"
data-parents="${view.parents}" data-texts="${JSON.stringify(scriptTexts(view.locale))}">
<main class="gate" aria-label="${say('elements.title', view.locale)}">
<header><h1 class="unseen">${say('elements.title', view.locale)}</h1><span
class="host">${LOCK}${view.host}</span><span
class="powered">${say('elements.powered', view.locale)}</span></header>
${view.keyIsKnown ? fields(view.locale) : refusal(view.locale)}
</main></body></html>`;
