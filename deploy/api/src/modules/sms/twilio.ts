import { createHmac } from 'node:crypto';
import { twilioReport } from '@tapnook/contracts/calls';
import type { Env } from '../../env.ts';
import { sameSecret } from '../../same-secret.ts';
import { MessageRefusal } from './message-refusal.ts';
import type { DeliveryReport, OutgoingSms, SmsGateway } from './sms-gateway.ts';

const TIMEOUT_MS = 10_000;

export type TwilioEnv = Pick<
  Env,
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_API_KEY'
  | 'TWILIO_API_KEY_SECRET'
  | 'TWILIO_AUTH_TOKEN'
  | 'SMS_API_ORIGIN'
  | 'PUBLIC_ORIGIN'
>;

/** As Twilio calls it: it signs the whole address, and ours bears the message's id. */
const reportAddress = ({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>, id: number): string =>
  `${PUBLIC_ORIGIN}/api${twilioReport.path}?message=${id}`;

const basicAuth = (name = '', secret = ''): string =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;

/** A name, a number, or the id of a messaging service, which chooses the sender itself. */
const senderOf = (from: string): Record<string, string> =>
  /^MG[0-9a-f]{32}$/.test(from) ? { MessagingServiceSid: from } : { From: from };

/**
 * Twilio's Messages resource, by an API key that can be revoked alone. It knows no idempotency key:
 * a message that it took without answering is sent twice.
 */
export const createTwilio = (env: TwilioEnv): SmsGateway => {
  const origin = env.SMS_API_ORIGIN ?? 'https://api.twilio.com';
  const address = `${origin}/2010-04-01/Accounts/${env.TWILIO_ACCOUNT_SID}/Messages.json`;
  return {
    send: async ({ id, to, from, text }: OutgoingSms) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization: basicAuth(env.TWILIO_API_KEY, env.TWILIO_API_KEY_SECRET) },
        body: new URLSearchParams({
          To: to,
          ...senderOf(from),
          Body: text,
          StatusCallback: reportAddress(env, id),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const said = (await answer.json().catch(() => ({}))) as {
        sid?: string;
        code?: number;
        message?: string;
      };
      if (answer.ok && said.sid) return said.sid;
      const reason = `Twilio answered ${answer.status} ${said.code ?? ''} ${said.message ?? ''}`;
      throw answer.status === 400 ? new MessageRefusal(reason) : new Error(reason);
    },
  };
};

/** The signature of a request by Twilio: the address, then every parameter in order (HMAC-SHA1). */
export const twilioSignature = (
  token: string,
  address: string,
  parameters: URLSearchParams,
): string => {
  const signed = [...parameters]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => name + value)
    .join('');
  return createHmac('sha1', token)
    .update(address + signed)
    .digest('base64');
};

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
};

/** What a status callback says; `forged` when it is not signed for this message. */
export const readTwilioReport = (
  env: TwilioEnv,
  message: string,
  body: string,
  signature: string,
): DeliveryReport | 'forged' | undefined => {
  const parameters = new URLSearchParams(body);
  const id = Number(message);
  if (!env.TWILIO_AUTH_TOKEN || !Number.isSafeInteger(id)) return 'forged';
  const expected = twilioSignature(env.TWILIO_AUTH_TOKEN, reportAddress(env, id), parameters);
  if (!sameSecret(expected, signature) || parameters.get('AccountSid') !== env.TWILIO_ACCOUNT_SID)
    return 'forged';
  const status = STATUSES[parameters.get('MessageStatus') ?? ''];
  const error = parameters.get('ErrorCode');
  return status && { id, status, ...(error && { error: `Twilio ${error}` }) };
};
