import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/refund-requests.ts';
import { cents, day, numberId, pageNumQuery, pageOf, startTime, wireId } from './shapes/basics.ts';
import { order } from './shapes/orders.ts';
import {
  calledOffDay,
  changePolicy,
  merchantRefundRequest,
  refundableVoucher,
  refundReason,
  refundRequest,
  refundRequestState,
} from './shapes/refund-requests.ts';

const tag = 'Refund requests';
const desk = 'Merchant desk';
const idempotent = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }).loose();
const orderNo = z.object({ orderNo: wireId });
const requestId = z.object({ requestId: wireId });
const message = z.string().trim().max(1000);
const voucherNos = z.array(wireId).min(1).max(999);
/** `amount` may be less than what was asked for; all of it when absent. */
const decision = {
  amount: cents.min(1).optional(),
  message: message.optional(),
};
const again = ['10409', '10422'] as const;

/** Requests for refunds with their clock, and days that a merchant calls off. */
export const refundRequestContracts = defineContracts({
  getRefundTerms: {
    route: calls.getRefundTerms,
    tag,
    summary: 'What could be asked back of an order, what its rule promises, and what was asked',
    params: orderNo,
    data: z.object({
      orderNo: z.string(),
      policy: changePolicy,
      canAsk: z.boolean(),
      currency: z.enum(['HKD', 'USD']),
      vouchers: z.array(refundableVoucher),
      requests: z.array(refundRequest).meta({ description: 'The newest first.' }),
    }),
    errors: ['10405'],
  },
  createRefundRequest: {
    route: calls.createRefundRequest,
    tag,
    summary:
      'Ask the merchant for a refund of some vouchers; answered within two days, or escalated',
    limit: { times: 20, seconds: 3600 },
    headers: idempotent,
    params: orderNo,
    body: z.object({
      reason: refundReason,
      message: message.optional(),
      voucherNos: voucherNos.optional().meta({ description: 'All that can be when absent.' }),
    }),
    data: refundRequest,
    errors: ['10405', '20601', '20622', '20628', ...again],
    example: { reason: 'plans_changed', message: 'We fly home a day earlier.' },
  },
  answerRefundRequest: {
    route: calls.answerRefundRequest,
    tag,
    summary: 'Write to an open request; an answer to a refusal escalates it',
    limit: { times: 30, seconds: 3600 },
    headers: idempotent,
    params: requestId,
    body: z.object({ message: message.min(1) }),
    data: refundRequest,
    errors: ['10405', '20628', ...again],
    example: { message: 'The boat did not sail that day.' },
  },
  withdrawRefundRequest: {
    route: calls.withdrawRefundRequest,
    tag,
    summary: 'Withdraw an open request',
    headers: idempotent,
    params: requestId,
    data: refundRequest,
    errors: ['10405', '20628', ...again],
  },
  listRefundRequests: {
    route: calls.listRefundRequests,
    tag: desk,
    summary: 'Requests to my merchant; to every merchant for an administrator',
    query: z.object({ ...pageNumQuery, state: refundRequestState.optional() }),
    data: pageOf(merchantRefundRequest),
    errors: ['10405'],
  },
  decideRefundRequest: {
    route: calls.decideRefundRequest,
    tag: desk,
    summary: 'Approve or decline a request that waits for the merchant',
    headers: idempotent,
    params: requestId,
    body: z.object({ action: z.enum(['approve', 'decline']), ...decision }),
    data: merchantRefundRequest,
    errors: ['10405', '10102', '20601', '20622', '20628', ...again],
    example: { action: 'decline', message: 'The kitchen had cooked for you already.' },
  },
  settleRefundRequest: {
    route: calls.settleRefundRequest,
    tag,
    summary: 'Decide an escalated request for the house; the decision is final',
    headers: idempotent,
    params: requestId,
    body: z.object({ action: z.enum(['approve', 'refuse']), ...decision }),
    data: merchantRefundRequest,
    errors: ['10405', '10102', '20601', '20622', '20628', ...again],
    example: { action: 'approve' },
  },
  callOffDay: {
    route: calls.callOffDay,
    tag: desk,
    summary:
      'Call a day off: its sale ends, and every shopper with a place chooses another day or ' +
      'all of the money; the money after seven days without a choice',
    headers: idempotent,
    params: z.object({ productId: numberId }),
    body: z.object({
      date: day,
      time: startTime.optional().meta({ description: 'The whole day when absent.' }),
      reason: z.string().trim().min(1).max(300),
    }),
    data: calledOffDay,
    errors: ['10405', '20623', ...again],
    example: { date: '2026-12-24', reason: 'Typhoon signal 8' },
  },
  listCalledOffDays: {
    route: calls.listCalledOffDays,
    tag: desk,
    summary: 'Days that were called off, the newest first, with what shoppers chose',
    query: z.object(pageNumQuery),
    data: pageOf(calledOffDay),
    errors: ['10405'],
  },
  chooseAfterCallOff: {
    route: calls.chooseAfterCallOff,
    tag,
    summary: 'Choose another day, or all of the money, for a visit that was called off',
    headers: idempotent,
    params: orderNo,
    body: z.object({
      choice: z.enum(['move', 'refund']),
      date: day.optional(),
      time: startTime.optional(),
    }),
    data: order,
    errors: ['10405', '10102', '20601', '20619', '20623', '20628', ...again],
    example: { choice: 'refund' },
  },
});
