import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/accounts.ts';
import { pageNumQuery, pageOf, wireId } from './shapes/basics.ts';
import * as shapes from './shapes/accounts.ts';
import { emailField, freeText, passwordField, phoneField } from './shapes/fields.ts';

const tag = 'accounts';
const done = z.object({ status: z.boolean() });
/** 30004 and 30036 carry `data.triesLeft`: how many more wrong tries this code allows, 0 when another must be sent; absent when no such code is known. */
const CODE_ERRORS = ['30004', '30034', '30036'] as const;
const email = 'kayan@example.com';
const proof = { verificationCode: '123456', challengeId: 'c-1' };

/** Accounts anyone may call (part 2, section 7; part 3, Identity). */
export const publicAccountContracts = defineContracts({
  registerUser: {
    route: calls.registerUser, secret: true, limit: { times: 60, seconds: 600 }, tag, summary: 'Create an account whose address was proved by a code of REGISTER, and sign in', body: shapes.registerInput, data: shapes.loginResult,
    errors: ['30007', ...CODE_ERRORS, '10429'], example: { email, password: 'Corner_2026', ...proof },
  },
  loginUser: {
    route: calls.loginUser, secret: true, limit: { times: 300, seconds: 600 }, tag, summary: 'Sign in by e-mail and password, or by phone and a code of LOGIN, which creates an unknown account', body: z.union([shapes.emailLogin, shapes.phoneLogin]),
    data: shapes.loginResult, errors: ['30005', ...CODE_ERRORS, '10429'], example: { email: 'demo@tapnook.example', password: 'Corner_2026' },
  },
  sendPublicCode: {
    route: calls.sendPublicCode, secret: true, limit: { times: 120, seconds: 3600 }, tag, summary: 'Send a verification code', body: shapes.sendCodeInput, data: shapes.codeReceipt, errors: ['30027', '10429'], example: { type: 'LOGIN', phoneNo: '61234567', regionId: 'HK' },
  },
  createPublicTicket: {
    route: calls.createPublicTicket, secret: true, limit: { times: 60, seconds: 600 }, tag, summary: 'Turn a right code into a ticket for one act', body: shapes.codeProof, data: shapes.ticketResult, errors: [...CODE_ERRORS, '30006', '30007', '30041', '10429'],
    example: { type: 'RESET_PASSWORD', email, ...proof },
  },
  resetForgottenPassword: {
    route: calls.resetForgottenPassword, secret: true, limit: { times: 30, seconds: 600 }, tag, summary: 'Set a new password with a ticket of RESET_PASSWORD; every session ends', body: z.object({ ticket: wireId, password: passwordField }),
    data: done, errors: ['30034', '30045', '10429'], example: { ticket: 't-1', password: 'Corner_2027' },
  },
  subscribeByEmail: {
    route: calls.subscribeByEmail, limit: { times: 20, seconds: 3600 }, tag, summary: 'Ask for news; a mail with a link confirms it', body: z.object({ email: emailField, topics: z.array(shapes.subscriptionTopic).max(8).optional() }), data: done, errors: ['10429'],
    example: { email },
  },
  readUnsubscribeTicket: { route: calls.readUnsubscribeTicket, tag, summary: 'What a mail link would end; changes nothing', params: z.object({ ticket: wireId }), data: shapes.subscriptionState, errors: ['10405'] },
  readSubscribeTicket: { route: calls.readSubscribeTicket, tag, summary: 'What a mail link would begin; changes nothing', params: z.object({ ticket: wireId }), data: shapes.subscriptionState, errors: ['10405'] },
  unsubscribeByTicket: { route: calls.unsubscribeByTicket, tag, summary: 'The button of the unsubscribe page', params: z.object({ ticket: wireId }), data: shapes.subscriptionState, errors: ['10405'] },
  subscribeByTicket: { route: calls.subscribeByTicket, tag, summary: 'The button of the subscribe page', params: z.object({ ticket: wireId }), data: shapes.subscriptionState, errors: ['10405'] },
  getCodeTtl: {
    route: calls.getCodeTtl, tag, summary: 'Seconds that this browser’s latest code of a purpose still lives, until another may be sent, and the wrong tries it still allows',
    query: z.object({ type: shapes.codePurpose, challengeId: wireId.optional() }), data: z.object({ ttl: z.number().int(), resendAfter: z.number().int(), triesLeft: z.number().int() }), errors: [],
  },
  isAccountExist: {
    route: calls.isAccountExist, limit: { times: 60, seconds: 600 }, tag, summary: 'Whether an account exists: told only with a ticket that proves the address, else null',
    body: z.object({ email: emailField.optional(), phoneNo: phoneField.optional(), regionId: wireId.optional(), ticket: wireId.optional() }), data: z.object({ isExist: z.boolean().nullable() }), errors: ['10429'],
    example: { email },
  },
  getContactMerchantUserInfo: {
    route: calls.getContactMerchantUserInfo, tag, summary: 'What the merchant contact form is filled with; empty for a visitor',
    data: z.object({ username: z.string(), email: z.string().nullable(), phone: z.string().nullable(), regionId: z.string().nullable() }), errors: [],
  },
  getRegions: { route: calls.getRegions, tag, summary: 'Regions and calling codes, the frequent ones first', data: z.array(shapes.region), errors: [] },
  refreshToken: {
    route: calls.refreshToken, secret: true, limit: { times: 600, seconds: 600 }, tag, summary: 'Trade a refresh token for a new pair; a token used twice ends its whole family', body: z.object({ refreshToken: z.string().min(1).max(200) }), data: shapes.loginResult,
    errors: ['10104', '10429'], example: { refreshToken: 'r-1' },
  },
  startOauth: {
    route: calls.startOauth, limit: { times: 120, seconds: 600 }, tag, summary: 'Begin social sign-in or linking', params: z.object({ provider: shapes.providerType }),
    query: z.object({ intent: z.enum(['login', 'link']).default('login'), redirectUri: z.url().max(300).optional() }),
    data: z.object({ url: z.string(), flowId: z.string(), expiresIn: z.number().int() }), errors: ['10104', '10503', '10429', '80001'],
  },
  finishOauth: {
    route: calls.finishOauth, secret: true, limit: { times: 60, seconds: 600 }, tag, summary: 'End social sign-in; an unknown identity creates an account', params: z.object({ provider: shapes.providerType }), body: shapes.oauthReturn, data: shapes.loginResult,
    errors: ['30034', '10503', '10429'], example: { flowId: 'f-1', code: 'code', state: 'state' },
  },
  startPasskeyLogin: {
    route: calls.startPasskeyLogin, secret: true, limit: { times: 120, seconds: 600 }, tag, summary: 'WebAuthn options to sign in with', body: z.object({}).optional(), data: z.object({ challengeId: z.string(), options: shapes.webauthnDocument }), errors: ['10429'], example: {},
  },
  finishPasskeyLogin: {
    route: calls.finishPasskeyLogin, secret: true, limit: { times: 60, seconds: 600 }, tag, summary: 'Sign in with a passkey', body: z.object({ challengeId: wireId, response: shapes.webauthnDocument }), data: shapes.loginResult, errors: ['30005', '30034', '10429'],
    example: { challengeId: 'c-1', response: {} },
  },
});

