import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/merchants.ts';
import { numberId, queryFlag, routeOrId } from './shapes/basics.ts';
import { branchStore } from './shapes/catalog.ts';
import { category, district, merchantSearchRequest, totalExtra } from './shapes/listing.ts';
import { merchantCard, merchantCategory, merchantDetail } from './shapes/merchants.ts';

const tag = 'Merchants';
const merchantId = z.object({ merchantId: routeOrId });
const pair = z.object({ merchantId: numberId, merchantRoute: z.string() });
const filters = merchantSearchRequest.pick({
  categoryIds: true,
  districtIds: true,
  keyword: true,
  openNow: true,
  bookableTime: true,
});
const example = { keyword: 'tea', pageNum: 1, pageSize: 20 };

/** Merchants and branches (part 2, section 7). */
export const merchantContracts = defineContracts({
  getHomeMerchantCategories: {
    route: calls.getHomeMerchantCategories,
    tag,
    summary: 'Categories that have merchants',
    data: z.array(merchantCategory),
    errors: [],
  },
  searchMerchants: {
    route: calls.searchMerchants,
    tag,
    summary: 'Merchants',
    body: merchantSearchRequest,
    data: z.array(merchantCard),
    extra: totalExtra,
    errors: [],
    example,
  },
  countMerchants: {
    route: calls.countMerchants,
    tag,
    summary: 'How many merchants a search finds',
    body: merchantSearchRequest,
    data: totalExtra,
    errors: [],
    example,
  },
  getMerchantCategoriesDistricts: {
    route: calls.getMerchantCategoriesDistricts,
    tag,
    summary: 'Both trees, and how many are open now or free this weekend; the counts are merchants',
    body: filters,
    data: z.object({
      categories: z.array(category),
      districts: z.array(district),
      openNow: z.number().int(),
      freeThisWeekend: z.number().int(),
    }),
    errors: [],
    example: {},
  },
  getMerchantIdByRoute: {
    route: calls.getMerchantIdByRoute,
    tag,
    summary: 'A merchant’s id',
    params: z.object({ merchantRoute: routeOrId }),
    data: pair,
    errors: ['10405'],
  },
  getMerchantRouteById: {
    route: calls.getMerchantRouteById,
    tag,
    summary: 'A merchant’s route',
    params: z.object({ merchantId: numberId }),
    data: pair,
    errors: ['10405'],
  },
  getMerchantDetails: {
    route: calls.getMerchantDetails,
    tag,
    summary: 'A merchant',
    params: merchantId,
    data: merchantDetail,
    errors: ['10405'],
  },
  previewMerchantDetails: {
    route: calls.previewMerchantDetails,
    tag,
    summary: 'A merchant before it is published, for itself',
    params: merchantId,
    data: merchantDetail,
    errors: ['10405'],
  },
  getMerchantBranches: {
    route: calls.getMerchantBranches,
    tag,
    summary: 'Branches with opening days',
    params: merchantId,
    query: z.object({ isPreview: queryFlag.optional() }),
    data: z.array(branchStore),
    errors: ['10405'],
  },
});
