import { defineCall } from '../call.ts';

/** Beyond the specification: a shopper asks for a refund, and merchant or house answers. */
export const getRefundTerms = defineCall(
  'getRefundTerms',
  'GET',
  '/v1/client/orders/{orderNo}/refund-requests',
  'client',
);
export const createRefundRequest = defineCall(
  'createRefundRequest',
  'POST',
  '/v1/client/orders/{orderNo}/refund-requests',
  'client',
);
export const answerRefundRequest = defineCall(
  'answerRefundRequest',
  'POST',
  '/v1/client/refund-requests/{requestId}/answer',
  'client',
);
export const withdrawRefundRequest = defineCall(
  'withdrawRefundRequest',
  'POST',
  '/v1/client/refund-requests/{requestId}/withdraw',
  'client',
);
/** A merchant sees the requests to itself, an administrator those of every merchant. */
export const listRefundRequests = defineCall(
  'listRefundRequests',
  'GET',
  '/v1/merchant/refund-requests',
  'merchant',
);
export const decideRefundRequest = defineCall(
  'decideRefundRequest',
  'PATCH',
  '/v1/merchant/refund-requests/{requestId}',
  'merchant',
);
/** The decision of the house about what was escalated. */
export const settleRefundRequest = defineCall(
  'settleRefundRequest',
  'PATCH',
  '/v1/admin/refund-requests/{requestId}',
  'admin',
);

/**
 * A shopper moves a dated order to another day; a merchant who confirms orders confirms that too.
 */
export const getDateChange = defineCall(
  'getDateChange',
  'GET',
  '/v1/client/orders/{orderNo}/date-change',
  'client',
);
export const changeOrderDate = defineCall(
  'changeOrderDate',
  'POST',
  '/v1/client/orders/{orderNo}/date-change',
  'client',
);
export const listDateChanges = defineCall(
  'listDateChanges',
  'GET',
  '/v1/merchant/date-changes',
  'merchant',
);
export const decideDateChange = defineCall(
  'decideDateChange',
  'PATCH',
  '/v1/merchant/date-changes/{changeId}',
  'merchant',
);

/** A merchant calls a day off; each shopper of that day chooses another one or the money. */
export const callOffDay = defineCall(
  'callOffDay',
  'POST',
  '/v1/merchant/products/{productId}/called-off-days',
  'merchant',
);
export const listCalledOffDays = defineCall(
  'listCalledOffDays',
  'GET',
  '/v1/merchant/called-off-days',
  'merchant',
);
export const chooseAfterCallOff = defineCall(
  'chooseAfterCallOff',
  'POST',
  '/v1/client/orders/{orderNo}/called-off-visit',
  'client',
);
