import type { Api } from '@tapnook/contracts/api';
import { coinsToSpend, SMALLEST_CHARGE_CENTS } from '@tapnook/kernel';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { isAttestedApp } from '../../plugins/attestation.ts';
import { products } from '../catalog/catalog.tables.ts';
import { GatewayFault } from '../payments/gateway.ts';
import { closeOpenAttempt } from '../payments/payment-attempts.service.ts';
import { listCards } from '../payments/saved-cards.service.ts';
import { spendableCoins } from '../points/points.service.ts';
import { coinLots } from '../points/points.tables.ts';
import { confirmOrder } from './confirm-order.service.ts';
import { checkCoupon } from './coupons.service.ts';
import {
  countBoughtUnits,
  createdResult,
  createOrder,
  countUnpaidUnits,
} from './create-order.service.ts';
import { isOrderAccessValid } from './order-access-token.ts';
import type { Order } from './order-events.service.ts';
import { endHold } from './order-expiry.service.ts';
import {
  countToReview,
  listLimitedOrders,
  listOwnOrders,
  listPayable,
  readOwnOrder,
  type ListQuery,
} from './order-queries.service.ts';
import { orderViews, placeOf, receiptView } from './order-view.service.ts';
import type { OrderView } from './order.types.ts';
import { orders } from './orders.tables.ts';
import { findPendingOrderWithCoins } from './pending-order.service.ts';
import { timelineOf } from './timeline.service.ts';

const viewOne = async (deps: Deps, order: Order): Promise<OrderView> => {
  const [view] = await orderViews(deps.db, [order]);
  if (!view) throw new ApiError('10405');
  return view;
};
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
  const order = await createOrder(deps.db, viewer.userId, body, idempotencyKey);
  const cards = await listCards(deps.db, viewer.userId);
  return {
    ...(await createdResult(deps.db, order)),
    cards: cards.map(({ id, brand, last4, funding }) => ({ id, brand, last4, type: funding })),
  };
};

/** Closes the attempt that still waits, so that the amount may change; "already paid" wins. */
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
const confirm = async (deps: Deps, { viewer, body, request }: ConfirmCall): Promise<OrderView> => {
  const order = await readOwnOrder(deps.db, viewer.userId, body.orderNo);
  if (order.code === 'TBP') await closeAttempt(deps, order);
  await confirmOrder(deps.db, viewer.userId, body, await isAttestedApp(deps, request));
  return viewOne(deps, await readOwnOrder(deps.db, viewer.userId, body.orderNo));
};

const cancel = async (deps: Deps, userId: string, orderNo: string): Promise<OrderView> => {
  const order = await readOwnOrder(deps.db, userId, orderNo);
  if (order.code === 'INV' && order.endReason === 'canceled') return viewOne(deps, order);
  if (order.capturedAmount > 0) throw new ApiError('20804');
  if (order.code !== 'TBP') throw new ApiError('20601');
  const outcome = await endHold(deps.db, deps.gateway, order.id, 'canceled', deps.alarm);
  if (outcome === 'paid') throw new ApiError('20804');
  if (outcome === 'doubt') throw new ApiError('10503', { retryAfter: 2 });
  return viewOne(deps, await readOwnOrder(deps.db, userId, orderNo));
};

/** An order for its owner, or for whoever holds the link that we mailed; a stranger gets 404. */
const readAccessibleOrder = async (
  deps: Deps,
  { viewer, params, query }: Call<Api['getOrder']> | Call<Api['getOrderTimeline']>,
): Promise<{ order: Order; isOwn: boolean }> => {
  const own =
    viewer && (await readOwnOrder(deps.db, viewer.userId, params.orderNo).catch(() => undefined));
  if (own) return { order: own, isOwn: true };
  const valid = isOrderAccessValid(deps.env, params.orderNo, query.access, await deps.clock.now());
  const [order] = valid
    ? await deps.db.select().from(orders).where(eq(orders.orderNo, params.orderNo))
    : [];
  if (order) return { order, isOwn: false };
  throw new ApiError(viewer ? '10405' : '10104');
};

const readOrder = async (deps: Deps, call: Call<Api['getOrder']>): Promise<OrderView> => {
  const { order, isOwn } = await readAccessibleOrder(deps, call);
  const view = await viewOne(deps, order);
  return isOwn ? view : receiptView(view);
};

