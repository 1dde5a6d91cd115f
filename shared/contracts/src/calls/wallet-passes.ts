import { defineCall } from '../call.ts';

/** Beyond the specification: a voucher is kept in the wallet of a phone. */
export const listWalletPasses = defineCall(
  'listWalletPasses',
  'GET',
  '/v1/client/orders/{orderNo}/wallet-passes',
  'client',
);
export const listGiftPasses = defineCall(
  'listGiftPasses',
  'GET',
  '/v1/public/gift-links/{token}/wallet-passes',
  'visitor',
);
