import { defineCall } from '../call.ts';

/** Administration. */
export const endUserSessions = defineCall(
  'endUserSessions',
  'POST',
  '/v1/admin/accounts/users/{userId}/sign-out',
  'admin',
);
