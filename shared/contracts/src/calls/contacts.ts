import { defineCall } from '../call.ts';

/** Merchant contacts (part 2, section 7, "Merchants and branches"). */
export const listMerchantContacts = defineCall(
  'listMerchantContacts',
  'GET',
  '/v1/merchant/client/merchantContacts',
  'merchant',
);
export const getMerchantContact = defineCall(
  'getMerchantContact',
  'GET',
  '/v1/merchant/client/merchantContacts/{contactId}',
  'merchant',
);
export const createMerchantContact = defineCall(
  'createMerchantContact',
  'POST',
  '/v1/merchant/client/createMerchantContact',
  'visitor',
);
/**
 * Sends the enquiry's mail again if it has not gone; for the shopper who wrote it or the merchant
 * it is for.
 */
export const sendMerchantContactEmail = defineCall(
  'sendMerchantContactEmail',
  'GET',
  '/v1/merchant/client/sendMerchantContactEmail/{id}',
  'client',
);
/** Beyond the specification: a shopper sees what became of each enquiry. */
export const listMyMerchantContacts = defineCall(
  'listMyMerchantContacts',
  'GET',
  '/v1/client/merchantContacts',
  'client',
);
