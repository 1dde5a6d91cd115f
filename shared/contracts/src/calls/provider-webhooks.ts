import { defineCall } from '../call.ts';

/**
 * Called by providers of ours; what they signed is the credential, so the edge asks for no origin.
 */
export const twilioReport = defineCall(
  'twilioReport',
  'POST',
  '/v1/messages/twilio/reports',
  'public',
);
export const vonageReport = defineCall(
  'vonageReport',
  'POST',
  '/v1/messages/vonage/reports',
  'public',
);
export const mailEvents = defineCall('mailEvents', 'POST', '/v1/messages/mail/events', 'public');
/** Apple's server-to-server notification endpoint. */
export const appleNotification = defineCall(
  'appleNotification',
  'POST',
  '/v1/accounts/apple/notifications',
  'public',
);
export const facebookDeauthorisation = defineCall(
  'facebookDeauthorisation',
  'POST',
  '/v1/accounts/facebook/deauthorisation',
  'public',
);
/** Facebook takes 200 for an answer, with its own two fields. */
export const facebookDataDeletion = defineCall(
  'facebookDataDeletion',
  'POST',
  '/v1/accounts/facebook/data-deletion',
  'public',
  200,
);
