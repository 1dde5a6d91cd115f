import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import {
  listOwnCoupons,
  issueManually,
  listCoupons,
  revokeCoupon,
} from './coupon-admin.service.ts';

/** Codes that were issued, and the administrator's side of them. */
export const couponHandlers = (
  deps: Deps,
): Pick<Handlers, 'listMyCoupons' | 'listCoupons' | 'issueCoupon' | 'moveCoupon'> => ({
  listMyCoupons: ({ viewer }) => listOwnCoupons(deps.db, viewer.userId),
  listCoupons: () => listCoupons(deps.db),
  issueCoupon: ({ params, body }) => issueManually(deps.db, params.code, body),
  moveCoupon: ({ viewer, params }) => revokeCoupon(deps.db, params.code, viewer.userId),
});
