import type { Locale } from '@tapnook/contracts';
import { guestPage, panel } from '../dashboard/layout.ts';
import { say } from '../translations.ts';
import type { Html } from '../web/html.ts';
import { html } from '../web/html.ts';
import type { SavedObject } from './google-token-check.ts';

interface WalletView {
  readonly locale: Locale;
  readonly address: string;
}

/** What Google's page shows once a pass was saved. */
export const savedPage = ({ locale, address }: WalletView, saved: SavedObject): Html =>
  guestPage({
    locale,
    address,
    title: 'wallet.title',
    ofShop: true,
    body: panel(
      say('wallet.saved', locale),
      false,
      html`<div class="body stack"><p><b>${saved.header}</b><br>${saved.subheader}</p>
<dl class="facts num">${saved.facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}
<dt>${say('wallet.code', locale)}</dt><dd>${saved.barcode}</dd></dl></div>`,
    ),
  });

/** What Google's page shows of a token that it does not take; the reason is for developers. */
export const refusedPage = ({ locale, address }: WalletView, reason: string): Html =>
  guestPage({
    locale,
    address,
    title: 'wallet.title',
    ofShop: true,
    body: panel(
      say('wallet.refused', locale),
      false,
      html`<div class="body"><p>${say('wallet.why', locale)} ${reason}</p></div>`,
    ),
  });
