import { defineCall } from '../call.ts';

/** What merchants are paid, month by month, and what of it leaves the house as a file. */
export const listStatements = defineCall(
  'listStatements',
  'GET',
  '/v1/merchant/merchants/{merchantId}/statements',
  'merchant',
);
export const getStatement = defineCall(
  'getStatement',
  'GET',
  '/v1/merchant/merchants/{merchantId}/statements/{month}',
  'merchant',
);
export const exportStatement = defineCall(
  'exportStatement',
  'GET',
  '/v1/merchant/merchants/{merchantId}/statements/{month}/csv',
  'merchant',
);
export const exportOrders = defineCall(
  'exportOrders',
  'GET',
  '/v1/merchant/merchants/{merchantId}/orders/csv',
  'merchant',
);
export const listPayouts = defineCall('listPayouts', 'GET', '/v1/admin/payouts', 'admin');
export const setCommission = defineCall(
  'setCommission',
  'PATCH',
  '/v1/admin/merchants/{merchantId}/commission',
  'admin',
);
