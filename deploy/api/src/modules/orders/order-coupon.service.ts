import type { Tx } from '../../db/pool.ts';
import type { CouponRequest } from '../coupons/coupon-check.service.ts';
import * as coupons from '../coupons/coupons.service.ts';
import { record } from './order-events.service.ts';

/** Reserves a coupon for an order and returns the discount in cents. */
export const reserveCoupon = async (
  tx: Tx,
  orderId: string,
  request: CouponRequest,
): Promise<number> => {
  const discount = await coupons.reserveCoupon(tx, orderId, request);
  await record(tx, { orderId, kind: 'coupon', event: 'coupon_reserved', amount: discount });
  return discount;
};

export const releaseCoupon = async (tx: Tx, orderId: string): Promise<void> => {
  if (await coupons.releaseCoupon(tx, orderId))
    await record(tx, { orderId, kind: 'coupon', event: 'coupon_released' });
};

export const consumeCoupon = async (tx: Tx, orderId: string): Promise<void> => {
  if (await coupons.consumeCoupon(tx, orderId))
    await record(tx, { orderId, kind: 'coupon', event: 'coupon_consumed' });
};
