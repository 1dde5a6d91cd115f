import nodemailer from 'nodemailer';
import { qrImagesOf } from '../../emails/email-images.ts';
import type { Env } from '../../env.ts';
import { MessageRefusal } from '../sms/index.ts';
import { createSmsSender } from '../sms/index.ts';
import { sendPush } from '../web-push/index.ts';
import type { OutboxPayload } from './jobs.tables.ts';
import { senderAddress } from './sender-address.ts';

const TIMEOUT = 10_000;
/** A mail server may take its time over a message that it has begun to take. */
const SMTP_ANSWER_TIMEOUT = 60_000;

export type Channel = 'mail' | 'sms' | 'push';

/**
 * Hands a message to the outside; gives the carrier's id of it where there is one. Throws when it
 * was not taken: the outbox tries again, unless that is a `MessageRefusal`.
 */
export interface Delivery {
  readonly send: (
    channel: Channel,
    to: string,
    payload: OutboxPayload,
    id: number,
  ) => Promise<string | void>;
  readonly close: () => void;
}

/**
 * `METHOD` stands in the file and in its content type, or mail programs take it for a mere file.
 */
const methodOf = (calendar: string): string =>
  /^METHOD:(\w+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH';

/**
 * The first is part of the letter itself, where mail programs look; the others go along with it.
 */
const calendarParts = ([first, ...others]: readonly string[]) => ({
  ...(first !== undefined && {
    icalEvent: { filename: 'visit.ics', method: methodOf(first), content: first },
  }),
  attachments: others.map((content, index) => ({
    filename: `visit-${index + 2}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
    content,
  })),
});

/** News can be ended by one press in the mail program, without a visit (RFC 8058). */
const newsHeaders = (unsubscribe: string, domain: string) => ({
  'List-Unsubscribe': `<${unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'List-Id': `TapNook <news.${domain}>`,
});

interface SmtpFailure {
  readonly command?: string;
  readonly responseCode?: number;
}

/** An address that its own server does not know is not tried again. */
const refusedRecipient = (error: unknown): boolean => {
  const { command, responseCode = 0 } = (error ?? {}) as SmtpFailure;
  return command === 'RCPT TO' && [550, 551, 553].includes(responseCode);
};

/** Mail by SMTP, text messages by the provider of `SMS_PROVIDER`, and pushes by VAPID. */
export const createDelivery = (env: Env): Delivery => {
  const transport = env.SMTP_URL
    ? nodemailer.createTransport(env.SMTP_URL, {
        connectionTimeout: TIMEOUT,
        greetingTimeout: TIMEOUT,
        socketTimeout: SMTP_ANSWER_TIMEOUT,
      } as object)
    : undefined;
  // The domain whose keys sign our letters (DKIM).
  const domain = senderAddress(env).split('@').at(-1) ?? '';
  const sendSms = createSmsSender(env);
  const sendMail = async (to: string, payload: OutboxPayload, id: number): Promise<void> => {
    if (!transport) throw new Error('SMTP_URL is not set');
    const { attachments, ...calendar } = calendarParts(payload.calendars ?? []);
    const images = await qrImagesOf(payload.html ?? '');
    try {
      await transport.sendMail({
        from: env.MAIL_FROM,
        to: { name: '', address: to },
        subject: payload.subject ?? '',
        text: payload.text,
        html: payload.html,
        replyTo: payload.replyTo,
        // The same id on every try, so that a mailbox can drop a repetition.
        messageId: `<outbox-${id}@${domain}>`,
        headers: {
          // Out-of-office programs answer no machine (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(payload.unsubscribe && newsHeaders(payload.unsubscribe, domain)),
        },
        ...calendar,
        attachments: [...images, ...attachments],
      });
    } catch (error) {
      if (refusedRecipient(error)) throw new MessageRefusal(String(error), { cause: error });
      throw error;
    }
  };
  return {
    send: async (channel, to, payload, id) => {
      if (channel === 'mail') return sendMail(to, payload, id);
      if (channel === 'sms') return sendSms({ id, to, text: payload.text });
      return payload.target && sendPush(env, payload.target, payload.text);
    },
    close: () => transport?.close(),
  };
};
