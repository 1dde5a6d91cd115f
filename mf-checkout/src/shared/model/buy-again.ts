import { links } from '@tapnook/contracts';
import type { Order } from './order.ts';

/** Where the same can be bought once more: its product with the plan, options and number of this order. Its day is past, and is picked anew. */
export const buyAgainPath = (order: Order): string =>
  links.product(order, {
    planId: order.planId,
    fieldIds: order.multiOptionsCombination.map(({ fieldId }) => fieldId).toSorted(),
    quantity: order.quantity,
  });
