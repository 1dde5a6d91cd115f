import type { Deps } from '../../deps.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { toProfile, requireUser, requireUserId, setPlayerId } from '../identity/index.ts';
import { changeNotification } from './notification-settings.service.ts';
import { listNotices, readNotices } from './notification.service.ts';

type Calls =
  | 'setNotification'
  | 'listNotifications'
  | 'readNotifications'
  | 'bindPlayerId'
  | 'clearPlayerId';

/** Notifications in the account, where else they go, and the device that is pushed to. */
export const notificationHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const { db } = deps;
  const pushTo = async (viewer: Viewer, playerId: string | null) => {
    await setPlayerId(db, await requireUserId(db, viewer), playerId);
    return { status: true };
  };
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
    bindPlayerId: ({ viewer, body }) => pushTo(viewer, body.playerId),
    clearPlayerId: ({ viewer }) => pushTo(viewer, null),
  };
};
