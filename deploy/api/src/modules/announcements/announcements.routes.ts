import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { requireMember } from '../merchants/index.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  listAnnouncements,
  scheduleAnnouncement,
  stopAnnouncement,
} from './announcements.service.ts';

type Calls =
  | 'listAnnouncements'
  | 'createAnnouncement'
  | 'changeAnnouncement'
  | 'scheduleAnnouncement'
  | 'stopAnnouncement';

export const announcementHandlers = ({ db }: Deps): Pick<Handlers, Calls> => ({
  listAnnouncements: ({ query }) => listAnnouncements(db, query.pageNum, query.pageSize),
  createAnnouncement: async ({ viewer, body }) =>
    createAnnouncement(db, await requireMember(db, viewer), body),
  changeAnnouncement: async ({ viewer, params, body }) =>
    changeAnnouncement(db, await requireMember(db, viewer), Number(params.announcementId), body),
  scheduleAnnouncement: async ({ viewer, params, body }) =>
    scheduleAnnouncement(
      db,
      await requireMember(db, viewer),
      Number(params.announcementId),
      body.at,
    ),
  stopAnnouncement: async ({ viewer, params }) =>
    stopAnnouncement(db, await requireMember(db, viewer), Number(params.announcementId)),
});
