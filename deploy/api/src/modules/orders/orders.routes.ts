import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { listApplicableCoupons } from './applicable-coupons.service.ts';
import { availableQuantity } from './available-quantity.service.ts';
import { checkCode, checkCoins, limitGuesses } from './discount-checks.ts';
import { countPlanDigests, countToReview } from './order-queries.service.ts';
import { createOrderTemp, readOrderTemp } from './order-temps.service.ts';

type OrderCalls =
  | 'checkDiscount'
  | 'listOrderCoupons'
  | 'checkTapCoin'
  | 'getPendingReviewCount'
  | 'getAvailableOrderQuantity'
  | 'createOrderTemp'
  | 'getOrderTemp'
  | 'updateAllOrderPlanMd5';

/** What is asked before an order and about orders as such (part 3, "Order"). */
export const orderHandlers = (deps: Deps): Pick<Handlers, OrderCalls> => ({
  checkDiscount: (call) => limitGuesses(deps, call.viewer.userId, () => checkCode(deps, call)),
  listOrderCoupons: (call) => listApplicableCoupons(deps, call),
  checkTapCoin: (call) => checkCoins(deps, call),
  getPendingReviewCount: async ({ viewer }) => ({
    pendingCount: await countToReview(deps.db, viewer.userId),
  }),
  getAvailableOrderQuantity: (call) => availableQuantity(deps, call),
  createOrderTemp: (call) => createOrderTemp(deps, call),
  getOrderTemp: (call) => readOrderTemp(deps, call),
  updateAllOrderPlanMd5: ({ viewer }) => countPlanDigests(deps.db, viewer.role === 'admin'),
});
