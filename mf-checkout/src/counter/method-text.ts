import type { Words } from '@tapnook/platform';
import { brandName } from './order-lines.ts';
import type { Order } from './order.ts';

/** How an order was paid: a wallet's name, the card as its holder knows it, or just "card" where the gateway did not say which. Brand, dots and figures stay together. */
export const methodText = (
  { payMethod, paidCard }: Pick<Order, 'payMethod' | 'paidCard'>,
  t: Words['t'],
): string =>
  paidCard
    ? `${brandName(paidCard.brand)}\u00a0••••\u00a0${paidCard.last4}`
    : t(`method.${payMethod ?? 'card'}`);
