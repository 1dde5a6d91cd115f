import { eq } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './address-book.service.ts';
import { cancelDeletion, requestDeletion } from './deletion.service.ts';
import { changeNotification } from './notification-settings.service.ts';
import { listNotices, readNotices } from './notification.service.ts';
import { proveOwnerAnew } from './owner.service.ts';
import { collect } from './personal-data.ts';
import { toProfile } from './profile.service.ts';
import { endSession, endSessions, listSessions } from './session.service.ts';
import { waysIn } from './social.service.ts';
import {
  askToSubscribe,
  changeSubscription,
  followLink,
  readLink,
  readSubscription,
} from './subscription.service.ts';
import { requireUser } from './user.service.ts';
import { users } from './users.tables.ts';

type Subscriptions =
  | 'subscribeByEmail'
  | 'readUnsubscribeTicket'
  | 'readSubscribeTicket'
  | 'unsubscribeByTicket'
  | 'subscribeByTicket'
  | 'updateSubscription'
  | 'updateSubscriptionTopics'
  | 'getSubscription';

/** News by mail. The links in mails only read; the button of their page posts (part 3). */
export const subscriptionHandlers = (deps: Deps): Pick<Handlers, Subscriptions> => ({
  subscribeByEmail: ({ body, locale }) => askToSubscribe(deps, body.email, body.topics, locale),
  readUnsubscribeTicket: ({ params }) => readLink(deps.db, params.ticket, 'UNSUBSCRIBE'),
  readSubscribeTicket: ({ params }) => readLink(deps.db, params.ticket, 'SUBSCRIBE'),
  unsubscribeByTicket: ({ params, locale }) =>
    followLink(deps, params.ticket, 'UNSUBSCRIBE', locale),
  subscribeByTicket: ({ params, locale }) => followLink(deps, params.ticket, 'SUBSCRIBE', locale),
  updateSubscription: async ({ viewer, body }) =>
    changeSubscription(deps.db, await requireUser(deps.db, viewer), body),
  updateSubscriptionTopics: async ({ viewer, body }) =>
    changeSubscription(deps.db, await requireUser(deps.db, viewer), body),
  getSubscription: async ({ viewer }) =>
    readSubscription(deps.db, await requireUser(deps.db, viewer)),
});

type Belongings =
  | 'deleteAccount'
  | 'cancelDeletion'
  | 'setNotification'
  | 'getAddressBook'
  | 'addAddress'
  | 'updateAddress'
  | 'removeAddress'
  | 'getSecurityNotice'
  | 'dismissSecurityNotice'
  | 'clearPlayerId'
  | 'bindPlayerId'
  | 'listDevices'
  | 'removeDevice'
  | 'signOutEverywhere'
  | 'listNotifications'
  | 'readNotifications'
  | 'exportMyData';

const securityReasons = (
  user: {
    readonly passwordHash: string | null;
    readonly phoneNo: string | null;
    readonly email: string | null;
  },
  ways: number,
) => [
  ...(user.passwordHash ? [] : (['no_password'] as const)),
  ...(user.phoneNo ? [] : (['no_phone'] as const)),
  ...(user.email ? [] : (['no_email'] as const)),
  ...(ways > 1 ? [] : (['single_way_in'] as const)),
];

/** What belongs to an account. */
export const belongingHandlers = (deps: Deps): Pick<Handlers, Belongings> => {
  const { db } = deps;
  const me = (viewer: Viewer) => requireUser(db, viewer);
  const idOf = async (viewer: Viewer): Promise<number> => (await me(viewer)).id;
  const setPlayer = async (viewer: Viewer, playerId: string | null) => {
    await db
      .update(users)
      .set({ playerId })
      .where(eq(users.id, await idOf(viewer)));
    return { status: true };
  };
  return {
    deleteAccount: async ({ viewer, body }) => {
      const user = await me(viewer);
      if (body.purpose !== user.role)
        throw new ApiError('10102', {
          fields: [
            {
              field: 'body.purpose',
              en_US: 'Must be the role of this account',
              zh_HK: '必須為此帳戶的身分',
            },
          ],
        });
      await proveOwnerAnew(deps, viewer, user, body, 'DELETE_ACCOUNT');
      return requestDeletion(deps, viewer, user, body.reason);
    },
    cancelDeletion: async ({ viewer }) => toProfile(db, await cancelDeletion(db, await me(viewer))),
    setNotification: async ({ viewer, body, visitorId }) =>
      toProfile(db, await changeNotification(deps, await me(viewer), body, visitorId)),
    getAddressBook: async ({ viewer }) => listAddresses(db, await idOf(viewer)),
    addAddress: async ({ viewer, body }) => addAddress(deps, await idOf(viewer), body),
    updateAddress: async ({ viewer, params, body }) =>
      changeAddress(deps, await idOf(viewer), params.addressId, body),
    removeAddress: async ({ viewer, params }) =>
      removeAddress(db, await idOf(viewer), params.addressId),
    getSecurityNotice: async ({ viewer }) => {
      const user = await me(viewer);
      const reasons = securityReasons(user, await waysIn(db, user));
      return { show: reasons.length > 0 && user.securityNoticeDismissedAt === null, reasons };
    },
    dismissSecurityNotice: async ({ viewer }) => {
      await db
        .update(users)
        .set({ securityNoticeDismissedAt: appNow })
        .where(eq(users.id, await idOf(viewer)));
      return { status: true };
    },
    clearPlayerId: ({ viewer }) => setPlayer(viewer, null),
    bindPlayerId: ({ viewer, body }) => setPlayer(viewer, body.playerId),
    listDevices: async ({ viewer }) =>
      (await listSessions(db, await idOf(viewer), viewer.sessionId)).map(
        ({ sessionId: _secret, ...device }) => device,
      ),
    removeDevice: async ({ viewer, params }) => {
      const userId = await idOf(viewer);
      const found = (await listSessions(db, userId, viewer.sessionId)).find(
        ({ id }) => id === params.deviceId,
      );
      if (!found || !(await endSession(db, userId, found.sessionId, 'removed')))
        throw new ApiError('10405');
      return { status: true };
    },
    signOutEverywhere: async ({ viewer, body }) => ({
      ended: await endSessions(
        db,
        await idOf(viewer),
        'removed',
        body?.includingThis ? '' : viewer.sessionId,
      ),
    }),
    listNotifications: async ({ viewer, query }) => listNotices(db, await idOf(viewer), query),
    readNotifications: async ({ viewer, body }) => readNotices(db, await idOf(viewer), body.ids),
    exportMyData: async ({ viewer }) => {
      const user = await me(viewer);
      return {
        exportedAt: (await deps.clock.now()).toISOString(),
        sections: {
          profile: [{ ...(await toProfile(db, user)) }],
          ...(await collect(db, user.id)),
        },
      };
    },
  };
};
