import type { ApiModule } from '../../module.ts';
import { issueAutomatically } from './coupon-admin.service.ts';
import { couponHandlers } from './coupons.routes.ts';

/** Discount codes: checked, reserved, used, and issued to shoppers. */
export const couponsModule: ApiModule = {
  name: 'coupons',
  handlers: couponHandlers,
  sweeps: [{ name: 'coupons-issue', everySeconds: 60, run: ({ db }) => issueAutomatically(db) }],
};

export { checkCoupon, type CouponRequest } from './coupon-check.service.ts';
export { insertCoupon, listOwnCoupons } from './coupon-admin.service.ts';
export { expireCoupons } from './coupons.service.ts';
export { consumeCoupon, releaseCoupon, reserveCoupon } from './coupons.service.ts';
export { couponNames } from './coupon-names.ts';
