import { listenTo } from '../../domain-events.ts';
import type { ApiModule } from '../../module.ts';
import { orderRelationsAsked } from '../order-views/index.ts';
import { giftHandlers } from './gifts.routes.ts';
import { givenVouchers, mailGifts } from './gifts.service.ts';

export { findGiftOfNumber, readGift } from './gifts.service.ts';

/** Tickets that are given: by letter or link, claimed, shown, and taken back. */
export const giftsModule: ApiModule = {
  name: 'gifts',
  handlers: giftHandlers,
  listeners: [listenTo(orderRelationsAsked, (tx, { orderIds }) => givenVouchers(tx, orderIds))],
  sweeps: [{ name: 'gift-mail', everySeconds: 5, run: mailGifts }],
};
