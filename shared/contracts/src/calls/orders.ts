import { defineCall } from '../call.ts';

/**
 * Legacy order calls (part 2, section 7, "Orders (legacy)"); they answer from the same services as
 * the v2 ones.
 */
export const createLegacyOrder = defineCall('createLegacyOrder', 'POST', '/user/order', 'client');
export const confirmLegacyOrder = defineCall(
  'confirmLegacyOrder',
  'PATCH',
  '/user/order',
  'client',
);
export const createOrderTemp = defineCall(
  'createOrderTemp',
  'POST',
  '/user/order/orderTemp',
  'client',
);
export const updateAllOrderPlanMd5 = defineCall(
  'updateAllOrderPlanMd5',
  'GET',
  '/user/order/updateAllOrderPlanMd5',
  'client',
);
export const getOrderTemp = defineCall(
  'getOrderTemp',
  'GET',
  '/user/order/orderTemp/{orderTempId}',
  'client',
);
export const retrieveOrder = defineCall('retrieveOrder', 'POST', '/user/order/retrieve', 'client');
export const listLegacyOrders = defineCall(
  'listLegacyOrders',
  'GET',
  '/user/order/list',
  'client',
  200,
  ['pageSize', 'pageNum'],
);
/** The order of its owner, or of whoever holds the signed link that we mailed (`?access=`). */
export const getOrder = defineCall('getOrder', 'GET', '/user/order/info/{orderNo}', 'visitor');
export const getOrderVouchers = defineCall(
  'getOrderVouchers',
  'GET',
  '/user/order/voucher/{orderNo}',
  'client',
);
export const exportOrderVouchers = defineCall(
  'exportOrderVouchers',
  'GET',
  '/user/order/export/voucher/{orderNo}',
  'client',
);

/** Orders (v2). */
export const createOrder = defineCall('createOrder', 'POST', '/v2/client/orders', 'client');
export const listOrders = defineCall('listOrders', 'GET', '/v2/client/orders', 'client', 200, [
  'pageSize',
  'pageNum',
]);
export const confirmOrder = defineCall(
  'confirmOrder',
  'PATCH',
  '/v2/client/orders/confirm',
  'client',
);
export const cancelOrder = defineCall('cancelOrder', 'POST', '/v2/client/orders/cancel', 'client');
export const checkDiscount = defineCall(
  'checkDiscount',
  'POST',
  '/v2/client/orders/discount/check',
  'client',
);
/** The codes of a shopper that an unpaid order could use. */
export const listOrderCoupons = defineCall(
  'listOrderCoupons',
  'GET',
  '/v1/client/orders/{orderNo}/coupons',
  'client',
);
export const checkTapCoin = defineCall(
  'checkTapCoin',
  'POST',
  '/v2/client/orders/discount/tap-coin/check',
  'client',
);
export const getPendingReviewCount = defineCall(
  'getPendingReviewCount',
  'GET',
  '/v2/client/orders/pending-review-count',
  'client',
);
export const getPendingPayProduct = defineCall(
  'getPendingPayProduct',
  'GET',
  '/v2/client/orders/pending-pay-product',
  'client',
);
export const listMyLimitedVouchers = defineCall(
  'listMyLimitedVouchers',
  'GET',
  '/v2/client/orders/myLimitedVoucher',
  'client',
  200,
  ['pageSize', 'pageNum'],
);
export const createVoucherQrCode = defineCall(
  'createVoucherQrCode',
  'POST',
  '/v2/client/orders/createVoucherQrCode',
  'client',
);
export const getAvailableOrderQuantity = defineCall(
  'getAvailableOrderQuantity',
  'GET',
  '/v2/client/orders/getAvailableOrderQuantity/{productId}',
  'client',
);
export const getVoucherQrCodeStatus = defineCall(
  'getVoucherQrCodeStatus',
  'GET',
  '/v2/client/orders/getVoucherQrCodeStatus/{voucherNo}',
  'client',
);

/** Beyond the specification. The story of an order, for whom {@link getOrder} shows it to. */
export const getOrderTimeline = defineCall(
  'getOrderTimeline',
  'GET',
  '/v1/client/orders/{orderNo}/timeline',
  'visitor',
);
export const redeemVoucher = defineCall(
  'redeemVoucher',
  'POST',
  '/v1/merchant/vouchers/redeem',
  'merchant',
);
export const listMerchantOrders = defineCall(
  'listMerchantOrders',
  'GET',
  '/v1/merchant/orders',
  'merchant',
);
/** Reads, in a body of its own: an order may have more vouchers than an address has room for. */
export const previewMerchantRefund = defineCall(
  'previewMerchantRefund',
  'POST',
  '/v1/merchant/orders/{orderNo}/refund-preview',
  'merchant',
);
export const decideMerchantOrder = defineCall(
  'decideMerchantOrder',
  'PATCH',
  '/v1/merchant/orders/{orderNo}',
  'merchant',
);
