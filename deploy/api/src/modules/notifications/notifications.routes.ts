import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { toProfile, requireUser, requireUserId } from '../identity/index.ts';
import { changeNotification } from './notification-settings.service.ts';
import { listNotices, readNotices } from './notification.service.ts';

type Calls = 'setNotification' | 'listNotifications' | 'readNotifications';

/** Notifications in the account, and where else they go. */
export const notificationHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const { db } = deps;
  return {
    setNotification: async ({ viewer, body, visitorId }) =>
      toProfile(
        db,
        await changeNotification(deps, viewer, await requireUser(db, viewer), body, visitorId),
      ),
    listNotifications: async ({ viewer, query }) =>
      listNotices(db, await requireUserId(db, viewer), query),
    readNotifications: async ({ viewer, body }) =>
      readNotices(db, await requireUserId(db, viewer), body.ids),
  };
};
