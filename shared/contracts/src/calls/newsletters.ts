import { defineCall } from '../call.ts';

/** Beyond the specification: newsletters, and addresses that mail must not go to. */
export const listNewsletters = defineCall(
  'listNewsletters',
  'GET',
  '/v1/admin/newsletters',
  'admin',
);
export const createNewsletter = defineCall(
  'createNewsletter',
  'POST',
  '/v1/admin/newsletters',
  'admin',
);
export const getNewsletter = defineCall(
  'getNewsletter',
  'GET',
  '/v1/admin/newsletters/{newsletterId}',
  'admin',
);
export const changeNewsletter = defineCall(
  'changeNewsletter',
  'PATCH',
  '/v1/admin/newsletters/{newsletterId}',
  'admin',
);
export const previewNewsletter = defineCall(
  'previewNewsletter',
  'GET',
  '/v1/admin/newsletters/{newsletterId}/preview',
  'admin',
);
export const sendTestNewsletter = defineCall(
  'sendTestNewsletter',
  'POST',
  '/v1/admin/newsletters/{newsletterId}/test',
  'admin',
);
export const scheduleNewsletter = defineCall(
  'scheduleNewsletter',
  'POST',
  '/v1/admin/newsletters/{newsletterId}/schedule',
  'admin',
);
export const stopNewsletter = defineCall(
  'stopNewsletter',
  'POST',
  '/v1/admin/newsletters/{newsletterId}/stop',
  'admin',
);
export const readMailSuppression = defineCall(
  'readMailSuppression',
  'POST',
  '/v1/admin/mail-suppressions/read',
  'admin',
);
export const liftMailSuppression = defineCall(
  'liftMailSuppression',
  'POST',
  '/v1/admin/mail-suppressions/lift',
  'admin',
);
