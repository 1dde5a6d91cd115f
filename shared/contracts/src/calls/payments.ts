import { defineCall } from '../call.ts';

/** Payments and cards (part 2, section 7). */
export const payOrder = defineCall('payOrder', 'POST', '/v2/client/payOrders', 'client');
export const retrieveTransaction = defineCall(
  'retrieveTransaction',
  'POST',
  '/user/payment/transactions/retrieve',
  'client',
);
export const getTransactionStatus = defineCall(
  'getTransactionStatus',
  'GET',
  '/user/payment/transactions/{transactionId}/status',
  'client',
);
export const addCard = defineCall('addCard', 'POST', '/user/payment/cards', 'client');
export const listCards = defineCall('listCards', 'GET', '/user/payment/cards', 'client');
export const removeCard = defineCall(
  'removeCard',
  'DELETE',
  '/user/payment/cards/{paymentMethodId}',
  'client',
);

/** Beyond the specification. */
export const updateCard = defineCall(
  'updateCard',
  'PATCH',
  '/user/payment/cards/{paymentMethodId}',
  'client',
);
export const getPaymentConfig = defineCall(
  'getPaymentConfig',
  'GET',
  '/v1/public/payments/config',
  'public',
);
/** Called by the gateway; its signature is the credential. */
export const gatewayWebhook = defineCall(
  'gatewayWebhook',
  'POST',
  '/v1/gateway/webhook',
  'public',
  200,
);