/** What a receipt says of an order's story. */
const REFUND_EVENTS: ReadonlySet<string> = new Set([
  'voucher_refunded',
  'refund_decided',
  'refund_succeeded',
]);
const readTimeline = async (deps: Deps, call: Call<Api['getOrderTimeline']>) => {
  const { order, isOwn } = await readAccessibleOrder(deps, call);
  const events = await timelineOf(deps.db, order);
  if (isOwn) return { orderNo: order.orderNo, events };
  const { vouchers } = await viewOne(deps, order);
  return {
    orderNo: order.orderNo,
    events: events
      .filter(({ event }) => REFUND_EVENTS.has(event))
      .map((event) => ({
        ...event,
        voucherNo: event.voucherNo && placeOf(vouchers, event.voucherNo),
      })),
  };
};

const productOf = async (deps: Deps, productId: string) => {
  const [product] = await deps.db
    .select({ id: products.id, categoryIds: products.categoryIds, buyLimit: products.buyLimit })
    .from(products)
    .where(sql`${products.id} = ${productId}::bigint`);
  if (!product) throw new ApiError('20714');
  return product;
};

/** The order that asks, or else the unpaid one of this product that has this code reserved: its own reservation does not stand in its way. */
const reservedOrderNo = async (
  deps: Deps,
  userId: string,
  orderNo: string | undefined,
  productId: number,
  code: string,
): Promise<string | undefined> => {
  if (orderNo) return (await readOwnOrder(deps.db, userId, orderNo)).id;
  const [order] = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.productId, productId),
        eq(orders.code, 'TBP'),
        eq(orders.discountCode, code.trim().toUpperCase()),
      ),
    );
  return order?.id;
};

const checkCode = async (deps: Deps, { viewer, body, request }: Call<Api['checkDiscount']>) => {
  const product = await productOf(deps, body.productId);
  const orderId = await reservedOrderNo(deps, viewer.userId, body.orderNo, product.id, body.code);
  const { coupon, discount } = await checkCoupon(deps.db, {
    userId: viewer.userId,
    code: body.code,
    total: body.amount,
    productId: product.id,
    categoryIds: product.categoryIds.map(String),
    isApp: await isAttestedApp(deps, request),
    ...(orderId && { orderId }),
  });
  return {
    code: coupon.code,
    couponId: coupon.id,
    name: coupon.name,
    type: coupon.type,
    discountAmount: discount,
    minimumAmount: coupon.minimum,
  };
};

const checkCoins = async (deps: Deps, { viewer, body }: Call<Api['checkTapCoin']>) => {
  await productOf(deps, body.productId);
  // Coins go from the one to the other when the order is confirmed: both are of one moment.
  const [balance, asking] = await deps.db.transaction(
    async (tx) =>
      [
        await spendableCoins(tx, viewer.userId),
        body.orderNo ? await readOwnOrder(tx, viewer.userId, body.orderNo) : undefined,
      ] as const,
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const waiting = await findPendingOrderWithCoins(deps.db, viewer.userId, asking?.id);
  const { coins, cents } = coinsToSpend(balance, Math.max(0, body.amount - SMALLEST_CHARGE_CENTS));
  const [first] = await deps.db
    .select({
      at: sql<
        string | null
      >`to_char(min(${coinLots.expiresAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(coinLots)
    .where(
      and(
        eq(coinLots.userId, viewer.userId),
        gt(coinLots.available, 0),
        sql`${coinLots.expiresAt} > app_now()`,
      ),
    );
  return {
    useTapCoinStatus: coins > 0 ? ('available' as const) : ('not_enough' as const),
    discountAmount: cents,
    allowUseCoin: coins,
    expiredTime: first?.at ?? null,
    balance,
    orderCoins: asking?.code === 'TBP' ? asking.coins : 0,
    waiting: waiting
      ? { orderNo: waiting.orderNo, coins: waiting.coins, holdExpiresAt: waiting.holdExpiresAt }
      : null,
  };
};

/** How many more one person may buy, by the product's limit and by what is left of product and plan. */
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
  checkDiscount: (call) => checkCode(deps, call),
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
