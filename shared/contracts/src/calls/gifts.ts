import { defineCall } from '../call.ts';

/**
 * Beyond the specification: a ticket is given to a friend, who shows it or keeps it in an account.
 */
export const createGift = defineCall(
  'createGift',
  'POST',
  '/v1/client/orders/{orderNo}/gifts',
  'client',
);
export const listGifts = defineCall(
  'listGifts',
  'GET',
  '/v1/client/orders/{orderNo}/gifts',
  'client',
);
export const takeBackGift = defineCall(
  'takeBackGift',
  'POST',
  '/v1/client/gifts/{giftId}/take-back',
  'client',
);
export const listReceivedGifts = defineCall(
  'listReceivedGifts',
  'GET',
  '/v1/client/gifts',
  'client',
);
export const getGift = defineCall('getGift', 'GET', '/v1/public/gift-links/{token}', 'visitor');
export const createGiftCode = defineCall(
  'createGiftCode',
  'POST',
  '/v1/public/gift-links/{token}/code',
  'visitor',
);
export const claimGift = defineCall(
  'claimGift',
  'POST',
  '/v1/client/gift-links/{token}/claim',
  'client',
);
