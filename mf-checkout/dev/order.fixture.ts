import type { CallData } from '@tapnook/platform';

type Order = CallData<'getOrder'>;
const text = (en_gb: string, zh_hk: string): { en_gb: string; zh_hk: string } => ({ en_gb, zh_hk });
const NO_OPTION = { required: false, display: false, prefix: null };

/** An unpaid order of two pottery places, made at 09:50 UTC on 20 November 2026, as the API gives it. */
export const pendingOrder = (more: Partial<Order> = {}): Order => ({
  orderId: 'o-1', orderNo: 'TN2611-7KQ2M9XBCD', productId: '1024', productRoute: 'hands-on-pottery', firstName: null, lastName: null, idCardNo: null, regionId: null, phoneRegionId: null, phone: null, email: null, customerName: null,
  productImages: ['/api/media/scene-pottery'], productName: text('Hands-on pottery', '手拉坯陶藝班'), planName: text('One piece, wheel-thrown', '單人拉坯一件'), planId: '2048',
  planInfo: {
    planId: '2048', planNo: 'P2048', planName: text('One piece, wheel-thrown', '單人拉坯一件'), planDescription: null, planImages: [], howToUse: text('Open the voucher on the stairs.', '上樓前先打開電子券。'), termsConditions: null,
    appointDateOrPeriod: 'DATE', startExchangeTime: '2026-11-19T16:00:00.000Z', endExchangeTime: '2026-11-28T16:00:00.000Z', customerAddressOption: NO_OPTION, customerSummaryOption: NO_OPTION, idCardNeeded: false,
  },
  participationTime: '2026-11-28T06:10:00.000Z', participationEndTime: null, twelveHoursTimeStr: '2:10 PM', price: 48_000, quantity: 2, totalAmount: 96_000, currency: 'HKD', orderStatus: 'TBP', vouchersRedeemStatus: 'initial', residuePayTime: 1800,
  vouchers: [], purchaseTime: '2026-11-20T09:50:00.000Z', payTime: null, transactionNo: null, transaction: null, cards: [], vouchersExchangeAlias: text('Tickets', '門票'), skuId: null,
  multiOptionsCombination: [{ optionId: '1', optionName: text('Glaze', '釉色'), fieldId: '11', fieldName: text('Ferry green', '渡輪綠'), type: 'chips', sort: 1 }], additions: [],
  discountCode: null, discountAmount: 0, tapCoinDiscountAmount: 0, usedTapCoin: 0, paymentAmount: 96_000, reviewStatus: null, reviewTemplateId: null, merchantId: '31', bookStatus: null, requiresRedeemedCount: 0, usageLimit: 1, isBooking: false,
  electronicCouponType: 'voucher', openBookingDate: null, holdExpiresAt: '2026-11-20T10:20:00.000Z', participationDate: '2026-11-28', startTime: '14:10', customerAddress: null, customerSummary: null, useNotification: false,
  merchantName: text('Kiln Street Studio', '窰街工房'), branchStores: [{ branchId: '7', branchName: text('Kiln Street Studio', '窰街工房'), address: text('3/F, 128 Yu Chau Street', '汝州街128號3樓'), districtName: text('Sham Shui Po', '深水埗'), tel: '+852 2541 6028', mapLocation: null }],
  payMethod: null, paidCard: null, refundedAmount: 0, refundedTapCoin: 0, rewardTapCoin: 96, completeRewardCoinRatio: 10, endReason: null, reviewId: null,
  ...more,
});

/** One voucher of {@link paidOrder}. */
export const voucher = (index: number, more: Partial<Order['vouchers'][number]> = {}): Order['vouchers'][number] => ({
  voucherNo: `TN2611-3FJW8ZPYR${index}`, status: 'requires_redeemed', voucher: `TN2611 3FJW8 ZPYR${index}`, participationTime: '2026-11-28T06:10:00.000Z', participationEndTime: null, appointDateOrPeriod: 'DATE', usedCount: 0, usageLimit: 1,
  redeemedAt: null, startExchangeTime: '2026-11-19T16:00:00.000Z', endExchangeTime: '2026-11-28T16:00:00.000Z', bookingDate: null, bookingTime: null, bookingOptions: null, changeableUntil: null, ...more,
});

/** The same order, paid by card, with its two vouchers. */
export const paidOrder = (more: Partial<Order> = {}): Order =>
  pendingOrder({
    firstName: 'Ka Yan', lastName: 'Cheung', customerName: 'Ka Yan Cheung', phoneRegionId: 'HK', phone: '61234567', email: 'kayan@mail.example', orderStatus: 'TBR', vouchersRedeemStatus: 'requires_redeemed', residuePayTime: 0, holdExpiresAt: null,
    payTime: '2026-11-20T09:55:00.000Z', payMethod: 'card', paidCard: { brand: 'visa', last4: '4242' }, transactionNo: 'TN2611-TRANSACTIO', vouchers: [voucher(1), voucher(2)], requiresRedeemedCount: 2, ...more,
  });
