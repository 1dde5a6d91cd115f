import { defineCall } from '../call.ts';

/** Passkeys: beyond the specification. */
export const listPasskeys = defineCall(
  'listPasskeys',
  'GET',
  '/v1/client/accounts/users/passkeys',
  'client',
);
export const startPasskeyRegistration = defineCall(
  'startPasskeyRegistration',
  'POST',
  '/v1/client/accounts/users/passkeys/options',
  'client',
);
export const finishPasskeyRegistration = defineCall(
  'finishPasskeyRegistration',
  'POST',
  '/v1/client/accounts/users/passkeys',
  'client',
);
export const renamePasskey = defineCall(
  'renamePasskey',
  'PATCH',
  '/v1/client/accounts/users/passkeys/{passkeyId}',
  'client',
);
export const removePasskey = defineCall(
  'removePasskey',
  'DELETE',
  '/v1/client/accounts/users/passkeys/{passkeyId}',
  'client',
);
export const startPasskeyLogin = defineCall(
  'startPasskeyLogin',
  'POST',
  '/v1/public/accounts/users/passkey/options',
  'public',
);
export const finishPasskeyLogin = defineCall(
  'finishPasskeyLogin',
  'POST',
  '/v1/public/accounts/users/passkey/login',
  'public',
);
