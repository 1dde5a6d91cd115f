import type { Api } from '@tapnook/contracts/api';
import { coinsToSpend, SMALLEST_CHARGE_CENTS } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError, codeOf } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { isAttestedApp } from '../../plugins/app-attestation.ts';
import { products } from '../catalog/index.ts';
import { checkCoupon } from '../coupons/index.ts';
import { spendableCoins, firstExpiryOf } from '../points/index.ts';
import { readOwnOrder } from './order-queries.service.ts';
import { orders } from './orders.tables.ts';
import { findPendingOrderWithCoins, findPendingOrderWithCoupon } from './pending-order.service.ts';

export const productOf = async (deps: Deps, productId: string) => {
  const [product] = await deps.db
    .select({ id: products.id, categoryIds: products.categoryIds, buyLimit: products.buyLimit })
    .from(products)
    .where(sql`${products.id} = ${productId}::bigint`);
  if (!product) throw new ApiError('20714');
  return product;
};

/**
 * The order being checked, or else the unpaid order of this product that has reserved the code. Its
 * own reservation must not count as used.
 */
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

export const checkCode = async (
  deps: Deps,
  { viewer, body, request }: Call<Api['checkDiscount']>,
) => {
  const product = await productOf(deps, body.productId);
  const orderId = await reservedOrderNo(deps, viewer.userId, body.orderNo, product.id, body.code);
  const { coupon, discount } = await checkCoupon(deps.db, {
    userId: viewer.userId,
    code: body.code,
    total: body.amount,
    productId: product.id,
    categoryIds: product.categoryIds.map(String),
    isApp: await isAttestedApp(deps, request),
    findHolder: (couponId) => findPendingOrderWithCoupon(deps.db, viewer.userId, couponId, orderId),
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

export const checkCoins = async (deps: Deps, { viewer, body }: Call<Api['checkTapCoin']>) => {
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
  return {
    useTapCoinStatus: coins > 0 ? ('available' as const) : ('not_enough' as const),
    discountAmount: cents,
    allowUseCoin: coins,
    expiredTime: await firstExpiryOf(deps.db, viewer.userId),
    balance,
    orderCoins: asking?.code === 'TBP' ? asking.coins : 0,
    waiting: waiting
      ? { orderNo: waiting.orderNo, coins: waiting.coins, holdExpiresAt: waiting.holdExpiresAt }
      : null,
  };
};

/**
 * Codes that do not work, for one person: above any shopper's patience, below any guesser's need.
 */
const WRONG_CODE_LIMIT = { times: 20, seconds: 3600 };
export const limitGuesses = <T>(deps: Deps, userId: string, work: () => Promise<T>): Promise<T> =>
  deps.rateLimiter.guess(
    `coupon:${userId}`,
    WRONG_CODE_LIMIT,
    (error) => codeOf(error) === '20627',
    work,
  );
