import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/orders.ts';
import {
  cents,
  instant,
  localisedText,
  numberId,
  pageNumQuery,
  pageOf,
  repeated,
  wireId,
} from './shapes/basics.ts';
import { coinUsage } from './shapes/coin-usage.ts';
import { orderChoice, orderContact } from './shapes/order-input.ts';
import { orderTimelineEvent } from './shapes/order-timeline.ts';
import {
  order,
  orderCreationResult,
  ORDER_STATUSES,
  orderStatus,
  orderVoucher,
  vouchersRedeemStatus,
} from './shapes/orders.ts';

const legacy = 'Orders (legacy)';
const tag = 'Orders';
const orderNo = z.object({ orderNo: wireId });
/** The unpaid order that asks: what it holds itself is not in its way. */
const asking = wireId.optional();
/** The signature of a link that we mailed. */
const access = z.object({ access: z.string().max(600).optional() });
const choiceExample = {
  productId: '1024',
  planId: '2048',
  date: '2026-12-24',
  time: '14:30',
  quantity: 2,
  additions: [{ id: '11', quantity: 1 }],
};
const contactExample = {
  orderNo: 'TN2611-7KQ2M9XBCD',
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phoneRegionId: 'HK',
  phone: '61234567',
  email: 'demo@tapnook.example',
  useNotification: true,
  hasUpdateAddressBook: true,
  useTapCoin: true,
};
/** `status` is one code or ALL; `statusArray` several. */
const listQuery = z.object({
  ...pageNumQuery,
  status: z.enum([...ORDER_STATUSES, 'ALL']).optional(),
  statusArray: repeated(z.enum(ORDER_STATUSES)).optional(),
});
const idempotent = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }).loose();
const creationErrors = [
  '20602',
  '20617',
  '20618',
  '20623',
  '20624',
  '20628',
  '20631',
  '20714',
  '20715',
  '10409',
  '10422',
] as const;
const contactErrors = ['20601', '20804', '20627', '20632', '20624', '10409', '10422'] as const;
const vouchers = z.object({
  orderNo: z.string(),
  orderStatus,
  vouchersRedeemStatus,
  vouchers: z.array(orderVoucher),
});

/**
 * Orders, legacy and v2 (part 2, section 7), with our own calls for the timeline, cancelling and
 * the merchant's side.
 */
