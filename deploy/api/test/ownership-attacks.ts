import { ADDRESS, type Owned } from './ownership-world.ts';
import { CONTACT } from './shop.ts';

const NAME = { en_gb: 'Mine now', zh_hk: '歸我' };
const BRANCH = {
  name: NAME,
  address: NAME,
  districtId: '1',
  tel: '',
  latitude: 22,
  longitude: 114,
  hours: [],
};
/** How a call is tried on what is another's. */
export type Attack = (o: Owned) => readonly [path: string, body?: object];
const choice = (o: Owned) => ({ orderNo: o.booked, date: o.day });
/** Every call of a member that takes the name of what may be another's. */
export const BY_SHOPPERS: Readonly<Record<string, Attack>> = {
  confirmLegacyOrder: (o) => ['/user/order', { orderNo: o.unpaid, ...CONTACT }],
  confirmOrder: (o) => ['/v2/client/orders/confirm', { orderNo: o.unpaid, ...CONTACT }],
  cancelOrder: (o) => ['/v2/client/orders/cancel', { orderNo: o.unpaid }],
  getOrderTemp: (o) => [`/user/order/orderTemp/${o.orderTempId}`],
  retrieveOrder: (o) => ['/user/order/retrieve', { orderNo: o.paid }],
  getOrder: (o) => [`/user/order/info/${o.paid}`],
  getOrderVouchers: (o) => [`/user/order/voucher/${o.paid}`],
  exportOrderVouchers: (o) => [`/user/order/export/voucher/${o.paid}`],
  getOrderTimeline: (o) => [`/v1/client/orders/${o.paid}/timeline`],
  getRefundTerms: (o) => [`/v1/client/orders/${o.paid}/refund-requests`],
  createRefundRequest: (o) => [
    `/v1/client/orders/${o.reviewed}/refund-requests`,
    { reason: 'other' },
  ],
  answerRefundRequest: (o) => [
    `/v1/client/refund-requests/${o.refundRequestId}/answer`,
    { message: 'mine' },
  ],
  withdrawRefundRequest: (o) => [`/v1/client/refund-requests/${o.refundRequestId}/withdraw`],
  getDateChange: (o) => [`/v1/client/orders/${o.paid}/date-change?month=${o.day.slice(0, 7)}`],
  changeOrderDate: (o) => [`/v1/client/orders/${o.paid}/date-change`, { date: o.day }],
  chooseAfterCallOff: (o) => [`/v1/client/orders/${o.paid}/called-off-visit`, { choice: 'refund' }],
  listOrderCoupons: (o) => [`/v1/client/orders/${o.unpaid}/coupons`],
  createGift: (o) => [
    `/v1/client/orders/${o.paid}/gifts`,
    { voucherNo: o.voucherNo, recipientName: 'x' },
  ],
  takeBackGift: () => ['/v1/client/gifts/00000000-0000-4000-8000-000000000000/take-back', {}],
  claimGift: () => [
    `/v1/client/gift-links/00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}/claim`,
    {},
  ],
  listGifts: (o) => [`/v1/client/orders/${o.paid}/gifts`],
  listWalletPasses: (o) => [`/v1/client/orders/${o.paid}/wallet-passes`],
  createVoucherQrCode: (o) => [
    '/v2/client/orders/createVoucherQrCode',
    { orderNo: o.paid, voucherNo: o.voucherNo },
  ],
  getVoucherQrCodeStatus: (o) => [`/v2/client/orders/getVoucherQrCodeStatus/${o.voucherNo}`],
  payOrder: (o) => [
    '/v2/client/payOrders',
    {
      orderId: o.unpaid,
      payGateway: 'stripe',
      payMethod: 'card',
      returnUrl: '/en-US/',
      productName: 'x',
      paymentMethodId: 'pm_ok',
    },
  ],
  retrieveTransaction: (o) => [
    '/user/payment/transactions/retrieve',
    { orderNo: o.paid, transactionId: o.transactionId },
  ],
  getTransactionStatus: (o) => [`/user/payment/transactions/${o.transactionId}/status`],
  removeCard: () => ['/user/payment/cards/pm_of_another?paymentGateway=stripe'],
  updateCard: () => ['/user/payment/cards/pm_of_another', { isDefault: true }],
  createBooking: (o) => ['/client/booking', { ...choice(o), bookingNum: 1, customerName: 'x' }],
  changeBooking: (o) => ['/client/booking', choice(o)],
  cancelBooking: (o) => ['/client/booking/cancel', { orderNo: o.booked, bookingId: o.bookingId }],
  getBooking: (o) => [`/client/booking/${o.booked}`],
  getCombinationQuotaAndStatus: (o) => ['/client/booking/getCombinationQuotaAndStatus', choice(o)],
  getBookingOption: (o) => [`/client/booking/getBookingOption?orderNo=${o.booked}&date=${o.day}`],
  getBookingOptionList: (o) => [
    '/client/booking/getBookingOptionList',
    { orderNo: o.booked, month: o.day.slice(0, 7) },
  ],
  sendBookingSucceed: (o) => [
    `/client/booking/sendBookingSucceed?orderNo=${o.booked}&bookingId=${o.bookingId}`,
  ],
  updateAddress: (o) => [`/v1/client/accounts/users/address-book/${o.addressId}`, ADDRESS],
  removeAddress: (o) => [`/v1/client/accounts/users/address-book/${o.addressId}`],
  removeDevice: () => ['/v1/client/accounts/users/devices/session-of-another-0000'],
  renamePasskey: () => ['/v1/client/accounts/users/passkeys/passkey-of-another', { name: 'mine' }],
  sendMerchantContactEmail: (o) => [`/v1/merchant/client/sendMerchantContactEmail/${o.contactId}`],
  createReview: (o) => [
    '/v1/reviews',
    {
      orderId: o.paid,
      overallScore: 1,
      message: 'Never was there at all.',
      isAnonymous: false,
      isRecommended: false,
      agreeTerms: true,
    },
  ],
  getReviewOrder: (o) => [`/v1/reviews/order/${o.reviewed}`],
  getReviewDetail: (o) => [`/v1/reviews/detail?reviewId=${o.reviewId}`],
  likeReview: (o) => [`/v1/reviews/${o.reviewId}`, { likeIt: true }],
};
/** Every call of a merchant that takes the name of what may be another merchant's. */
export const BY_MERCHANTS: Readonly<Record<string, Attack>> = {
  previewProduct: (o) => [`/user/product/preview/${o.productId}`],
  redeemVoucher: (o) => ['/v1/merchant/vouchers/redeem', { voucherNo: o.voucherNo }],
  decideMerchantOrder: (o) => [`/v1/merchant/orders/${o.paid}`, { action: 'refund' }],
  previewMerchantRefund: (o) => [`/v1/merchant/orders/${o.paid}/refund-preview`, {}],
  findVoucher: (o) => ['/v1/merchant/vouchers/find', { voucherNo: o.voucherNo }],
  undoRedemption: (o) => [`/v1/merchant/vouchers/${o.voucherNo}/undo`, {}],
  getManagedMerchant: (o) => [`/v1/merchant/merchants/${o.merchantId}`],
  changeMerchant: (o) => [`/v1/merchant/merchants/${o.merchantId}`, { keywords: ['mine'] }],
  createBranch: (o) => [`/v1/merchant/merchants/${o.merchantId}/branches`, BRANCH],
  changeBranch: (o) => [`/v1/merchant/merchants/${o.merchantId}/branches/1`, { tel: '1' }],
  listPeople: (o) => [`/v1/merchant/merchants/${o.merchantId}/people`],
  invitePerson: (o) => [
    `/v1/merchant/merchants/${o.merchantId}/people`,
    { email: 'mine@example.com', role: 'owner' },
  ],
  changePerson: (o) => [
    `/v1/merchant/merchants/${o.merchantId}/people/${o.merchantUserId}`,
    { role: 'counter' },
  ],
  removePerson: (o) => [`/v1/merchant/merchants/${o.merchantId}/people/${o.merchantUserId}`],
  withdrawInvitation: (o) => [`/v1/merchant/merchants/${o.merchantId}/invitations/1`],
  createProduct: (o) => [
    '/v1/merchant/products',
    { merchantId: String(o.merchantId), kind: 'period', name: NAME, categoryIds: ['1'] },
  ],
  importProducts: (o) => [
    '/v1/merchant/products/import',
    { merchantId: String(o.merchantId), csv: 'kind,category' },
  ],
  getManagedProduct: (o) => [`/v1/merchant/products/${o.productId}`],
  changeProduct: (o) => [`/v1/merchant/products/${o.productId}`, { version: 1, name: NAME }],
  moveProductContent: (o) => [
    `/v1/merchant/products/${o.productId}/content`,
    { state: 'unpublished' },
  ],
  createPlan: (o) => [`/v1/merchant/products/${o.productId}/plans`, { name: NAME, price: 400 }],
  changePlan: (o) => [`/v1/merchant/products/${o.productId}/plans/${o.planId}`, { price: 400 }],
  setPersonTypes: (o) => [
    `/v1/merchant/products/${o.productId}/plans/${o.planId}/person-types`,
    { personTypes: [] },
  ],
  setPlanOptions: (o) => [
    `/v1/merchant/products/${o.productId}/plans/${o.planId}/options`,
    { groups: [], additions: [] },
  ],
  listProductVersions: (o) => [`/v1/merchant/products/${o.productId}/versions`],
  restoreProductVersion: (o) => [
    `/v1/merchant/products/${o.productId}/versions/1/restored`,
    { current: 1 },
  ],
  createProductPreview: (o) => [`/v1/merchant/products/${o.productId}/preview`, {}],
  answerReview: (o) => [`/v1/merchant/reviews/${o.reviewId}/answer`, { message: 'mine' }],
  reportReview: (o) => [`/v1/merchant/reviews/${o.reviewId}/report`, { reason: 'other' }],
  listStatements: (o) => [`/v1/merchant/merchants/${o.merchantId}/statements`],
  getStatement: (o) => [`/v1/merchant/merchants/${o.merchantId}/statements/2026-11`],
  exportStatement: (o) => [`/v1/merchant/merchants/${o.merchantId}/statements/2026-11/csv`],
  exportOrders: (o) => [
    `/v1/merchant/merchants/${o.merchantId}/orders/csv?from=${o.day}&to=${o.day}`,
  ],
  listManagedSlots: (o) => [`/v1/merchant/products/${o.productId}/slots?from=${o.day}&to=${o.day}`],
  setSlots: (o) => [
    `/v1/merchant/products/${o.productId}/slots`,
    { planId: o.planId, from: o.day, to: o.day, weekdays: [1, 2, 3, 4, 5, 6, 7], times: [] },
  ],
  decideRefundRequest: (o) => [
    `/v1/merchant/refund-requests/${o.refundRequestId}`,
    { action: 'approve' },
  ],
  decideDateChange: () => [
    '/v1/merchant/date-changes/00000000-0000-4000-8000-000000000000',
    { action: 'confirm' },
  ],
  callOffDay: (o) => [
    `/v1/merchant/products/${o.productId}/called-off-days`,
    { date: o.day, reason: 'mine' },
  ],
  setProductBooking: (o) => [`/v1/merchant/products/${o.productId}/booking`, { state: 'stopped' }],
  getMerchantContact: (o) => [`/v1/merchant/client/merchantContacts/${o.contactId}`],
  moveProduct: (o) => [`/v1/merchant/products/${o.productId}/shelf`, { status: 'OFF_SHELF' }],
  listShelfEvents: (o) => [`/v1/merchant/products/${o.productId}/shelf`],
  previewMerchantDetails: (o) => [
    `/client/merchant/getMerchantDetailsById/${o.merchantId}/preview`,
  ],
};
