import { CONTENT_STATES } from '@tapnook/kernel';
import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/merchant-products.ts';
import {
  cents,
  image,
  instant,
  localisedText,
  numberId,
  pageNumQuery,
  pageOf,
} from './shapes/basics.ts';
import { shelfStatus } from './shapes/catalog.ts';

const tag = 'Merchant desk';
const merchantProduct = z
  .object({
    productId: numberId,
    productRoute: z.string(),
    productNo: z.string(),
    productName: localisedText,
    productImage: image,
    merchantId: numberId,
    merchantName: localisedText,
    contentState: z.enum(CONTENT_STATES),
    status: shelfStatus,
    moves: z.array(shelfStatus).meta({ description: 'Where it may be moved from here.' }),
    startSellTime: instant.nullable(),
    autoSoldOutTime: instant.nullable(),
    lowestPrice: cents,
    canBook: z
      .boolean()
      .meta({ description: 'A limited-quantity voucher, whose dates are booked after buying.' }),
    bookingState: z.enum(['in_booking', 'stopped']),
  })
  .meta({ id: 'MerchantProduct' });
const shelfEvent = z
  .object({
    fromState: shelfStatus,
    toState: shelfStatus,
    by: z.enum(['clock', 'merchant', 'admin']),
    at: instant,
  })
  .meta({ id: 'ShelfEvent' });
const params = z.object({ productId: numberId });

/** Products as their merchant handles them: an administrator sees every merchant's. */
export const merchantProductContracts = defineContracts({
  listMerchantProducts: {
    route: calls.listMerchantProducts,
    tag,
    summary: 'Products of my merchant, whatever their shelf',
    query: z.object({
      ...pageNumQuery,
      status: shelfStatus.optional(),
      keyword: z.string().max(100).optional(),
    }),
    data: pageOf(merchantProduct),
    errors: ['10405'],
  },
  moveProduct: {
    route: calls.moveProduct,
    tag,
    summary: 'Move a product along the shelf; held and paid orders are not touched',
    params,
    body: z.object({ status: shelfStatus }),
    data: merchantProduct,
    errors: ['10405', '20716'],
    example: { status: 'OFF_SHELF' },
  },
  listShelfEvents: {
    route: calls.listShelfEvents,
    tag,
    summary: 'How a product came to where it stands, newest first',
    params,
    data: z.array(shelfEvent),
    errors: ['10405'],
  },
});
