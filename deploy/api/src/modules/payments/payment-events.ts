import { defineEvent } from '../../domain-events.ts';
import type { Order } from '../orders/index.ts';

/**
 * The order's money arrived; it is locked, and its stock, coupon, coins and vouchers are settled.
 */
export const orderPaid = defineEvent<{ readonly order: Order }>('order.paid');
