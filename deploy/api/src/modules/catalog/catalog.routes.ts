import { WITHHELD_MS } from '../../db/replica-lag.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { merchantOfUser } from '../merchants/index.ts';
import { calendarHandlers } from './calendar.routes.ts';
import { countShop, readCategories, readDistricts } from './category-tree.service.ts';
import { idsOf } from './ids.ts';
import { readChanges } from './page-changes.service.ts';
import { createPreviewToken } from './preview-token.ts';
import { availabilityHandlers } from './product-availability.routes.ts';
import { refreshAvailability } from './product-availability.service.ts';
import { pageOf, previewProduct, readProduct } from './product.service.ts';
import { similarProducts, popular } from './related-products.service.ts';

const treeHandlers = (
  deps: Deps,
): Pick<Handlers, 'getDistrictAndCategories' | 'getCategories'> => ({
  getDistrictAndCategories: async () => {
    const [categories, districts] = await Promise.all([
      countShop(deps.readDb, 'category_ids'),
      countShop(deps.readDb, 'district_ids'),
    ]);
    return {
      categories: await readCategories(deps.readDb, categories),
      districts: await readDistricts(deps.readDb, districts),
    };
  },
  getCategories: async () =>
    readCategories(deps.readDb, await countShop(deps.readDb, 'category_ids')),
});

/** Which merchant's products a viewer may preview. */
const previewOf = async (deps: Deps, viewer: Viewer): Promise<number | 'any' | undefined> =>
  viewer.role === 'admin' ? 'any' : merchantOfUser(deps.db, viewer.userId);

const productHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  | 'getProductInfo'
  | 'previewProduct'
  | 'getProduct'
  | 'getHotProducts'
  | 'listMaybeLike'
  | 'refreshShelf'
> => ({
  getProduct: ({ params, locale }) =>
    readProduct(deps.readDb, params.productRoute, pageOf(deps, { locale })),
  getProductInfo: ({ params, locale }) =>
    readProduct(deps.readDb, params.productId, pageOf(deps, { locale })),
  previewProduct: async ({ params, locale, viewer }) => {
    const merchantId = await previewOf(deps, viewer);
    const page = pageOf(deps, { locale });
    const product = await previewProduct(deps.db, params.productId, page, merchantId);
    const now = await deps.clock.now();
    const { token } = createPreviewToken(deps.env, Number(product.productId), now);
    return { ...product, previewToken: token };
  },
  getHotProducts: () => popular(deps.readDb, 12),
  listMaybeLike: ({ body }) =>
    similarProducts(
      deps.readDb,
      idsOf([...(body.productIds ?? []), ...(body.productId ? [body.productId] : [])]),
      body.pageSize,
    ),
  refreshShelf: ({ viewer }) =>
    refreshAvailability(deps.db, viewer?.role === 'admin' || viewer?.role === 'server'),
});

/** Products, legacy and v2, from the same services. */
export const catalogHandlers = (deps: Deps): Partial<Handlers> => ({
  ...treeHandlers(deps),
  ...productHandlers(deps),
  ...calendarHandlers(deps),
  ...availabilityHandlers(deps),
  getChanges: () => readChanges(deps.freshReadDb, deps.freshness ? WITHHELD_MS : 0),
  getServerTime: async () => ({
    now: (await deps.clock.now()).toISOString(),
    today: await deps.clock.today(),
  }),
});
