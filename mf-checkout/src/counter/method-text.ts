import type { Words } from '@tapnook/platform';
import type { Order } from './order.ts';

/** How an order was paid: a wallet's name, or just "card" (an order knows the shopper's cards, not which of them paid). */
export const methodText = (order: Pick<Order, 'payMethod'>, t: Words['t']): string => t(`method.${order.payMethod ?? 'card'}`);
