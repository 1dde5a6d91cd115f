import { z } from 'zod';
import { defineContracts } from '../call.ts';
import { endUserSessions } from '../calls/accounts-admin.ts';
import * as calls from '../calls/accounts.ts';
import * as passkeyCalls from '../calls/passkeys.ts';
import { accountTag as tag, done } from './account-shared.ts';
import * as shapes from './shapes/accounts.ts';
import { pageNumQuery, pageOf, wireId } from './shapes/basics.ts';
import { freeText } from './shapes/fields.ts';

const noticeTopic = z.enum(['orders', 'visits', 'reviews', 'coins', 'codes']);
const noticeSettings = z
  .object({
    topics: z.array(
      z.object({
        topic: noticeTopic,
        byEmail: z.boolean(),
        bySms: z.boolean(),
        byPush: z.boolean(),
      }),
    ),
    /** What a browser subscribes to pushed messages with; null where nothing is pushed. */
    pushKey: z.string().nullable(),
    /** Whether a browser of the account is pushed to. */
    hasPush: z.boolean(),
    /** Whether the browser that asks is. */
    isPushedHere: z.boolean(),
    hasEmail: z.boolean(),
    hasPhone: z.boolean(),
  })
  .meta({ id: 'NoticeSettings' });

/** A shopper's sessions, devices, notifications, data and passkeys (part 3, Identity). */
export const accountSecurityContracts = defineContracts({
  signOut: {
    route: calls.signOut,
    tag,
    summary: 'End this session',
    body: z.object({}).optional(),
    data: done,
    errors: [],
    example: {},
  },
  listDevices: {
    route: calls.listDevices,
    tag,
    summary: 'Where the account is signed in',
    data: z.array(shapes.device),
    errors: [],
  },
  removeDevice: {
    route: calls.removeDevice,
    tag,
    summary: 'Sign one device out',
    params: z.object({ deviceId: wireId }),
    data: done,
    errors: ['10405'],
  },
  signOutEverywhere: {
    route: calls.signOutEverywhere,
    tag,
    summary: 'Sign every other device out',
    body: z.object({ includingThis: z.boolean().default(false) }).optional(),
    data: z.object({ ended: z.number().int() }),
    errors: [],
    example: {},
  },
  endUserSessions: {
    route: endUserSessions,
    tag: 'Administration',
    summary: 'Sign every device of somebody out',
    params: z.object({ userId: wireId }),
    data: z.object({ ended: z.number().int() }),
    errors: ['10405'],
  },
  savePushSubscription: {
    route: calls.savePushSubscription,
    secret: true,
    tag,
    summary: 'Keep what a browser gave to be pushed to; bind-player-id binds it to the account',
    body: z.object({
      endpoint: z.url().max(1000),
      keys: z.object({
        /** An uncompressed point of P-256. */
        p256dh: z.string().regex(/^B[\w-]{86}=?$/),
        auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
      }),
    }),
    data: z.object({ playerId: wireId }),
    limit: { times: 30, seconds: 3600 },
    errors: ['10102', '10429'],
    example: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
  },
  getNoticeSettings: {
    route: calls.getNoticeSettings,
    tag,
    summary: 'Where notices of each topic go, besides the account',
    data: noticeSettings,
    errors: ['10105'],
  },
  setNoticeSetting: {
    route: calls.setNoticeSetting,
    tag,
    summary: 'Switch channels of a topic; 20628 for one that there is no address for',
    body: z.object({
      topic: noticeTopic,
      byEmail: z.boolean().optional(),
      bySms: z.boolean().optional(),
      byPush: z.boolean().optional(),
    }),
    data: noticeSettings,
    errors: ['10105', '20628'],
    example: { topic: 'coins', byEmail: true },
  },
  listNotifications: {
    route: calls.listNotifications,
    tag,
    summary: 'Notices, newest first',
    query: z.object(pageNumQuery),
    data: z.object({ ...pageOf(shapes.notification).shape, unread: z.number().int() }),
    errors: [],
  },
  readNotifications: {
    route: calls.readNotifications,
    tag,
    summary: 'Mark notices as read; all when no ids are given',
    body: z.object({ ids: z.array(wireId).max(100).optional() }),
    data: z.object({ unread: z.number().int() }),
    errors: [],
    example: {},
  },
  exportMyData: {
    route: calls.exportMyData,
    limit: { times: 10, seconds: 3600 },
    tag,
    summary: 'Everything kept about the shopper',
    data: z.object({
      exportedAt: z.string(),
      sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    errors: [],
  },
  listPasskeys: {
    route: passkeyCalls.listPasskeys,
    tag,
    summary: 'Passkeys of the account',
    data: z.array(shapes.passkey),
    errors: [],
  },
  startPasskeyRegistration: {
    route: passkeyCalls.startPasskeyRegistration,
    secret: true,
    tag,
    summary: 'WebAuthn options for a new passkey',
    body: z.object({ ...shapes.ownerProof }).optional(),
    data: z.object({ challengeId: z.string(), options: shapes.webauthnDocument }),
    errors: ['30013', '30034'],
    example: {},
  },
  finishPasskeyRegistration: {
    route: passkeyCalls.finishPasskeyRegistration,
    tag,
    summary: 'Keep the new passkey',
    body: z.object({
      challengeId: wireId,
      name: freeText(60, 1),
      response: shapes.webauthnDocument,
    }),
    data: shapes.passkey,
    errors: ['30034', '80001'],
    example: { challengeId: 'c-1', name: 'Phone', response: {} },
  },
  renamePasskey: {
    route: passkeyCalls.renamePasskey,
    tag,
    summary: 'Give a passkey another name',
    params: z.object({ passkeyId: wireId }),
    body: z.object({ name: freeText(60, 1) }),
    data: shapes.passkey,
    errors: ['10405'],
    example: { name: 'Office laptop' },
  },
  removePasskey: {
    route: passkeyCalls.removePasskey,
    tag,
    summary: 'Remove a passkey; never the last way in',
    params: z.object({ passkeyId: wireId }),
    body: z.object({ ...shapes.ownerProof }).optional(),
    data: done,
    errors: ['10405', '30013', '30034', '30044'],
    example: { password: 'Corner_2026' },
  },
});
