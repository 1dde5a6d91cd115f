import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/provider-webhooks.ts';

const tag = 'Providers';
/** Judged by its signature, over its bytes as they came. */
const signed = {
  tag,
  body: z.unknown(),
  data: z.object({ received: z.boolean() }),
  errors: ['10105'],
} as const;

/** What providers tell us by themselves. */
export const providerWebhookContracts = defineContracts({
  twilioReport: {
    ...signed,
    route: calls.twilioReport,
    summary: 'What became of a text message, told by Twilio (X-Twilio-Signature)',
    headers: z.object({ 'x-twilio-signature': z.string().max(100).optional() }).loose(),
    query: z.object({ message: z.string().max(16).optional() }),
  },
  vonageReport: {
    ...signed,
    route: calls.vonageReport,
    summary: 'What became of a text message, told by Vonage (a signed token over the body)',
    headers: z.object({ authorization: z.string().max(4000).optional() }).loose(),
  },
  mailEvents: {
    ...signed,
    route: calls.mailEvents,
    summary: 'Bounces and complaints, told by SendGrid (ECDSA over timestamp and body)',
    headers: z
      .object({
        'x-twilio-email-event-webhook-signature': z.string().max(200).optional(),
        'x-twilio-email-event-webhook-timestamp': z.string().max(20).optional(),
      })
      .loose(),
  },
  appleNotification: {
    ...signed,
    route: calls.appleNotification,
    summary: 'A consent withdrawn, an account deleted, a relay address stopped, told by Apple',
    errors: ['10105', '10503'],
  },
  facebookDeauthorisation: {
    ...signed,
    route: calls.facebookDeauthorisation,
    summary: 'Somebody removed us from their Facebook settings (signed_request)',
  },
  facebookDataDeletion: {
    ...signed,
    route: calls.facebookDataDeletion,
    summary: 'Somebody asks by Facebook to delete their data; answered as Facebook wants it',
  },
});
