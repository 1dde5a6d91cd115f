import { defineCall } from '../call.ts';

/**
 * Accounts, public (part 2, section 7). `loginUser` takes an e-mail with its password, or a phone
 * number with its code.
 */
export const registerUser = defineCall(
  'registerUser',
  'POST',
  '/v1/public/accounts/users/register',
  'public',
);
export const loginUser = defineCall(
  'loginUser',
  'POST',
  '/v1/public/accounts/users/login',
  'public',
);
export const sendPublicCode = defineCall(
  'sendPublicCode',
  'POST',
  '/v1/public/accounts/users/send/verification-code',
  'public',
);
export const createPublicTicket = defineCall(
  'createPublicTicket',
  'POST',
  '/v1/public/accounts/users/ticket',
  'public',
);
export const resetForgottenPassword = defineCall(
  'resetForgottenPassword',
  'POST',
  '/v1/public/accounts/users/reset/password',
  'public',
);
export const subscribeByEmail = defineCall(
  'subscribeByEmail',
  'POST',
  '/v1/public/accounts/subscribe',
  'visitor',
);
export const readUnsubscribeTicket = defineCall(
  'readUnsubscribeTicket',
  'GET',
  '/v1/public/accounts/unsubscribe-from-email/{ticket}',
  'public',
);
export const readSubscribeTicket = defineCall(
  'readSubscribeTicket',
  'GET',
  '/v1/public/accounts/subscribe-from-email/{ticket}',
  'public',
);
export const getCodeTtl = defineCall(
  'getCodeTtl',
  'GET',
  '/v1/public/accounts/verification-code-ttl',
  'public',
);
export const isAccountExist = defineCall(
  'isAccountExist',
  'POST',
  '/v1/public/accounts/is-account-exist',
  'public',
);
export const getContactMerchantUserInfo = defineCall(
  'getContactMerchantUserInfo',
  'GET',
  '/v1/public/accounts/getContactMerchantUserInfo',
  'visitor',
);
export const getRegions = defineCall('getRegions', 'GET', '/v1/public/accounts/regions', 'public');

/** Accounts, client (part 2, section 7). */
export const getProfile = defineCall('getProfile', 'GET', '/v1/client/accounts/users', 'client');
export const updateProfile = defineCall(
  'updateProfile',
  'PATCH',
  '/v1/client/accounts/users',
  'client',
);
export const deleteAccount = defineCall(
  'deleteAccount',
  'DELETE',
  '/v1/client/accounts/users',
  'client',
);
export const changePassword = defineCall(
  'changePassword',
  'POST',
  '/v1/client/accounts/users/reset/password',
  'client',
);
export const setNotification = defineCall(
  'setNotification',
  'POST',
  '/v1/client/accounts/users/set/notification',
  'client',
);
export const linkProvider = defineCall(
  'linkProvider',
  'POST',
  '/v1/client/accounts/users/link/provider',
  'client',
);
export const unlinkProvider = defineCall(
  'unlinkProvider',
  'POST',
  '/v1/client/accounts/users/unlink/provider',
  'client',
);
export const linkCredential = defineCall(
  'linkCredential',
  'POST',
  '/v1/client/accounts/users/link/credential',
  'client',
);
export const sendClientCode = defineCall(
  'sendClientCode',
  'POST',
  '/v1/client/accounts/users/send/verification-code',
  'client',
);
export const createClientTicket = defineCall(
  'createClientTicket',
  'POST',
  '/v1/client/accounts/users/ticket',
  'client',
);
export const checkClientCode = defineCall(
  'checkClientCode',
  'POST',
  '/v1/client/accounts/users/check/verification-code',
  'client',
);
export const getAddressBook = defineCall(
  'getAddressBook',
  'GET',
  '/v1/client/accounts/users/address-book',
  'client',
);
export const getSecurityNotice = defineCall(
  'getSecurityNotice',
  'GET',
  '/v1/client/accounts/users/security-upgrade-notice',
  'client',
);
export const dismissSecurityNotice = defineCall(
  'dismissSecurityNotice',
  'DELETE',
  '/v1/client/accounts/users/security-upgrade-notice',
  'client',
);
export const updateSubscription = defineCall(
  'updateSubscription',
  'PATCH',
  '/v1/client/accounts/users/subscription',
  'client',
);
export const updateSubscriptionTopics = defineCall(
  'updateSubscriptionTopics',
  'PATCH',
  '/v2/client/accounts/users/subscription',
  'client',
);
export const clearPlayerId = defineCall(
  'clearPlayerId',
  'PATCH',
  '/v1/client/accounts/clear-player-id',
  'client',
);
export const bindPlayerId = defineCall(
  'bindPlayerId',
  'PATCH',
  '/v1/client/accounts/bind-player-id',
  'client',
);

