import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import type { SuppressionReason } from '../jobs/index.ts';

/** How old a signature may be: SendGrid tries for a day. */
const MAX_AGE_SECONDS = 86_400 + 300;

/** SendGrid's verification key. Throws when it is none. */
export const readSendGridKey = (key: string): KeyObject =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

/** Whether SendGrid signed these bytes, not long ago (ECDSA over the timestamp and the body). */
export const isSignedBySendGrid = (
  { MAIL_EVENTS_PUBLIC_KEY: key }: Pick<Env, 'MAIL_EVENTS_PUBLIC_KEY'>,
  body: Buffer,
  signature: string,
  timestamp: string,
  now = Date.now(),
): boolean => {
  if (!key || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > MAX_AGE_SECONDS) return false;
  return verify(
    'sha256',
    Buffer.concat([Buffer.from(timestamp), body]),
    readSendGridKey(key),
    Buffer.from(signature, 'base64'),
  );
};

const Event = z.object({
  event: z.string(),
  email: z.string().max(400),
  /** Of a bounce: `bounce` is for good, `blocked` may pass. */
  type: z.string().optional(),
  reason: z.string().optional(),
  /** Our `Message-ID`. */
  'smtp-id': z.string().optional(),
});

export interface MailEvent {
  readonly address: string;
  readonly reason: SuppressionReason;
  readonly detail: string;
  /** The message of the outbox that it is about, where the provider says so. */
  readonly messageId: number | undefined;
}

const reasonOf = ({ event, type }: z.output<typeof Event>): SuppressionReason | undefined => {
  if (event === 'bounce') return type === 'blocked' ? undefined : 'bounce';
  if (event === 'spamreport') return 'complaint';
  if (event === 'unsubscribe' || event === 'group_unsubscribe') return 'unsubscribe';
  return undefined;
};

const messageIdOf = (smtpId = ''): number | undefined => {
  const id = Number(/^<outbox-(\d{1,15})@/.exec(smtpId)?.[1]);
  return id > 0 ? id : undefined;
};

/** What a batch means for addresses; what we do not know is left out, not refused. */
export const readMailEvents = (body: Buffer): MailEvent[] => {
  const batch: unknown = JSON.parse(body.toString());
  return (Array.isArray(batch) ? batch : []).flatMap((one: unknown) => {
    const parsed = Event.safeParse(one);
    const reason = parsed.success ? reasonOf(parsed.data) : undefined;
    return parsed.success && reason
      ? [
          {
            address: parsed.data.email,
            reason,
            detail: parsed.data.reason ?? '',
            messageId: messageIdOf(parsed.data['smtp-id']),
          },
        ]
      : [];
  });
};
