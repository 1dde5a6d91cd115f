import { brandName } from './order-lines.ts';
import type { Order } from './order.ts';
import type { Words } from './use-words.ts';

/** "Visa •••• 4242", a wallet's name, or just "card" when the card was not kept. */
export const methodText = (order: Pick<Order, 'payMethod' | 'cards'>, t: Words['t']): string => {
  if (order.payMethod === 'alipay_hk') return 'AlipayHK';
  if (order.payMethod === 'wechat_pay_hk') return 'WeChat Pay HK';
  const [only, ...others] = order.cards;
  // The order knows the shopper's cards, not which one paid: with several, none is named.
  return only && others.length === 0 ? `${brandName(only.brand)} •••• ${only.last4}` : t('method.card');
};