/** Accounts of the signed-in shopper (part 2, section 7; part 3, Identity). */
export const clientAccountContracts = defineContracts({
  getProfile: { route: calls.getProfile, tag, summary: 'The profile', data: shapes.userProfile, errors: [] },
  updateProfile: { route: calls.updateProfile, tag, summary: 'Change the profile', body: shapes.profileChange, data: shapes.userProfile, errors: [], example: { firstName: 'Ka Yan' } },
  deleteAccount: {
    route: calls.deleteAccount, tag, summary: 'Ask for deletion in 14 days; every other session ends',
    body: z.object({ purpose: z.enum(['client', 'merchant', 'admin']).default('client'), reason: freeText(500).default(''), ...shapes.ownerProof }),
    data: z.object({ status: z.literal('requested'), deletionAt: z.string() }), errors: ['30013', '30034', '80001'], example: { purpose: 'client', reason: 'Moving away', password: 'Corner_2026' },
  },
  cancelDeletion: { route: calls.cancelDeletion, tag, summary: 'Keep the account after all', data: shapes.userProfile, errors: ['80001'] },
  changePassword: {
    route: calls.changePassword, secret: true, tag, summary: 'Change the password, or set the first one; other sessions end', body: z.object({ currentPassword: z.string().max(128).optional(), newPassword: passwordField, ticket: wireId.optional() }),
    data: done, errors: ['30013', '30034', '30045', '10429'], example: { currentPassword: 'Corner_2026', newPassword: 'Corner_2027' },
  },
  setNotification: { route: calls.setNotification, tag, summary: 'Where and whether to notify', body: shapes.notificationChange, data: shapes.userProfile, errors: [...CODE_ERRORS], example: { useNotification: true } },
  linkProvider: {
    route: calls.linkProvider, tag, summary: 'Link a social account', body: z.object({ type: shapes.providerType, ...shapes.oauthReturn.shape }), data: shapes.userProfile, errors: ['30034', '30039', '30040', '30043', '10503'],
    example: { type: 'google', flowId: 'f-1', code: 'code', state: 'state' },
  },
  unlinkProvider: {
    route: calls.unlinkProvider, tag, summary: 'Unlink a social account; never the last way in', body: z.object({ type: shapes.providerType, providerId: wireId.optional(), ...shapes.ownerProof }), data: shapes.userProfile,
    errors: ['30013', '30034', '30044', '10405'], example: { type: 'google', password: 'Corner_2026' },
  },
  linkCredential: {
    route: calls.linkCredential, tag, summary: 'Add or change e-mail or phone, proved by a code of LINK_EMAIL or LINK_PHONE',
    body: z.object({ ...shapes.codeProof.omit({ type: true }).shape, ...shapes.ownerProof, newPassword: passwordField.optional() }), data: shapes.userProfile, errors: [...CODE_ERRORS, '30007', '30013', '30042'],
    example: { phoneNo: '61234567', regionId: 'HK', ...proof },
  },
  sendClientCode: { route: calls.sendClientCode, secret: true, limit: { times: 30, seconds: 3600 }, tag, summary: 'Send a code to the shopper, or to a new address', body: shapes.sendClientCodeInput, data: shapes.codeReceipt, errors: ['30027', '30046', '30047', '10429'], example: { type: 'REAUTHENTICATE' } },
  createClientTicket: {
    route: calls.createClientTicket, secret: true, limit: { times: 60, seconds: 600 }, tag, summary: 'Prove oneself by password or code, for one act', body: z.object({ type: shapes.codePurpose, ...shapes.identityFields, password: z.string().max(128).optional(), verificationCode: z.string().max(12).optional(), challengeId: wireId.optional() }),
    data: shapes.ticketResult, errors: [...CODE_ERRORS, '30013', '30027', '30046', '30047', '10429'], example: { type: 'REAUTHENTICATE', password: 'Corner_2026' },
  },
  checkClientCode: { route: calls.checkClientCode, tag, summary: 'Whether a code is right; it stays unspent', body: shapes.codeProof, data: done, errors: [...CODE_ERRORS, '30046', '30047'], example: { type: 'LINK_EMAIL', email, ...proof } },
  getAddressBook: { route: calls.getAddressBook, tag, summary: 'The address book', data: z.array(shapes.addressEntry), errors: [] },
  addAddress: {
    route: calls.addAddress, tag, summary: 'Add an entry', body: shapes.addressInput, data: shapes.addressEntry, errors: ['80001'],
    example: { firstName: 'Ka Yan', lastName: 'Chan', phone: '61234567', phoneRegionId: 'HK', regionId: 'HK', email },
  },
  updateAddress: { route: calls.updateAddress, tag, summary: 'Change an entry', params: z.object({ addressId: wireId }), body: shapes.addressChange, data: shapes.addressEntry, errors: ['10405'], example: { firstName: 'Ka Yan' } },
  removeAddress: { route: calls.removeAddress, tag, summary: 'Remove an entry', params: z.object({ addressId: wireId }), data: done, errors: ['10405'] },
  getSecurityNotice: { route: calls.getSecurityNotice, tag, summary: 'Whether to ask for a stronger sign-in', data: z.object({ show: z.boolean(), reasons: z.array(z.enum(['no_password', 'no_phone', 'no_email', 'single_way_in'])) }), errors: [] },
  dismissSecurityNotice: { route: calls.dismissSecurityNotice, tag, summary: 'Do not ask again', data: done, errors: [] },
  updateSubscription: { route: calls.updateSubscription, tag, summary: 'Begin or end all news', body: z.object({ subscribed: z.boolean() }), data: shapes.subscriptionState, errors: [], example: { subscribed: false } },
  updateSubscriptionTopics: { route: calls.updateSubscriptionTopics, tag, summary: 'Choose the news', body: z.object({ topics: z.array(shapes.subscriptionTopic).max(8) }), data: shapes.subscriptionState, errors: [], example: { topics: ['offers'] } },
  getSubscription: { route: calls.getSubscription, tag, summary: 'The chosen news', data: shapes.subscriptionState, errors: [] },
  clearPlayerId: { route: calls.clearPlayerId, tag, summary: 'Forget the push device', data: done, errors: [] },
  bindPlayerId: { route: calls.bindPlayerId, tag, summary: 'Remember the push device', body: z.object({ playerId: wireId }), data: done, errors: [], example: { playerId: 'p-1' } },
  signOut: { route: calls.signOut, tag, summary: 'End this session', body: z.object({}).optional(), data: done, errors: [], example: {} },
  listDevices: { route: calls.listDevices, tag, summary: 'Where the account is signed in', data: z.array(shapes.device), errors: [] },
  removeDevice: { route: calls.removeDevice, tag, summary: 'Sign one device out', params: z.object({ deviceId: wireId }), data: done, errors: ['10405'] },
  signOutEverywhere: { route: calls.signOutEverywhere, tag, summary: 'Sign every other device out', body: z.object({ includingThis: z.boolean().default(false) }).optional(), data: z.object({ ended: z.number().int() }), errors: [], example: {} },
  listNotifications: { route: calls.listNotifications, tag, summary: 'Notices, newest first', query: z.object(pageNumQuery), data: z.object({ ...pageOf(shapes.notification).shape, unread: z.number().int() }), errors: [] },
  readNotifications: { route: calls.readNotifications, tag, summary: 'Mark notices as read; all when no ids are given', body: z.object({ ids: z.array(wireId).max(100).optional() }), data: z.object({ unread: z.number().int() }), errors: [], example: {} },
  exportMyData: { route: calls.exportMyData, limit: { times: 10, seconds: 3600 }, tag, summary: 'Everything kept about the shopper', data: z.object({ exportedAt: z.string(), sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }), errors: [] },
  listPasskeys: { route: calls.listPasskeys, tag, summary: 'Passkeys of the account', data: z.array(shapes.passkey), errors: [] },
  startPasskeyRegistration: { route: calls.startPasskeyRegistration, secret: true, tag, summary: 'WebAuthn options for a new passkey', body: z.object({ ...shapes.ownerProof }).optional(), data: z.object({ challengeId: z.string(), options: shapes.webauthnDocument }), errors: ['30013', '30034'], example: {} },
  finishPasskeyRegistration: {
    route: calls.finishPasskeyRegistration, tag, summary: 'Keep the new passkey', body: z.object({ challengeId: wireId, name: freeText(60, 1), response: shapes.webauthnDocument }), data: shapes.passkey, errors: ['30034', '80001'],
    example: { challengeId: 'c-1', name: 'Phone', response: {} },
  },
  renamePasskey: { route: calls.renamePasskey, tag, summary: 'Give a passkey another name', params: z.object({ passkeyId: wireId }), body: z.object({ name: freeText(60, 1) }), data: shapes.passkey, errors: ['10405'], example: { name: 'Office laptop' } },
  removePasskey: { route: calls.removePasskey, tag, summary: 'Remove a passkey; never the last way in', params: z.object({ passkeyId: wireId }), body: z.object({ ...shapes.ownerProof }).optional(), data: done, errors: ['10405', '30013', '30034', '30044'], example: { password: 'Corner_2026' } },
});
