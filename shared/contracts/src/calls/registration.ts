import { defineCall } from '../call.ts';

/** Before anything else is asked of whoever registers. */
export const checkPublicCode = defineCall(
  'checkPublicCode',
  'POST',
  '/v1/public/accounts/users/check/verification-code',
  'public',
);
