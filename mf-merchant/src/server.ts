import { serverOf } from '@tapnook/platform/server';
import { remote } from './remote.ts';
import { slot as merchantCard } from './slots/merchant-card/merchant-card.slot.tsx';
import { slot as merchantContact } from './slots/merchant-contact/merchant-contact.slot.tsx';
import { slot as nowMerchants } from './slots/now-merchants/now-merchants.slot.tsx';

export const server = serverOf(remote, {
  'merchant-card': merchantCard,
  'merchant-contact': merchantContact,
  'now-merchants': nowMerchants,
});
