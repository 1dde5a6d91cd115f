import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { couponsOf, issueByHand, listCoupons, revokeCoupon } from './coupon-admin.service.ts';

/** Codes that were issued, and the administrator's side of them. */
export const couponHandlers = (
  deps: Deps,
): Pick<Handlers, 'listMyCoupons' | 'listCoupons' | 'issueCoupon' | 'moveCoupon'> => ({
  listMyCoupons: ({ viewer }) => couponsOf(deps.db, viewer.userId),
  listCoupons: () => listCoupons(deps.db),
  issueCoupon: ({ params, body }) => issueByHand(deps.db, params.code, body),
  moveCoupon: ({ viewer, params }) => revokeCoupon(deps.db, params.code, viewer.userId),
});
