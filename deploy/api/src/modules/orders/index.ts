import type { ApiModule } from '../../module.ts';
import { checkInvariants } from './invariants.ts';
import { orderHandlers } from './orders.routes.ts';

/** The order itself: its price, stock, snapshot, state machine and events (part 3). */
export const ordersModule: ApiModule = {
  name: 'orders',
  handlers: orderHandlers,
  sweeps: [
    {
      name: 'orders-invariants',
      everySeconds: 300,
      run: async ({ pool }) => {
        const broken = await checkInvariants(pool);
        if (broken.length > 0)
          throw new Error(`invariants broken: ${JSON.stringify(broken).slice(0, 1000)}`);
      },
    },
  ],
};

export { type Breach, checkInvariants } from './invariants.ts';
export { changeableUntil, freeUntilOf, policyOf } from './change-policy.ts';
export { confirmOrder } from './confirm-order.service.ts';
export { createOrder, createdResult } from './create-order.service.ts';
export { claimEndedHolds, markDoubtful } from './ended-holds.service.ts';
export {
  confirmWaitingOrder,
  endUnconfirmed,
  findWaitingOrders,
  lockUnreminded,
  markConfirmReminded,
  markMailed,
} from './order-confirmation.service.ts';
export { moveToDay, type OrderDay } from './order-day.service.ts';
export {
  addChangedBack,
  addReturned,
  addReturnedCoins,
  addReturnedMoney,
  holdRedemption,
  markPaid,
  releaseRedemption,
} from './order-money.service.ts';
export { returnSupplementPlaces, swapPlaces, takeOverPlaces } from './order-places.service.ts';
export {
  closeReview,
  closeReviews,
  markReviewed,
  openReview,
  withdrawReview,
} from './order-review.service.ts';
export { completeFreeSupplement, createSupplement } from './supplement-order.service.ts';
export {
  addVouchers,
  expireVouchers,
  invalidateVoucher,
  keepVouchers,
  takeUseBack,
  useVoucher,
} from './voucher-state.service.ts';
export { limitGuesses } from './discount-checks.ts';
export { endUnpaid, orderEnded } from './end-order.service.ts';
export { createOrderAccessToken, isOrderAccessValid } from './order-access-token.ts';
export { consumeCoupon } from './order-coupon.service.ts';
export {
  lockHeldOrder,
  lockOrder,
  record,
  type Order,
  readOrderById,
  readOrderByNo,
  readOrderOfVoucher,
} from './order-events.service.ts';
export {
  countToReview,
  listLimitedOrders,
  listMerchantOrders,
  listOwnOrders,
  listPayable,
  merchantIdOf,
  readMerchantOrder,
  findOwnOrderId,
  readLastOrderName,
  readOwnOrder,
  type ListQuery,
} from './order-queries.service.ts';
export {
  markRewardWithdrawn,
  ratioOf,
  refreshOrderState,
  rewardKeyOf,
  rewardOf,
  type Voucher,
  vouchersOf,
} from './order-state.service.ts';
export type { MerchantOrderView, OrderView } from './order.types.ts';
export { orderEvents, orders, vouchers } from './orders.tables.ts';
export { isRefundable, isReturned, refundOf } from './refund-amounts.ts';
export { returnSoldStock, sellStock } from './stock.service.ts';
export { readOrderEvents, readOrderNumbers, readRefundTimes } from './order-events.service.ts';
export { vouchersOfOrders } from './order-state.service.ts';
