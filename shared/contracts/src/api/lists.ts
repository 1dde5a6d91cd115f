import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/lists.ts';
import {
  instant,
  localisedText,
  numberId,
  pageIndexQuery,
  pageOf,
  routeOrId,
  visitorHeaders,
} from './shapes/basics.ts';
import { productCard } from './shapes/catalog.ts';
import { emailField } from './shapes/fields.ts';
import { productList, totalExtra } from './shapes/listing.ts';

const tag = 'Product lists';
const subscription = z
  .object({
    id: numberId,
    productId: numberId,
    productName: localisedText,
    email: z.string(),
    createdAt: instant,
    notifiedAt: instant.nullable(),
  })
  .meta({ id: 'ProductSubscription' });
const listRequest = z.object({
  productId: numberId.optional(),
  email: z.string().max(254).optional(),
  pageNum: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(20),
});
const favourites = z
  .object({ productIds: z.array(numberId), products: z.array(productCard) })
  .meta({ id: 'Favourites', description: 'The latest saved first.' });

/** Product lists, subscriptions and saved products. */
export const listContracts = defineContracts({
  getProductList: {
    route: calls.getProductList,
    tag,
    summary: 'A product list by id or route',
    params: z.object({ productListId: routeOrId }),
    data: productList,
    errors: ['10405'],
  },
  listLinkedProducts: {
    route: calls.listLinkedProducts,
    tag,
    summary: 'The products that a link stands for',
    params: z.object({ linkKey: routeOrId }),
    query: z.object({
      ...pageIndexQuery,
      linkType: z.enum(['productList', 'category', 'cashCoupon', 'merchant']),
    }),
    data: z.array(productCard),
    extra: totalExtra,
    errors: ['10405'],
  },
  subscribeToProduct: {
    route: calls.subscribeToProduct,
    tag: 'Subscriptions',
    summary: 'Be told when a product can be bought',
    headers: visitorHeaders,
    body: z.object({ productId: numberId, email: emailField.optional() }),
    data: z.object({ id: numberId, productId: numberId, email: z.string() }),
    errors: ['20714'],
    limit: { times: 30, seconds: 3600 },
    example: { productId: '1001', email: 'demo@tapnook.example' },
  },
  listProductSubscriptions: {
    route: calls.listProductSubscriptions,
    tag: 'Subscriptions',
    summary: 'Who waits for the merchant’s products',
    body: listRequest,
    data: pageOf(subscription),
    errors: [],
    example: { pageNum: 1, pageSize: 20 },
  },
  exportProductSubscriptions: {
    route: calls.exportProductSubscriptions,
    limit: { times: 30, seconds: 600 },
    tag: 'Subscriptions',
    summary: 'The same as a CSV file',
    body: listRequest.pick({ productId: true, email: true }),
    data: z.object({
      fileName: z.string(),
      contentType: z.literal('text/csv'),
      content: z.string(),
    }),
    errors: [],
    example: {},
  },
  listFavourites: {
    route: calls.listFavourites,
    tag: 'Favourites',
    summary: 'Saved products',
    data: favourites,
    errors: [],
  },
  saveFavourites: {
    route: calls.saveFavourites,
    tag: 'Favourites',
    summary: 'Save products',
    body: z.union([
      z.object({ productId: numberId }),
      z.object({ productIds: z.array(numberId).min(1).max(200) }),
    ]),
    data: z.object({ productIds: z.array(numberId) }),
    errors: ['20714'],
    example: { productId: '1001' },
  },
  removeFavourite: {
    route: calls.removeFavourite,
    tag: 'Favourites',
    summary: 'Remove a saved product',
    params: z.object({ productId: numberId }),
    data: z.object({ productIds: z.array(numberId) }),
    errors: [],
  },
});
