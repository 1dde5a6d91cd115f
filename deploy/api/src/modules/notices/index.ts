import type { ApiModule } from '../../module.ts';
import { tellNews } from './notice-sources.service.ts';
import { noticeHandlers } from './notices.routes.ts';

/** Notices of what really happened, by topic and channel. */
export const noticesModule: ApiModule = {
  name: 'notices',
  handlers: noticeHandlers,
  sweeps: [{ name: 'notices', everySeconds: 15, run: tellNews }],
};

export { readChannels } from './notice-settings.service.ts';
