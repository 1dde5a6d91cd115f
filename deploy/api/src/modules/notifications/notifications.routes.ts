import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { toProfile, requireUser, requireUserId, users } from '../identity/index.ts';
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
  const setPlayerId = async (viewer: Viewer, playerId: string | null) => {
    await db
      .update(users)
      .set({ playerId })
      .where(eq(users.id, await requireUserId(db, viewer)));
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
    bindPlayerId: ({ viewer, body }) => setPlayerId(viewer, body.playerId),
    clearPlayerId: ({ viewer }) => setPlayerId(viewer, null),
  };
};
