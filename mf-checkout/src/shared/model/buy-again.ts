import { links } from '@tapnook/contracts';
import type { Order } from './order.ts';

/**
 * The product with the plan, options and quantity of this order. The day is left out, since it is
 * past.
 */
export const buyAgainPath = (order: Order): string =>
  links.product(order, {
    planId: order.planId,
    fieldIds: order.multiOptionsCombination.map(({ fieldId }) => fieldId).toSorted(),
    quantity: order.quantity,
    people: order.people?.map(({ kind, quantity }) => `${kind}:${quantity}`),
  });
