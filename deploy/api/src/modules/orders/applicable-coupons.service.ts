import type { Api } from '@tapnook/contracts/api';
import type { Deps } from '../../deps.ts';
import { ApiError, codeOf } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { isAttestedApp } from '../../plugins/app-attestation.ts';
import { checkCoupon, listOwnCoupons } from '../coupons/index.ts';
import { productOf } from './discount-checks.ts';
import type { Order } from './order-events.service.ts';
import { readOwnOrder } from './order-queries.service.ts';

/** More are not tried for one order. */
const MAX_COUPONS = 20;

const discountOf = async (
  deps: Deps,
  order: Order,
  code: string,
  isApp: boolean,
): Promise<number> => {
  const product = await productOf(deps, String(order.productId));
  try {
    const { discount } = await checkCoupon(deps.db, {
      userId: order.userId,
      code,
      total: order.totalAmount,
      productId: product.id,
      categoryIds: product.categoryIds.map(String),
      isApp,
      orderId: order.id,
      findHolder: () => Promise.resolve(undefined),
    });
    return discount;
  } catch (error) {
    if (codeOf(error) === '20627') return 0;
    throw error;
  }
};

/** The codes issued to a shopper that an unpaid order could use, the one that saves most first. */
export const listApplicableCoupons = async (
  deps: Deps,
  { viewer, params, request }: Call<Api['listOrderCoupons']>,
) => {
  const order = await readOwnOrder(deps.db, viewer.userId, params.orderNo);
  if (order.code !== 'TBP') throw new ApiError('20601');
  const isApp = await isAttestedApp(deps, request);
  const own = await listOwnCoupons(deps.db, viewer.userId);
  const offers = [];
  for (const { code, name, endTime } of own.filter(({ isUsed }) => !isUsed).slice(0, MAX_COUPONS))
    offers.push({
      code,
      name,
      endTime,
      discountAmount: await discountOf(deps, order, code, isApp),
    });
  return offers
    .filter(({ discountAmount }) => discountAmount > 0)
    .toSorted((a, b) => b.discountAmount - a.discountAmount);
};
