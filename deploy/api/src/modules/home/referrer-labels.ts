import type { LocalisedText } from '@tapnook/contracts';
import { bilingual } from '../../translations.ts';

/** Names of the places that link to a search or list, for "back to …" on the page. */
export const REFERRER_LABELS: Readonly<Record<string, LocalisedText>> = {
  home: bilingual('home.home'),
  search: bilingual('home.search'),
  category: bilingual('home.categories'),
  campaign: bilingual('home.campaigns'),
  handpicked: bilingual('home.handpicked'),
  ranking: bilingual('home.mostBooked'),
  trending: bilingual('home.trending'),
  promotional: bilingual('home.promotionalOffers'),
  'cash-coupon': bilingual('home.cashCoupons'),
  merchant: bilingual('home.merchants'),
  history: bilingual('home.browsingHistory'),
  email: bilingual('home.eMail'),
};