/** Sessions (part 3, Identity). */
export const refreshToken = defineCall(
  'refreshToken',
  'POST',
  '/v1/public/accounts/users/refresh-token',
  'public',
);
export const signOut = defineCall(
  'signOut',
  'POST',
  '/v1/client/accounts/users/sign-out',
  'client',
);

/**
 * Social sign-in by authorisation code with PKCE. `startOauth` answers the provider's address and a
 * `flowId`, which the page keeps in its own session storage: `finishOauth` and `linkProvider` take
 * it back with `code` and `state`, so that a link made in another browser is worth nothing.
 * Verifier and nonce never leave the server.
 */
export const startOauth = defineCall(
  'startOauth',
  'GET',
  '/v1/public/accounts/oauth/{provider}/start',
  'visitor',
);
export const finishOauth = defineCall(
  'finishOauth',
  'POST',
  '/v1/public/accounts/oauth/{provider}/callback',
  'public',
);

/**
 * Beyond the specification: the mail links' buttons, the address book's writing, ways back and ways
 * in.
 */
export const unsubscribeByTicket = defineCall(
  'unsubscribeByTicket',
  'POST',
  '/v1/public/accounts/unsubscribe-from-email/{ticket}',
  'public',
);
export const subscribeByTicket = defineCall(
  'subscribeByTicket',
  'POST',
  '/v1/public/accounts/subscribe-from-email/{ticket}',
  'public',
);
/**
 * The button of the page behind a letter about a changed way in; the token stands in the body, out
 * of every log of addresses.
 */
export const undoCredentialChange = defineCall(
  'undoCredentialChange',
  'POST',
  '/v1/public/accounts/users/undo/credential',
  'public',
);
export const addAddress = defineCall(
  'addAddress',
  'POST',
  '/v1/client/accounts/users/address-book',
  'client',
);
export const updateAddress = defineCall(
  'updateAddress',
  'PATCH',
  '/v1/client/accounts/users/address-book/{addressId}',
  'client',
);
export const removeAddress = defineCall(
  'removeAddress',
  'DELETE',
  '/v1/client/accounts/users/address-book/{addressId}',
  'client',
);
export const getSubscription = defineCall(
  'getSubscription',
  'GET',
  '/v2/client/accounts/users/subscription',
  'client',
);
export const cancelDeletion = defineCall(
  'cancelDeletion',
  'POST',
  '/v1/client/accounts/users/cancel-deletion',
  'client',
);
export const exportMyData = defineCall(
  'exportMyData',
  'GET',
  '/v1/client/accounts/users/export',
  'client',
);
export const listDevices = defineCall(
  'listDevices',
  'GET',
  '/v1/client/accounts/users/devices',
  'client',
);
export const removeDevice = defineCall(
  'removeDevice',
  'DELETE',
  '/v1/client/accounts/users/devices/{deviceId}',
  'client',
);
export const signOutEverywhere = defineCall(
  'signOutEverywhere',
  'POST',
  '/v1/client/accounts/users/sign-out-everywhere',
  'client',
);
export const savePushSubscription = defineCall(
  'savePushSubscription',
  'POST',
  '/v1/client/accounts/push-subscriptions',
  'client',
);
export const getNoticeSettings = defineCall(
  'getNoticeSettings',
  'GET',
  '/v1/client/accounts/users/notice-settings',
  'client',
);
export const setNoticeSetting = defineCall(
  'setNoticeSetting',
  'PATCH',
  '/v1/client/accounts/users/notice-settings',
  'client',
);
export const listNotifications = defineCall(
  'listNotifications',
  'GET',
  '/v1/client/accounts/users/notifications',
  'client',
);
export const readNotifications = defineCall(
  'readNotifications',
  'PATCH',
  '/v1/client/accounts/users/notifications',
  'client',
);
