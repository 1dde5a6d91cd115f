import nodemailer from 'nodemailer';
import type { Env } from '../env.ts';
import { type Check, checked, left, TIMEOUT } from './check.ts';

/** An empty message: a gateway that knows us refuses what it says, any other refuses us. */
const takesSender = async (url: string, credential: string | undefined): Promise<string> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(credential && { authorization: `Bearer ${credential}` }),
    },
    body: '{}',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await answer.body?.cancel();
  if (answer.status === 401 || answer.status === 403)
    throw new Error(`refuses the credential (${answer.status})`);
  if (answer.status === 404 || answer.status >= 500) throw new Error(`answers ${answer.status}`);
  return 'is reached, and takes the credential';
};

/** Mail and text messages, without sending one. */
export const checkMessages = (env: Env): Promise<Check[]> => {
  const { SMTP_URL, SMS_URL } = env;
  return Promise.all([
    SMTP_URL
      ? checked('mail', 'server', async () => {
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
      : left('mail', 'server', 'SMTP_URL is not set'),
    SMS_URL
      ? checked('sms', 'gateway', () => takesSender(SMS_URL, env.SMS_CREDENTIAL))
      : left('sms', 'gateway', 'SMS_URL is not set'),
  ]);
};
