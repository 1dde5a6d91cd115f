import type { Api } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError, codeOf } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { isAttestedApp } from '../../plugins/app-attestation.ts';
import { notifyRefund } from '../order-emails/order-emails.service.ts';
import { endHold } from '../order-lifecycle/order-expiry.service.ts';
import { viewOne, readOrder, readTimeline } from '../order-views/order-access.ts';
import { orderViews } from '../order-views/order-view.service.ts';
import { GatewayFault } from '../payments/gateway.ts';
import { closeOpenAttempt } from '../payments/payment-attempts.service.ts';
import { sendRefunds } from '../payments/refund-runner.service.ts';
import { listCards } from '../payments/saved-cards.service.ts';
import { endWaitingOrder } from '../refunds/refunds.service.ts';
import { confirmOrder } from './confirm-order.service.ts';
import {
  countBoughtUnits,
  createdResult,
  createOrder,
  countUnpaidUnits,
} from './create-order.service.ts';
import { productOf, checkCode, checkCoins } from './discount-checks.ts';
import type { Order } from './order-events.service.ts';
import {
  countToReview,
  listLimitedOrders,
  listOwnOrders,
  listPayable,
  readOwnOrder,
  type ListQuery,
} from './order-queries.service.ts';
import type { OrderView } from './order.types.ts';

const viewPage = async (
  deps: Deps,
  query: ListQuery,
  found: Promise<{ totalCount: number; list: Order[] }>,
) => {
  const { totalCount, list } = await found;
  return {
    totalCount,
    pageIndex: query.pageNum,
    pageSize: query.pageSize,
    items: await orderViews(deps.db, list),
  };
};

type CreateCall = Call<Api['createOrder']> | Call<Api['createLegacyOrder']>;

const create = async (deps: Deps, { viewer, body, idempotencyKey }: CreateCall) => {
  const order = await createOrder(
    deps.db,
    viewer.userId,
    body,
    idempotencyKey,
    deps.env.UNPAID_ORDERS,
  );
  const cards = await listCards(deps.db, viewer.userId);
  return {
    ...(await createdResult(deps.db, order)),
    cards: cards.map(({ id, brand, last4, funding }) => ({ id, brand, last4, type: funding })),
  };
};

/**
 * Closes the open attempt, so that the amount may change. Throws 20804 when it succeeded meanwhile.
 */
const closeAttempt = async (deps: Deps, order: Order): Promise<void> => {
  try {
    const closed = await closeOpenAttempt(deps.db, deps.gateway, order.id);
    if (closed?.status === 'succeeded' || closed?.status === 'captured')
      throw new ApiError('20804');
  } catch (error) {
    if (error instanceof GatewayFault) throw new ApiError('10503', { retryAfter: 2 }, error);
    throw error;
  }
};

/** Codes that do not work, for one person: above any shopper's patience, below any guesser's need. */
const WRONG_CODE_LIMIT = { times: 20, seconds: 3600 };
const guessCode = <T>(deps: Deps, userId: string, work: () => Promise<T>): Promise<T> =>
  deps.rateLimiter.guess(
    `coupon:${userId}`,
    WRONG_CODE_LIMIT,
    (error) => codeOf(error) === '20627',
    work,
  );

type ConfirmCall = Call<Api['confirmOrder']> | Call<Api['confirmLegacyOrder']>;

const confirm = async (deps: Deps, { viewer, body, request }: ConfirmCall): Promise<OrderView> => {
  const order = await readOwnOrder(deps.db, viewer.userId, body.orderNo);
  if (order.code === 'TBP') await closeAttempt(deps, order);
  const isApp = await isAttestedApp(deps, request);
  const confirmed = () => confirmOrder(deps.db, viewer.userId, body, isApp);
  await (body.discountCode ? guessCode(deps, viewer.userId, confirmed) : confirmed());
  return viewOne(deps, await readOwnOrder(deps.db, viewer.userId, body.orderNo));
};

