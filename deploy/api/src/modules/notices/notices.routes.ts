import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { requireUserId } from '../identity/index.ts';
import { changeNoticeSetting, readNoticeSettings } from './notice-settings.service.ts';

/** Where notices of each topic go besides the account. */
export const noticeHandlers = ({
  db,
  env,
}: Deps): Pick<Handlers, 'getNoticeSettings' | 'setNoticeSetting'> => ({
  getNoticeSettings: async ({ viewer }) =>
    readNoticeSettings(db, env, await requireUserId(db, viewer), viewer.sessionId),
  setNoticeSetting: async ({ viewer, body: { topic, ...wish } }) => {
    const userId = await requireUserId(db, viewer);
    await changeNoticeSetting(db, userId, topic, wish);
    return readNoticeSettings(db, env, userId, viewer.sessionId);
  },
});
