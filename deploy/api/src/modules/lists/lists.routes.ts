import type { Api } from '@tapnook/contracts/api';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers, Viewer } from '../../handlers.ts';
import { idOf, idsOf, pageOf } from '../catalog/index.ts';
import { merchantCards } from '../merchant-pages/index.ts';
import { merchantOfUser } from '../merchants/index.ts';
import { searchProducts } from '../search/index.ts';
import { countList, findList, listCards, readProductList } from './product-list.service.ts';
import { exportSubscriptions, readSubscriptions, subscribe } from './subscription.service.ts';
import { readWishlist, removeFromWishlist, saveToWishlist } from './wishlist.service.ts';

const merchantScope = async (deps: Deps, viewer: Viewer): Promise<number | 'any'> => {
  if (viewer.role === 'admin') return 'any';
  const merchantId = await merchantOfUser(deps.db, viewer.userId);
  if (merchantId === undefined) throw new ApiError('10405');
  return merchantId;
};

const linkedProducts = async (
  deps: Deps,
  { params, query }: Pick<Call<Api['listLinkedProducts']>, 'params' | 'query'>,
) => {
  const { pageIndex, pageSize, linkType } = query;
  const offset = (pageIndex - 1) * pageSize;
  if (linkType === 'productList') {
    const list = await findList(deps.readDb, params.linkKey);
    const [data, totalCount] = await Promise.all([
      listCards(deps.readDb, list, pageSize, offset),
      countList(deps.readDb, list),
    ]);
    return { data, extra: { totalCount } };
  }
  if (linkType === 'merchant') {
    const found = await merchantCards(deps.readDb, params.linkKey, pageSize, offset);
    return { data: found.cards, extra: { totalCount: found.totalCount } };
  }
  const filter =
    linkType === 'category'
      ? { categoryIds: [String(idOf(params.linkKey))] }
      : { isCashCouponProduct: true };
  const found = await searchProducts(deps, {
    ...filter,
    sort: 'recommended',
    pageNum: pageIndex,
    pageSize,
  });
  return { data: found.cards, extra: { totalCount: found.totalCount } };
};

const page = (query: { pageNum: number; pageSize: number }) => ({
  limit: query.pageSize,
  offset: (query.pageNum - 1) * query.pageSize,
});

/** Product lists, subscriptions and saved products. */
export const listHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  | 'getProductList'
  | 'getProductListInfo'
  | 'getProductListByRoute'
  | 'listLinkedProducts'
  | 'subscribeToProduct'
  | 'listProductSubscriptions'
  | 'exportProductSubscriptions'
  | 'listFavourites'
  | 'saveFavourites'
  | 'removeFavourite'
> => ({
  getProductList: ({ params, locale }) =>
    readProductList(deps.readDb, params.productListId, pageOf(deps, { locale })),
  getProductListInfo: ({ params, locale }) =>
    readProductList(deps.readDb, params.productListId, pageOf(deps, { locale })),
  getProductListByRoute: ({ params, locale }) =>
    readProductList(deps.readDb, params.productListRoute, pageOf(deps, { locale })),
  listLinkedProducts: (call) => linkedProducts(deps, call),
  subscribeToProduct: ({ body, viewer, visitorId }) =>
    subscribe(deps.db, idOf(body.productId, '20714'), {
      userId: viewer?.userId ?? null,
      visitorId,
      email: body.email,
    }),
  listProductSubscriptions: async ({ body, viewer }) => {
    const { limit, offset } = page(body);
    const found = await readSubscriptions(
      deps.db,
      {
        merchantId: await merchantScope(deps, viewer),
        productId: idsOf(body.productId ? [body.productId] : [])[0],
        email: body.email,
      },
      limit,
      offset,
    );
    return {
      totalCount: found.totalCount,
      pageIndex: body.pageNum,
      pageSize: body.pageSize,
      items: found.items,
    };
  },
  exportProductSubscriptions: async ({ body, viewer, language }) =>
    exportSubscriptions(
      deps.db,
      {
        merchantId: await merchantScope(deps, viewer),
        productId: idsOf(body.productId ? [body.productId] : [])[0],
        email: body.email,
      },
      language,
      await deps.clock.today(),
    ),
  listFavourites: ({ viewer }) => readWishlist(deps.db, Number(viewer.userId)),
  saveFavourites: ({ body, viewer }) =>
    saveToWishlist(
      deps.db,
      Number(viewer.userId),
      idsOf('productId' in body ? [body.productId] : body.productIds),
    ),
  removeFavourite: ({ params, viewer }) =>
    removeFromWishlist(deps.db, Number(viewer.userId), idOf(params.productId)),
});