export const orderContracts = defineContracts({
  createLegacyOrder: {
    route: calls.createLegacyOrder,
    tag: legacy,
    summary: 'Create an order',
    headers: idempotent,
    body: orderChoice,
    data: orderCreationResult,
    errors: creationErrors,
    example: choiceExample,
  },
  confirmLegacyOrder: {
    route: calls.confirmLegacyOrder,
    tag: legacy,
    summary: 'Send contact details',
    headers: idempotent,
    body: orderContact,
    data: order,
    errors: contactErrors,
    example: contactExample,
  },
  createOrderTemp: {
    route: calls.createOrderTemp,
    tag: legacy,
    summary: 'Keep a choice before ordering; nothing is held',
    headers: idempotent,
    body: orderChoice,
    data: z.object({ orderTempId: z.string(), expiresAt: instant }),
    errors: ['20714', '20715'],
    example: choiceExample,
  },
  updateAllOrderPlanMd5: {
    route: calls.updateAllOrderPlanMd5,
    tag: legacy,
    summary: 'Refresh plan digests of orders; only reads without the admin role',
    data: z.object({ checked: z.number().int(), updated: z.number().int() }),
    errors: [],
  },
  getOrderTemp: {
    route: calls.getOrderTemp,
    tag: legacy,
    summary: 'A kept choice',
    params: z.object({ orderTempId: wireId }),
    data: z.object({ orderTempId: z.string(), choice: orderChoice, expiresAt: instant }),
    errors: ['10405'],
  },
  retrieveOrder: {
    route: calls.retrieveOrder,
    tag: legacy,
    summary: 'An order by its number or id',
    body: z.object({ orderNo: wireId.optional(), orderId: wireId.optional() }),
    data: order,
    errors: ['10405'],
    example: { orderNo: 'TN2611-7KQ2M9XBCD' },
  },
  listLegacyOrders: {
    route: calls.listLegacyOrders,
    tag: legacy,
    summary: 'My orders',
    query: listQuery,
    data: pageOf(order),
    errors: [],
  },
  getOrder: {
    route: calls.getOrder,
    tag: legacy,
    summary: 'One order, for its owner or by the signed link we mailed',
    params: orderNo,
    query: access,
    data: order,
    errors: ['10104', '10405'],
  },
  getOrderVouchers: {
    route: calls.getOrderVouchers,
    tag: legacy,
    summary: 'Vouchers of an order',
    params: orderNo,
    data: vouchers,
    errors: ['10405', '20601'],
  },
  exportOrderVouchers: {
    route: calls.exportOrderVouchers,
    // Drawing a document takes the processor of whoever else waits.
    limit: { times: 30, seconds: 600 },
    tag: legacy,
    summary: 'Vouchers as a PDF, in the locale of x-current-locale',
    params: orderNo,
    data: z.object({
      fileName: z.string(),
      contentType: z.literal('application/pdf'),
      content: z.string().meta({ description: 'Base64.' }),
    }),
    // 20622 while none of its vouchers may be used, because its payment is in question.
    errors: ['10405', '20601', '20622'],
  },
  createOrder: {
    route: calls.createOrder,
    tag,
    summary: `Create an order: stock is held for 30 minutes.
        Where giving up what the shopper holds unpaid themselves would do, 20602, 20617
        and 20618 name those orders in data.unpaid`,
    headers: idempotent,
    body: orderChoice,
    data: orderCreationResult,
    errors: creationErrors,
    example: choiceExample,
  },
  listOrders: {
    route: calls.listOrders,
    tag,
    summary: 'My orders',
    query: listQuery,
    data: pageOf(order),
    errors: [],
  },
  confirmOrder: {
    route: calls.confirmOrder,
    tag,
    summary: 'Send contact details, code and coins; both are reserved anew each time',
    headers: idempotent,
    body: orderContact,
    data: order,
    errors: contactErrors,
    example: contactExample,
  },
  cancelOrder: {
    route: calls.cancelOrder,
    tag,
    summary:
      'Cancel an unpaid order, or a paid one that waits for its merchant: all of it goes back',
    headers: idempotent,
    body: orderNo,
    data: order,
    errors: ['10405', '20601', '20804', '10409', '10422'],
    example: { orderNo: 'TN2611-7KQ2M9XBCD' },
  },
  checkDiscount: {
    route: calls.checkDiscount,
    tag,
    summary:
      'Would this code work; nothing is reserved. A refusal is 20627 with its own reason, and ' +
      'in data.waiting the own unpaid order that has the code',
    body: z.object({
      code: z.string().trim().min(1).max(40),
      productId: numberId,
      amount: cents.min(0),
      orderNo: asking,
    }),
    data: z.object({
      code: z.string(),
      couponId: z.string(),
      name: localisedText,
      type: z.enum(['DISCOUNT', 'DEDUCTION']),
      discountAmount: cents,
      minimumAmount: cents,
    }),
    errors: ['20627', '20714'],
    example: { code: 'NOOK50', productId: '1024', amount: 128000 },
  },
  listOrderCoupons: {
    route: calls.listOrderCoupons,
    tag,
    summary: 'My codes that this unpaid order could use, the one that saves most first',
    params: orderNo,
    data: z.array(
      z
        .object({
          code: z.string(),
          name: localisedText,
          discountAmount: cents,
          endTime: instant,
        })
        .meta({ id: 'OrderCoupon' }),
    ),
    errors: ['10405', '20601'],
  },
  checkTapCoin: {
    route: calls.checkTapCoin,
    tag,
    summary: 'How many coins could be used',
    body: z.object({ productId: numberId, amount: cents.min(0), orderNo: asking }),
    data: coinUsage,
    errors: ['20714'],
    example: { productId: '1024', amount: 128000 },
  },
  getPendingReviewCount: {
    route: calls.getPendingReviewCount,
    tag,
    summary: 'Orders that wait for a review',
    data: z.object({ pendingCount: z.number().int() }),
    errors: [],
  },
  getPendingPayProduct: {
    route: calls.getPendingPayProduct,
    tag,
    summary: 'Orders that wait for payment, the most urgent first',
    data: z.object({
      items: z.array(
        order.pick({
          orderId: true,
          orderNo: true,
          productId: true,
          productRoute: true,
          productName: true,
          productImages: true,
          planName: true,
          quantity: true,
          paymentAmount: true,
          currency: true,
          residuePayTime: true,
          holdExpiresAt: true,
        }),
      ),
    }),
    errors: [],
  },
  getOrderTimeline: {
    route: calls.getOrderTimeline,
    tag,
    summary:
      'What happened to an order, its vouchers and its money; by the signed link we mailed, ' +
      'its refunds alone',
    params: orderNo,
    query: access,
    data: z.object({ orderNo: z.string(), events: z.array(orderTimelineEvent) }),
    errors: ['10104', '10405'],
  },
});
