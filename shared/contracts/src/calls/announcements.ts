import { defineCall } from '../call.ts';

/** Beyond the specification: notices of the house, in the accounts of shoppers. */
export const listAnnouncements = defineCall(
  'listAnnouncements',
  'GET',
  '/v1/admin/announcements',
  'admin',
);
export const createAnnouncement = defineCall(
  'createAnnouncement',
  'POST',
  '/v1/admin/announcements',
  'admin',
);
export const changeAnnouncement = defineCall(
  'changeAnnouncement',
  'PATCH',
  '/v1/admin/announcements/{announcementId}',
  'admin',
);
export const scheduleAnnouncement = defineCall(
  'scheduleAnnouncement',
  'POST',
  '/v1/admin/announcements/{announcementId}/schedule',
  'admin',
);
export const stopAnnouncement = defineCall(
  'stopAnnouncement',
  'POST',
  '/v1/admin/announcements/{announcementId}/stop',
  'admin',
);
