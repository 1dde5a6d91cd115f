import { createHmac } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { RegistryConfig } from '../config.ts';
import { noticeHeading, noticeLines, slackMessage, type NoticeBody } from './notice-text.ts';
import { isPublicAddress } from './public-address.ts';

const REQUEST_TIMEOUT_MS = 5_000;

export type NoticeForm = 'webhook' | 'slack' | 'email';
/** A notice that is to go out now. */
export interface DueNotice {
  readonly id: string;
  readonly body: NoticeBody;
  readonly url: string;
  readonly secret: string;
  readonly form: NoticeForm;
}
type Settings = Pick<RegistryConfig, 'privateWebhooks' | 'mail'>;

/** The key of a secret (`whsec_` and base64; older ones are the key themselves). */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);

/**
 * The headers of Standard Webhooks: the signature covers id, time and content, so that an old
 * message is not taken for a new one.
 */
const signedHeaders = (secret: string, id: string, text: string): Record<string, string> => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', keyOf(secret))
    .update(`${id}.${timestamp}.${text}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};

const post = async (
  url: string,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
};

const mail = async (settings: Settings, to: string, body: NoticeBody): Promise<void> => {
  if (!settings.mail) throw new Error('no mail server is configured (SMTP_URL)');
  const transport = createTransport(settings.mail.url);
  try {
    await transport.sendMail({
      from: settings.mail.from,
      to,
      subject: noticeHeading(body),
      text: [noticeHeading(body), '', ...noticeLines(body)].join('\n'),
    });
  } finally {
    transport.close();
  }
};

/** Sends a notice in its form; throws when it was not taken. */
export const sendNotice = async (
  settings: Settings,
  { id, body, url, secret, form }: DueNotice,
): Promise<void> => {
  if (form === 'email') return mail(settings, url.replace(/^mailto:/, ''), body);
  if (!settings.privateWebhooks && !(await isPublicAddress(url)))
    throw new Error('leads into a private network');
  const text = JSON.stringify(form === 'slack' ? slackMessage(body) : body);
  return post(url, text, form === 'slack' ? {} : signedHeaders(secret, `msg_${id}`, text));
};