const cancel = async (deps: Deps, userId: string, orderNo: string): Promise<OrderView> => {
  const order = await readOwnOrder(deps.db, userId, orderNo);
  if (order.code === 'INV' && (order.endReason === 'canceled' || order.endReason === 'withdrawn'))
    return viewOne(deps, order);
  if (order.code === 'TBC') {
    const notify = notifyRefund(deps.env, await deps.clock.now());
    await endWaitingOrder(deps.db, order.id, 'withdrawn', null, notify);
    await sendRefunds(deps.db, deps.gateway, order.id);
    return viewOne(deps, await readOwnOrder(deps.db, userId, orderNo));
  }
  if (order.capturedAmount > 0) throw new ApiError('20804');
  if (order.code !== 'TBP') throw new ApiError('20601');
  const outcome = await endHold(deps.db, deps.gateway, order.id, 'canceled', deps.alarm);
  if (outcome === 'paid') throw new ApiError('20804');
  if (outcome === 'doubt') throw new ApiError('10503', { retryAfter: 2 });
  return viewOne(deps, await readOwnOrder(deps.db, userId, orderNo));
};

/**
 * How many more one person may buy, by the product's limit and by what is left of product and plan.
 */
const availableQuantity = async (
  deps: Deps,
  { viewer, params, query }: Call<Api['getAvailableOrderQuantity']>,
) => {
  const product = await productOf(deps, params.productId);
  const bought = await countBoughtUnits(deps.db, viewer.userId, product.id);
  const { rows } = await deps.db.execute<{ remaining: number | null }>(sql`
    select min(quota - sold - held)::int as remaining from inventory where quota is not null and ((kind = 'product' and ref = ${product.id}) or (kind = 'plan' and ref = ${query.planId ?? null}::bigint))`);
  const left = Math.min(
    rows[0]?.remaining ?? 999,
    product.buyLimit === null ? 999 : product.buyLimit - bought,
    999,
  );
  return {
    productId: params.productId,
    quantity: Math.max(0, left),
    buyLimit: product.buyLimit,
    bought,
    held: await countUnpaidUnits(deps.db, viewer.userId, product.id),
  };
};

type OrderCalls =
  | 'createOrder'
  | 'createLegacyOrder'
  | 'confirmOrder'
  | 'confirmLegacyOrder'
  | 'cancelOrder'
  | 'listOrders'
  | 'listLegacyOrders'
  | 'getOrder'
  | 'retrieveOrder'
  | 'checkDiscount'
  | 'checkTapCoin'
  | 'getPendingReviewCount'
  | 'getPendingPayProduct'
  | 'listMyLimitedVouchers'
  | 'getAvailableOrderQuantity'
  | 'getOrderTimeline';

/** A shopper's orders (part 2, section 7; part 3, "Order"). */
export const orderHandlers = (deps: Deps): Pick<Handlers, OrderCalls> => ({
  createOrder: (call) => create(deps, call),
  createLegacyOrder: (call) => create(deps, call),
  confirmOrder: (call) => confirm(deps, call),
  confirmLegacyOrder: (call) => confirm(deps, call),
  cancelOrder: ({ viewer, body }) => cancel(deps, viewer.userId, body.orderNo),
  listOrders: ({ viewer, query }) =>
    viewPage(deps, query, listOwnOrders(deps.db, viewer.userId, query)),
  listLegacyOrders: ({ viewer, query }) =>
    viewPage(deps, query, listOwnOrders(deps.db, viewer.userId, query)),
  listMyLimitedVouchers: ({ viewer, query }) =>
    viewPage(deps, query, listLimitedOrders(deps.db, viewer.userId, query)),
  getOrder: (call) => readOrder(deps, call),
  retrieveOrder: async ({ viewer, body }) =>
    viewOne(deps, await readOwnOrder(deps.db, viewer.userId, body.orderNo ?? body.orderId)),
  checkDiscount: (call) => guessCode(deps, call.viewer.userId, () => checkCode(deps, call)),
  checkTapCoin: (call) => checkCoins(deps, call),
  getPendingReviewCount: async ({ viewer }) => ({
    pendingCount: await countToReview(deps.db, viewer.userId),
  }),
  getPendingPayProduct: async ({ viewer }) => ({
    items: (await orderViews(deps.db, await listPayable(deps.db, viewer.userId))).map(
      ({
        orderId,
        orderNo,
        productId,
        productRoute,
        productName,
        productImages,
        planName,
        quantity,
        paymentAmount,
        currency,
        residuePayTime,
        holdExpiresAt,
      }) => ({
        orderId,
        orderNo,
        productId,
        productRoute,
        productName,
        productImages,
        planName,
        quantity,
        paymentAmount,
        currency,
        residuePayTime,
        holdExpiresAt,
      }),
    ),
  }),
  getAvailableOrderQuantity: (call) => availableQuantity(deps, call),
  getOrderTimeline: (call) => readTimeline(deps, call),
});
