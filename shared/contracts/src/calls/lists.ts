import { defineCall } from '../call.ts';

/** Product lists and subscriptions (part 2, section 7). */
export const getProductList = defineCall(
  'getProductList',
  'GET',
  '/v1/public/product-list/{productListId}',
  'public',
);
export const listLinkedProducts = defineCall(
  'listLinkedProducts',
  'GET',
  '/v1/public/product-list/products/{linkKey}',
  'public',
  200,
  ['pageIndex', 'pageSize', 'linkType'],
);
/** Asks to be told when a product can be bought again. */
export const subscribeToProduct = defineCall(
  'subscribeToProduct',
  'POST',
  '/productSubscription',
  'visitor',
);
export const listProductSubscriptions = defineCall(
  'listProductSubscriptions',
  'POST',
  '/productSubscription/getList',
  'merchant',
);
export const exportProductSubscriptions = defineCall(
  'exportProductSubscriptions',
  'POST',
  '/productSubscription/exportList',
  'merchant',
);

/** Ours (part 3): saved products, the heart. */
export const listFavourites = defineCall(
  'listFavourites',
  'GET',
  '/v1/client/favourites',
  'client',
);
/** Saves products; those of a device are merged into the account by sending them all. */
export const saveFavourites = defineCall(
  'saveFavourites',
  'POST',
  '/v1/client/favourites',
  'client',
);
export const removeFavourite = defineCall(
  'removeFavourite',
  'DELETE',
  '/v1/client/favourites/{productId}',
  'client',
);
