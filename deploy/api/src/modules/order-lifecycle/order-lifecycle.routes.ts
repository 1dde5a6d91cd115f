import type { Api } from '@tapnook/contracts/api';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { isAttestedApp } from '../../plugins/app-attestation.ts';
import { refuseWhileDeleted } from '../identity/index.ts';
import { notifyRefund } from '../order-emails/index.ts';
import { viewOne } from '../order-views/index.ts';
import {
  confirmOrder,
  createdResult,
  createOrder,
  limitGuesses,
  type Order,
  readOwnOrder,
  type OrderView,
} from '../orders/index.ts';
import { GatewayFault, closeOpenAttempt, sendRefunds, listCards } from '../payments/index.ts';
import { endWaitingOrder } from '../refunds/index.ts';
import { decide, readRefundPreview, redeemOne } from './merchant-orders.service.ts';
import { endHold } from './order-expiry.service.ts';

type CreateCall = Call<Api['createOrder']> | Call<Api['createLegacyOrder']>;

const create = async (deps: Deps, { viewer, body, idempotencyKey }: CreateCall) => {
  await refuseWhileDeleted(deps.db, viewer.userId);
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

type ConfirmCall = Call<Api['confirmOrder']> | Call<Api['confirmLegacyOrder']>;

const confirm = async (
  deps: Deps,
  { viewer, body, request, locale }: ConfirmCall,
): Promise<OrderView> => {
  const order = await readOwnOrder(deps.db, viewer.userId, body.orderNo);
  if (order.code === 'TBP') await closeAttempt(deps, order);
  const isApp = await isAttestedApp(deps, request);
  // Who says no language gets the letters in that of the account.
  const chosen = request.headers['x-current-locale'] === undefined ? undefined : locale;
  const confirmed = () => confirmOrder(deps.db, viewer.userId, body, isApp, chosen);
  return viewOne(
    deps,
    await (body.discountCode ? limitGuesses(deps, viewer.userId, confirmed) : confirmed()),
  );
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

type LifecycleCalls =
  | 'createOrder'
  | 'createLegacyOrder'
  | 'confirmOrder'
  | 'confirmLegacyOrder'
  | 'cancelOrder'
  | 'redeemVoucher'
  | 'previewMerchantRefund'
  | 'decideMerchantOrder';

/** What moves an order from its state to the next: by its shopper and by its merchant. */
export const orderLifecycleHandlers = (deps: Deps): Pick<Handlers, LifecycleCalls> => ({
  createOrder: (call) => create(deps, call),
  createLegacyOrder: (call) => create(deps, call),
  confirmOrder: (call) => confirm(deps, call),
  confirmLegacyOrder: (call) => confirm(deps, call),
  cancelOrder: ({ viewer, body }) => cancel(deps, viewer.userId, body.orderNo),
  redeemVoucher: (call) => redeemOne(deps, call),
  previewMerchantRefund: (call) => readRefundPreview(deps, call),
  decideMerchantOrder: (call) => decide(deps, call),
});
