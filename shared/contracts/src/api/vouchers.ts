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
import { order, ORDER_STATUSES, orderVoucher, voucherStatus } from './shapes/orders.ts';
import { personTypeName } from './shapes/plans.ts';

const tag = 'Orders';
/** `status` is one code or ALL; `statusArray` several. */
const orderNo = z.object({ orderNo: wireId });
const listQuery = z.object({
  ...pageNumQuery,
  status: z.enum([...ORDER_STATUSES, 'ALL']).optional(),
  statusArray: repeated(z.enum(ORDER_STATUSES)).optional(),
});
const idempotent = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }).loose();
const redeemResult = z
  .object({
    voucherNo: z.string(),
    orderNo: z.string(),
    productName: localisedText,
    planName: localisedText,
    customerName: z.string().nullable(),
    status: voucherStatus,
    usedCount: z.number().int(),
    usageLimit: z.number().int(),
    redeemedAt: instant,
  })
  .meta({ id: 'RedeemResult' });
const merchantOrder = order
  .pick({
    orderId: true,
    orderNo: true,
    productId: true,
    productName: true,
    productImages: true,
    planName: true,
    quantity: true,
    people: true,
    customerName: true,
    totalAmount: true,
    paymentAmount: true,
    refundedAmount: true,
    currency: true,
    orderStatus: true,
    vouchersRedeemStatus: true,
    vouchers: true,
    purchaseTime: true,
    payTime: true,
    participationTime: true,
    merchantId: true,
    isBooking: true,
    bookStatus: true,
    endReason: true,
    customerSummary: true,
  })
  .meta({
    id: 'MerchantOrder',
    description:
      'What a merchant needs of an order; no e-mail, telephone or identity card, and voucher ' +
      'numbers masked.',
  });
const voucherPositions = z.array(z.number().int().min(1).max(999)).min(1).max(999);
const refundPreview = z
  .object({
    orderNo: z.string(),
    currency: order.shape.currency,
    amount: cents.meta({ description: 'What the chosen vouchers bring back together.' }),
    coins: z.number().int(),
    vouchers: z
      .array(
        z.object({
          position: z.number().int(),
          voucherNo: z.string().meta({ description: 'Masked.' }),
          person: personTypeName.optional(),
          price: orderVoucher.shape.price,
          usedCount: z.number().int(),
          usageLimit: z.number().int(),
          isExpired: z.boolean(),
          isGiven: z.boolean().meta({
            description: 'Somebody else holds it; the money goes to whoever bought it.',
          }),
        }),
      )
      .meta({ description: 'All that can be refunded now, whichever were chosen.' }),
  })
  .meta({ id: 'MerchantRefundPreview' });

/** Vouchers in use, and the merchant's side of orders (part 2, section 7). */
export const voucherContracts = defineContracts({
  listMyLimitedVouchers: {
    route: calls.listMyLimitedVouchers,
    tag,
    summary: 'My limited-quantity vouchers, as orders',
    query: z.object(pageNumQuery),
    data: pageOf(order),
    errors: [],
  },
  createVoucherQrCode: {
    route: calls.createVoucherQrCode,
    tag,
    summary: 'A code for the merchant’s scanner: one use, 60 seconds, this voucher only',
    body: z.object({ orderNo: wireId, voucherNo: wireId }),
    data: z.object({
      voucherNo: z.string(),
      token: z.string(),
      payload: z.string().meta({ description: 'What the QR code holds.' }),
      svg: z.string().meta({ description: 'The QR code as an SVG document, black on white.' }),
      expiresAt: instant,
    }),
    errors: ['10405', '20622'],
    example: { orderNo: 'TN2611-7KQ2M9XBCD', voucherNo: 'TN2611-3FJW8ZPYRA' },
  },
  getAvailableOrderQuantity: {
    route: calls.getAvailableOrderQuantity,
    tag,
    summary: 'How many of a product I may still buy',
    params: z.object({ productId: numberId }),
    query: z.object({ planId: numberId.optional() }),
    data: z.object({
      productId: z.string(),
      quantity: z.number().int(),
      buyLimit: z.number().int().nullable(),
      bought: z.number().int(),
      held: z.number().int().meta({ description: 'Of `bought`, what my own unpaid orders hold.' }),
    }),
    errors: ['20714'],
  },
  getVoucherQrCodeStatus: {
    route: calls.getVoucherQrCodeStatus,
    tag,
    summary: 'Was the code scanned',
    params: z.object({ voucherNo: wireId }),
    data: z.object({
      voucherNo: z.string(),
      status: voucherStatus,
      qrStatus: z.enum(['none', 'waiting', 'used', 'expired']),
      usedCount: z.number().int(),
      usageLimit: z.number().int(),
      redeemedAt: instant.nullable(),
    }),
    errors: ['10405'],
  },
  redeemVoucher: {
    route: calls.redeemVoucher,
    tag: 'Merchant desk',
    summary: 'Redeem one use by the scanned code or by the voucher’s number',
    // As many as a counter looks up; a number has ten letters, and nobody tries them all.
    limit: { times: 600, seconds: 600 },
    headers: idempotent,
    body: z.object({ token: z.string().min(8).max(200).optional(), voucherNo: wireId.optional() }),
    data: redeemResult,
    errors: ['10405', '20622', '10409', '10422', '10429'],
    example: { voucherNo: 'TN2611-3FJW8ZPYRA' },
  },
  listMerchantOrders: {
    route: calls.listMerchantOrders,
    tag: 'Merchant desk',
    summary: 'Orders of my merchants',
    query: listQuery.extend({ keyword: z.string().max(100).optional() }),
    data: pageOf(merchantOrder),
    errors: [],
  },
  previewMerchantRefund: {
    route: calls.previewMerchantRefund,
    tag: 'Merchant desk',
    summary: 'What a refund of some vouchers would bring back; nothing is refunded',
    params: orderNo,
    body: z.object({
      voucherPositions: voucherPositions.optional().meta({
        description: 'All that can be refunded when absent.',
      }),
    }),
    data: refundPreview,
    errors: ['10405', '20601', '20622'],
    example: { voucherPositions: [1] },
  },
  decideMerchantOrder: {
    route: calls.decideMerchantOrder,
    tag: 'Merchant desk',
    summary: `Confirm or reject an order that awaits confirmation, or refund vouchers: those that
        are named by number or by position, all that can be when none is`,
    headers: idempotent,
    params: orderNo,
    body: z.object({
      action: z.enum(['confirm', 'reject', 'refund']),
      voucherNos: z.array(wireId).max(999).optional().meta({
        description: 'For a refund, by the whole numbers that a guest shows.',
      }),
      voucherPositions: voucherPositions.optional().meta({
        description: 'For a refund, by their positions in the order.',
      }),
      reason: z.string().max(300).optional(),
    }),
    data: merchantOrder,
    errors: ['10405', '20601', '20622', '10409', '10422'],
    example: { action: 'refund', reason: 'Typhoon signal 8' },
  },
});
