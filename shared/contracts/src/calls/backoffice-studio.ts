import { defineCall } from '../call.ts';

/**
 * What a merchant does with one product beyond its texts: options, versions, a look at its page.
 */
export const setPlanOptions = defineCall(
  'setPlanOptions',
  'PATCH',
  '/v1/merchant/products/{productId}/plans/{planId}/options',
  'merchant',
);
/** The kinds of persons whom a plan has prices for. */
export const setPersonTypes = defineCall(
  'setPersonTypes',
  'PATCH',
  '/v1/merchant/products/{productId}/plans/{planId}/person-types',
  'merchant',
);
export const listProductVersions = defineCall(
  'listProductVersions',
  'GET',
  '/v1/merchant/products/{productId}/versions',
  'merchant',
);
export const restoreProductVersion = defineCall(
  'restoreProductVersion',
  'POST',
  '/v1/merchant/products/{productId}/versions/{version}/restored',
  'merchant',
);
export const createProductPreview = defineCall(
  'createProductPreview',
  'POST',
  '/v1/merchant/products/{productId}/preview',
  'merchant',
);
/** The page of a product for whoever holds a link that its merchant made. */
export const openProductPreview = defineCall(
  'openProductPreview',
  'POST',
  '/v1/public/products/preview',
  'public',
);
