import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { merchantOf } from '../orders/order-queries.service.ts';
import { idOf } from './ids.ts';
import { listOfMerchant, productOfMerchant, shelfEventsOf } from './merchant-catalog.service.ts';
import { moveProduct } from './product-availability.service.ts';

/** The merchant's side of the shelf; an administrator handles every merchant's products. */
export const shelfHandlers = (
  deps: Deps,
): Pick<Handlers, 'listMerchantProducts' | 'moveProduct' | 'listShelfEvents'> => ({
  listMerchantProducts: async ({ viewer, query }) =>
    listOfMerchant(deps.db, await merchantOf(deps.db, viewer), query),
  moveProduct: async ({ viewer, params, body }) => {
    const [merchantId, productId] = [await merchantOf(deps.db, viewer), idOf(params.productId)];
    await moveProduct(deps.db, productId, body.status, merchantId, {
      kind: viewer.role === 'admin' ? 'admin' : 'merchant',
      userId: viewer.userId,
    });
    return productOfMerchant(deps.db, merchantId, productId);
  },
  listShelfEvents: async ({ viewer, params }) =>
    shelfEventsOf(deps.db, await merchantOf(deps.db, viewer), idOf(params.productId)),
});
