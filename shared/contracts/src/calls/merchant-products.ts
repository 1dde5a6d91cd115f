import { defineCall } from '../call.ts';

/** Beyond the specification: the merchant's side of the shelf (part 3, "Product shelf"). */
export const listMerchantProducts = defineCall(
  'listMerchantProducts',
  'GET',
  '/v1/merchant/products',
  'merchant',
);
export const moveProduct = defineCall(
  'moveProduct',
  'PATCH',
  '/v1/merchant/products/{productId}/shelf',
  'merchant',
);
export const listShelfEvents = defineCall(
  'listShelfEvents',
  'GET',
  '/v1/merchant/products/{productId}/shelf',
  'merchant',
);
