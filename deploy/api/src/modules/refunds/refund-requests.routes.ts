import type { Api } from '@tapnook/contracts/api';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { MANAGERS } from '../merchants/index.ts';
import { viewOne } from '../order-views/index.ts';
import { policyOf, merchantIdOf, readOwnOrder, vouchersOf, isRefundable } from '../orders/index.ts';
import { sendRefunds } from '../payments/index.ts';
import { chooseAfterCallOff } from './called-off-choice.service.ts';
import { calledOffViews, callOff, listCalledOff } from './called-off.service.ts';
import { decideRequest, type Decision } from './refund-decisions.service.ts';
import type { RefundRequest } from './refund-request-state.service.ts';
import {
  listRequests,
  merchantViews,
  policyView,
  shopperViews,
} from './refund-request-view.service.ts';
import { answerRequest, askForRefund, withdrawRequest } from './refund-requests.service.ts';
import { canAsk, entitledVouchers, termsOf } from './refund-terms.service.ts';

const readTerms = async (deps: Deps, { viewer, params }: Call<Api['getRefundTerms']>) => {
  const order = await readOwnOrder(deps.db, viewer.userId, params.orderNo);
  const all = await vouchersOf(deps.db, order.id);
  const entitled = await entitledVouchers(deps.db, order, all, await deps.clock.now());
  const requests = await shopperViews(deps.db, order);
  const isOpen = requests.some(({ state }) => state === 'waiting' || state === 'escalated');
  return {
    orderNo: order.orderNo,
    policy: policyView(policyOf(order)),
    canAsk: canAsk(order, all) && !isOpen,
    currency: order.currency,
    vouchers: (canAsk(order, all) ? all.filter(isRefundable) : []).map((voucher) => {
      const { amount, policyAmount } = termsOf(order, all, [voucher], entitled);
      return { voucherNo: voucher.voucherNo, position: voucher.position, amount, policyAmount };
    }),
    requests,
  };
};

/** The request that a call changed, as its shopper sees it. */
const viewFor = async (deps: Deps, userId: string, { id, orderId }: RefundRequest) => {
  const order = await readOwnOrder(deps.db, userId, orderId);
  const view = (await shopperViews(deps.db, order)).find(({ requestId }) => requestId === id);
  if (!view) throw new ApiError('10405');
  return view;
};

type DecideCall = Call<Api['decideRefundRequest']> | Call<Api['settleRefundRequest']>;
const decide = async (
  deps: Deps,
  { viewer, params, body }: DecideCall,
  by: Decision['by'],
  merchantId: number | null,
) => {
  const request = await decideRequest(deps, params.requestId, merchantId, {
    by,
    actorId: viewer.userId,
    agrees: body.action === 'approve',
    amount: body.amount,
    message: body.message,
  });
  if (request.state === 'approved') await sendRefunds(deps.db, deps.gateway, request.orderId);
  const [view] = await merchantViews(deps.db, [request]);
  if (!view) throw new ApiError('10405');
  return view;
};

const callOffCall = async (deps: Deps, { viewer, params, body }: Call<Api['callOffDay']>) => {
  const called = await callOff(deps, await merchantIdOf(deps.db, viewer, MANAGERS), {
    productId: Number(params.productId),
    actorId: viewer.userId,
    ...body,
  });
  const [view] = await calledOffViews(deps.db, [called]);
  if (!view) throw new ApiError('10405');
  return view;
};

type RefundRequestCalls =
  | 'getRefundTerms'
  | 'createRefundRequest'
  | 'answerRefundRequest'
  | 'withdrawRefundRequest'
  | 'listRefundRequests'
  | 'decideRefundRequest'
  | 'settleRefundRequest'
  | 'callOffDay'
  | 'listCalledOffDays'
  | 'chooseAfterCallOff';

/** Requests for refunds and days that were called off (part 3, "A refund is made by…"). */
export const refundRequestHandlers = (deps: Deps): Pick<Handlers, RefundRequestCalls> => ({
  getRefundTerms: (call) => readTerms(deps, call),
  createRefundRequest: async ({ viewer, params, body }) =>
    viewFor(deps, viewer.userId, await askForRefund(deps, viewer.userId, params.orderNo, body)),
  answerRefundRequest: async ({ viewer, params, body }) =>
    viewFor(
      deps,
      viewer.userId,
      await answerRequest(deps, viewer.userId, params.requestId, body.message),
    ),
  withdrawRefundRequest: async ({ viewer, params }) =>
    viewFor(deps, viewer.userId, await withdrawRequest(deps, viewer.userId, params.requestId)),
  listRefundRequests: async ({ viewer, query }) =>
    listRequests(deps.db, await merchantIdOf(deps.db, viewer), query),
  decideRefundRequest: async (call) =>
    decide(deps, call, 'merchant', await merchantIdOf(deps.db, call.viewer, MANAGERS)),
  settleRefundRequest: (call) => decide(deps, call, 'house', null),
  callOffDay: (call) => callOffCall(deps, call),
  listCalledOffDays: async ({ viewer, query }) =>
    listCalledOff(deps.db, await merchantIdOf(deps.db, viewer), query),
  chooseAfterCallOff: async ({ viewer, params, body }) => {
    const order = await chooseAfterCallOff(deps, viewer.userId, params.orderNo, body);
    await sendRefunds(deps.db, deps.gateway, order.id);
    return viewOne(deps, order);
  },
});
