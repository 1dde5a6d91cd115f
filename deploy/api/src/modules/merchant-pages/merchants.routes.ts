import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { readCategories, readDistricts, pageOf } from '../catalog/index.ts';
import { branchesOfMerchant, merchantOfUser } from '../merchants/index.ts';
import { countMerchants, countMerchantTrees, searchMerchants } from '../search/index.ts';
import {
  findMerchant,
  previewMerchant,
  readMerchant,
  readMerchantCategories,
} from './merchant.service.ts';

const own = async (deps: Deps, viewer: Viewer): Promise<number | 'any' | undefined> =>
  viewer.role === 'admin' ? 'any' : merchantOfUser(deps.db, viewer.userId);

/** Branches of a merchant; those of an unpublished one for itself alone. */
const readBranches = async (
  deps: Deps,
  routeOrId: string,
  preview: boolean,
  viewer: Viewer | null,
) => {
  if (!preview)
    return branchesOfMerchant(
      deps.readDb,
      Number((await findMerchant(deps.readDb, routeOrId)).merchantId),
    );
  if (viewer?.role !== 'merchant' && viewer?.role !== 'admin') throw new ApiError('10405');
  const merchant = await previewMerchant(
    deps.db,
    routeOrId,
    pageOf(deps, { locale: 'en-US' }),
    await own(deps, viewer),
  );
  return branchesOfMerchant(deps.db, Number(merchant.merchantId));
};

/** Merchants and branches. */
export const merchantHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  | 'getHomeMerchantCategories'
  | 'searchMerchants'
  | 'countMerchants'
  | 'getMerchantCategoriesDistricts'
  | 'getMerchantIdByRoute'
  | 'getMerchantRouteById'
  | 'getMerchantDetails'
  | 'previewMerchantDetails'
  | 'getMerchantBranches'
> => ({
  getHomeMerchantCategories: () => readMerchantCategories(deps.readDb),
  searchMerchants: async ({ body }) => {
    const { cards, totalCount } = await searchMerchants(deps.readDb, body);
    return { data: cards, extra: { totalCount } };
  },
  countMerchants: async ({ body }) => ({ totalCount: await countMerchants(deps.readDb, body) }),
  getMerchantCategoriesDistricts: async ({ body }) => {
    const counts = await countMerchantTrees(deps.readDb, body);
    return {
      categories: await readCategories(deps.readDb, counts.categories),
      districts: await readDistricts(deps.readDb, counts.districts),
      openNow: counts.openNow,
      freeThisWeekend: counts.freeThisWeekend,
    };
  },
  getMerchantIdByRoute: ({ params }) => findMerchant(deps.readDb, params.merchantRoute),
  getMerchantRouteById: ({ params }) => findMerchant(deps.readDb, params.merchantId),
  getMerchantDetails: ({ params, locale }) =>
    readMerchant(deps.readDb, params.merchantId, pageOf(deps, { locale })),
  previewMerchantDetails: async ({ params, locale, viewer }) =>
    previewMerchant(deps.db, params.merchantId, pageOf(deps, { locale }), await own(deps, viewer)),
  getMerchantBranches: ({ params, query, viewer }) =>
    readBranches(deps, params.merchantId, query.isPreview ?? false, viewer),
});
