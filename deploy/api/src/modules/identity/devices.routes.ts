import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers } from '../../handlers.ts';
import { endSession, endSessions, listSessions } from './session.service.ts';
import { getUser, requireUserId } from './user.service.ts';

type Calls = 'listDevices' | 'removeDevice' | 'signOutEverywhere' | 'endUserSessions';

/** Devices that are signed in, each of them one session. */
export const deviceHandlers = ({ db }: Deps): Pick<Handlers, Calls> => ({
  listDevices: async ({ viewer }) => {
    const found = await listSessions(db, await requireUserId(db, viewer), viewer.sessionId);
    return found.map(({ sessionId: _secret, ...device }) => device);
  },
  removeDevice: async ({ viewer, params }) => {
    const userId = await requireUserId(db, viewer);
    const found = (await listSessions(db, userId, viewer.sessionId)).find(
      ({ id }) => id === params.deviceId,
    );
    if (!found || !(await endSession(db, userId, found.sessionId, 'removed')))
      throw new ApiError('10405');
    return { status: true };
  },
  signOutEverywhere: async ({ viewer, body }) => {
    const exceptSession = body?.includingThis ? '' : viewer.sessionId;
    const userId = await requireUserId(db, viewer);
    return { ended: await endSessions(db, userId, 'removed', exceptSession) };
  },
  endUserSessions: async ({ params }) => {
    const userId = Number(params.userId);
    const user = Number.isSafeInteger(userId) ? await getUser(db, userId) : undefined;
    if (!user) throw new ApiError('10405');
    return { ended: await endSessions(db, user.id, 'administrator') };
  },
});
