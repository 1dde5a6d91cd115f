import nodemailer from 'nodemailer';
import type { Env } from '../../env.ts';
import type { OutboxPayload } from './jobs.tables.ts';

const TIMEOUT = 10_000;
/** A mail server may take its time over a message that it has begun to take. */
const SMTP_ANSWER_TIMEOUT = 60_000;

/** Hands a message to the outside. Throws when it was not taken; the outbox tries again. */
export interface Delivery {
  readonly send: (
    channel: 'mail' | 'sms',
    to: string,
    payload: OutboxPayload,
    id: number,
  ) => Promise<void>;
  readonly close: () => void;
}

const sendSms = async (env: Env, to: string, text: string, id: number): Promise<void> => {
  if (!env.SMS_URL) throw new Error('SMS_URL is not set');
  const response = await fetch(env.SMS_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `sms-${id}`,
      ...(env.SMS_CREDENTIAL && { authorization: `Bearer ${env.SMS_CREDENTIAL}` }),
    },
    body: JSON.stringify({ to, text, from: 'TapNook' }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
};

/** Mail by SMTP and text messages by the gateway at `SMS_URL`. */
export const createDelivery = (env: Env): Delivery => {
  const transport = env.SMTP_URL
    ? nodemailer.createTransport(env.SMTP_URL, {
        connectionTimeout: TIMEOUT,
        greetingTimeout: TIMEOUT,
        socketTimeout: SMTP_ANSWER_TIMEOUT,
      } as object)
    : undefined;
  const origin = new URL(env.PUBLIC_ORIGIN);
  const sendMail = async (to: string, payload: OutboxPayload, id: number): Promise<void> => {
    if (!transport) throw new Error('SMTP_URL is not set');
    await transport.sendMail({
      from: env.MAIL_FROM,
      to: { name: '', address: to },
      subject: payload.subject ?? '',
      text: payload.text,
      html: payload.html,
      replyTo: payload.replyTo,
      // The same id on every try, so that a mailbox can drop a repetition.
      messageId: `<outbox-${id}@${origin.hostname}>`,
      ...(payload.calendar && {
        attachments: [
          {
            filename: 'visit.ics',
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: payload.calendar,
          },
        ],
      }),
      ...(payload.unsubscribe && { list: { unsubscribe: payload.unsubscribe } }),
    });
  };
  return {
    send: (channel, to, payload, id) =>
      channel === 'mail' ? sendMail(to, payload, id) : sendSms(env, to, payload.text, id),
    close: () => transport?.close(),
  };
};
