import { mailEvents, vonageReport } from '@tapnook/contracts/calls';
import nodemailer from 'nodemailer';
import type { Env } from '../env.ts';
import { readSendGridKey } from '../modules/delivery-reports/index.ts';
import { isRefusal } from '../modules/sms/index.ts';
import { createSmsSender } from '../modules/sms/index.ts';
import { pushPublicKey } from '../modules/web-push/index.ts';
import { type Check, runCheck, manual, TIMEOUT } from './check.ts';

/** An empty message: a provider that knows us refuses what it says, any other refuses us. */
const takesSender = async (env: Env): Promise<string> => {
  const send = createSmsSender(env);
  try {
    await send({ id: 0, to: '', text: '' });
  } catch (error) {
    if (isRefusal(error)) return 'is reached, and takes our key';
    throw error;
  }
  throw new Error('takes a message to nobody');
};

/** What Vonage reports is believed by a secret that no call tells. */
const vonageReports = ({ SMS_PROVIDER, PUBLIC_ORIGIN }: Env): Check[] =>
  SMS_PROVIDER === 'vonage'
    ? [
        manual(
          'sms',
          'reports',
          `must be sent to ${PUBLIC_ORIGIN}/api${vonageReport.path}, the status URL of the ` +
            "application, signed by the secret of Vonage's API settings",
        ),
      ]
    : [];

/** Mail and text messages, without sending one. */
export const checkMessages = async (env: Env): Promise<Check[]> => {
  const { SMTP_URL, SMS_PROVIDER } = env;
  const checks = await Promise.all([
    SMTP_URL
      ? runCheck('mail', 'server', async () => {
          const transport = nodemailer.createTransport(SMTP_URL, {
            connectionTimeout: TIMEOUT,
            greetingTimeout: TIMEOUT,
            socketTimeout: TIMEOUT,
          } as object);
          try {
            await transport.verify();
          } finally {
            transport.close();
          }
          return 'is reached, and takes our name';
        })
      : manual('mail', 'server', 'SMTP_URL is not set'),
    SMS_PROVIDER
      ? runCheck('sms', SMS_PROVIDER, () => takesSender(env))
      : manual('sms', 'provider', 'SMS_PROVIDER is not set'),
    env.MAIL_EVENTS_PUBLIC_KEY
      ? runCheck('mail', 'events', async () => {
          readSendGridKey(env.MAIL_EVENTS_PUBLIC_KEY ?? '');
          return (
            `are believed at ${env.PUBLIC_ORIGIN}/api${mailEvents.path}, where SendGrid must ` +
            'send them'
          );
        })
      : manual('mail', 'events', 'MAIL_EVENTS_PUBLIC_KEY is not set: bounces are not heard of'),
    env.VAPID_PRIVATE_KEY
      ? runCheck('push', 'key', async () => `browsers are given ${pushPublicKey(env) ?? ''}`)
      : manual('push', 'key', 'VAPID_PRIVATE_KEY is not set: nothing is pushed'),
  ]);
  return [...checks, ...vonageReports(env)];
};
