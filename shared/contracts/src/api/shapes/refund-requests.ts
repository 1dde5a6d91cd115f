import { z } from 'zod';
import { cents, day, instant, localisedText, startTime } from './basics.ts';

export const REFUND_REASONS = [
  'plans_changed',
  'illness',
  'not_as_described',
  'merchant_closed',
  'bought_twice',
  'other',
] as const;
export const refundReason = z.enum(REFUND_REASONS);
export const REFUND_REQUEST_STATES = [
  'waiting',
  'declined',
  'escalated',
  'approved',
  'refused',
  'withdrawn',
] as const;
export const refundRequestState = z.enum(REFUND_REQUEST_STATES);

/** What a product's rule says of changes and refunds. */
export const changePolicy = z
  .object({
    kind: z.enum(['dated', 'unused', 'none']),
    freeHours: z.number().int().optional(),
  })
  .meta({
    id: 'ChangePolicy',
    description:
      'dated: free until `freeHours` before the start; unused: while unused and valid; none: ' +
      'only if the merchant agrees.',
  });

export const refundRequestEvent = z
  .object({
    id: z.string(),
    at: instant,
    actor: z.enum(['shopper', 'merchant', 'house', 'clock']),
    event: z.enum([
      'asked',
      'approved',
      'declined',
      'escalated',
      'answered',
      'refused',
      'withdrawn',
    ]),
    message: z.string().nullable(),
    amount: cents.nullable(),
  })
  .meta({ id: 'RefundRequestEvent' });

const shared = {
  requestId: z.string(),
  orderNo: z.string(),
  reason: refundReason,
  message: z.string().nullable(),
  state: refundRequestState,
  amount: cents.meta({ description: 'What the vouchers asked for would bring back.' }),
  coins: z.number().int(),
  policyAmount: cents.meta({ description: 'What the product’s rule promises of it.' }),
  grantedAmount: cents.nullable().meta({ description: 'What was agreed to; null before.' }),
  currency: z.enum(['HKD', 'USD']),
  createdAt: instant,
  answerDueAt: instant
    .nullable()
    .meta({ description: 'Until when the merchant answers; null when it is not its turn.' }),
  appealUntil: instant
    .nullable()
    .meta({ description: 'Until when the shopper may answer a refusal; null otherwise.' }),
  closedAt: instant.nullable(),
  events: z.array(refundRequestEvent),
};

/** A request as its shopper sees it. */
export const refundRequest = z
  .object({ ...shared, voucherNos: z.array(z.string()) })
  .meta({ id: 'RefundRequest' });

/** A request as merchants and administrators see it: vouchers by their positions in the order. */
export const merchantRefundRequest = z
  .object({
    ...shared,
    merchantId: z.string(),
    merchantName: localisedText,
    productName: localisedText,
    planName: localisedText,
    customerName: z.string().nullable(),
    voucherPositions: z.array(z.number().int()),
    quantity: z.number().int(),
    participationDate: day.nullable(),
    startTime: startTime.nullable(),
    policy: changePolicy,
  })
  .meta({ id: 'MerchantRefundRequest' });

export const refundableVoucher = z
  .object({
    voucherNo: z.string(),
    position: z.number().int(),
    amount: cents.meta({ description: 'What it would bring back when it is asked for alone.' }),
    policyAmount: cents,
  })
  .meta({ id: 'RefundableVoucher' });

export const calledOffDay = z
  .object({
    calledOffId: z.string(),
    productId: z.string(),
    productName: localisedText,
    date: day,
    time: startTime.nullable(),
    reason: z.string(),
    createdAt: instant,
    chooseUntil: instant,
    orders: z.number().int().meta({ description: 'Orders with a place on that day.' }),
    choosing: z.number().int(),
    moved: z.number().int(),
    refunded: z.number().int(),
  })
  .meta({ id: 'CalledOffDay' });

/** What a shopper sees of a visit that was called off and not settled yet. */
export const calledOffVisit = z
  .object({
    date: day,
    time: startTime.nullable(),
    reason: z.string(),
    chooseUntil: instant,
  })
  .meta({ id: 'CalledOffVisit' });
