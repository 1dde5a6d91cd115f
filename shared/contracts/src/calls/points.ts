import { defineCall } from '../call.ts';

/**
 * Points, called Tapcoins (part 2, section 7). The two POSTs need the server's or an
 * administrator's credential.
 */
export const getPointsAmount = defineCall(
  'getPointsAmount',
  'GET',
  '/v1/client/points/amount',
  'client',
);
export const createPointTransaction = defineCall(
  'createPointTransaction',
  'POST',
  '/v1/client/points/transactions',
  'server',
);
export const refundPointTransaction = defineCall(
  'refundPointTransaction',
  'POST',
  '/v1/client/points/transactions/{id}/refund',
  'server',
);
export const listPointTransactions = defineCall(
  'listPointTransactions',
  'GET',
  '/v1/client/points/transactions',
  'client',
  200,
  ['pageIndex', 'pageSize'],
);
