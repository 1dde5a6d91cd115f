import { defineCall } from '../call.ts';

/**
 * Merchants and branches (part 2, section 7; names of part 3). `{merchantId}` takes an id or a
 * route.
 */
export const getHomeMerchantCategories = defineCall(
  'getHomeMerchantCategories',
  'GET',
  '/client/merchantCategory/home',
  'public',
);
export const searchMerchants = defineCall(
  'searchMerchants',
  'POST',
  '/client/merchant/getTapNookMerchants',
  'public',
);
export const countMerchants = defineCall(
  'countMerchants',
  'POST',
  '/client/merchant/getTapNookMerchantsCount',
  'public',
);
export const getMerchantCategoriesDistricts = defineCall(
  'getMerchantCategoriesDistricts',
  'POST',
  '/client/merchant/getTapNookCategoriesDistricts',
  'public',
);
export const getMerchantIdByRoute = defineCall(
  'getMerchantIdByRoute',
  'GET',
  '/client/merchant/getMerchantIdByRoute/{merchantRoute}',
  'public',
);
export const getMerchantRouteById = defineCall(
  'getMerchantRouteById',
  'GET',
  '/client/merchant/getMerchantRouteById/{merchantId}',
  'public',
);
export const getMerchantDetails = defineCall(
  'getMerchantDetails',
  'GET',
  '/client/merchant/getMerchantDetailsById/{merchantId}',
  'public',
);
export const previewMerchantDetails = defineCall(
  'previewMerchantDetails',
  'GET',
  '/client/merchant/getMerchantDetailsById/{merchantId}/preview',
  'merchant',
);
export const getMerchantBranches = defineCall(
  'getMerchantBranches',
  'GET',
  '/v1/client/branch/getBranchByMerchantId/{merchantId}',
  'public',
);
