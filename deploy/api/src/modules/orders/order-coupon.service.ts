import type { Tx } from '../../db/pool.ts';
import {
  consumeCoupon as consume,
  releaseCoupon as release,
  reserveCoupon as reserve,
  type CouponRequest,
} from '../coupons/index.ts';
import { record } from './order-events.service.ts';

/** Reserves a coupon for an order and returns the discount in cents. */
export const reserveCoupon = async (
  tx: Tx,
  orderId: string,
  request: CouponRequest,
): Promise<number> => {
  const discount = await reserve(tx, orderId, request);
  await record(tx, { orderId, kind: 'coupon', event: 'coupon_reserved', amount: discount });
  return discount;
};

export const releaseCoupon = async (tx: Tx, orderId: string): Promise<void> => {
  if (await release(tx, orderId))
    await record(tx, { orderId, kind: 'coupon', event: 'coupon_released' });
};

export const consumeCoupon = async (tx: Tx, orderId: string): Promise<void> => {
  if (await consume(tx, orderId))
    await record(tx, { orderId, kind: 'coupon', event: 'coupon_consumed' });
};
