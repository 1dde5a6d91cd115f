import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { MANAGERS, requireMember } from '../merchants/index.ts';
import { idOf } from './ids.ts';
import {
  findMerchantProducts,
  findMerchantProduct,
  listAvailabilityEvents,
} from './merchant-catalog.service.ts';
import { moveProduct } from './product-availability.service.ts';

/** The merchant's side of the shelf; an administrator handles every merchant's products. */
export const availabilityHandlers = (
  deps: Deps,
): Pick<Handlers, 'listMerchantProducts' | 'moveProduct' | 'listShelfEvents'> => ({
  listMerchantProducts: async ({ viewer, query }) =>
    findMerchantProducts(deps.db, (await requireMember(deps.db, viewer)).merchantId, query),
  moveProduct: async ({ viewer, params, body }) => {
    const { merchantId } = await requireMember(deps.db, viewer, MANAGERS);
    const productId = idOf(params.productId);
    await moveProduct(deps.db, productId, body.status, merchantId, {
      kind: viewer.role === 'admin' ? 'admin' : 'merchant',
      userId: viewer.userId,
    });
    return findMerchantProduct(deps.db, merchantId, productId);
  },
  listShelfEvents: async ({ viewer, params }) =>
    listAvailabilityEvents(
      deps.db,
      (await requireMember(deps.db, viewer)).merchantId,
      idOf(params.productId),
    ),
});
