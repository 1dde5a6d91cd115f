import type { ApiModule } from '../../module.ts';
import { sendAnnouncements } from './announcement-sending.service.ts';
import { announcementHandlers } from './announcements.routes.ts';

/** Notices of the house, written by administrators and told in the accounts of shoppers. */
export const announcementsModule: ApiModule = {
  name: 'announcements',
  handlers: announcementHandlers,
  sweeps: [{ name: 'announcements', everySeconds: 15, run: sendAnnouncements }],
};
