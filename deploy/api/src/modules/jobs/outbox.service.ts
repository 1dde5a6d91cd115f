import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Letter } from '../../emails/email-body.ts';
import { emailHtml, emailText } from '../../emails/email-layout.ts';
import { outbox, type OutboxPayload } from './jobs.tables.ts';

/**
 * A letter to somebody; its HTML and its plain text are made of the same parts (see
 * `mail-layout.ts`).
 */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly letter: Letter;
  readonly replyTo?: string;
  /** An iCalendar file that goes along. */
  readonly calendar?: string;
  /** Address of the page that ends these mails; only for news. */
  readonly unsubscribe?: string;
  /** The same key is sent once. */
  readonly dedupeKey?: string;
}

export interface Sms {
  /** `+85261234567`. */
  readonly to: string;
  readonly text: string;
  readonly dedupeKey?: string;
}

const enqueue = async (
  tx: Tx,
  channel: 'mail' | 'sms',
  recipient: string,
  payload: OutboxPayload,
  dedupeKey?: string,
): Promise<number | undefined> => {
  const [row] = await tx
    .insert(outbox)
    .values({ channel, recipient, payload, dedupeKey })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  return row?.id;
};

/**
 * Puts a letter into the outbox, in the transaction of what it tells; gives its id, or nothing when
 * it is there already.
 */
export const enqueueMail = (
  tx: Tx,
  { to, dedupeKey, letter, ...payload }: Mail,
): Promise<number | undefined> =>
  enqueue(
    tx,
    'mail',
    to,
    { ...payload, text: emailText(letter), html: emailHtml(letter) },
    dedupeKey,
  );

/** Puts a text message into the outbox. */
export const enqueueSms = (tx: Tx, { to, text, dedupeKey }: Sms): Promise<number | undefined> =>
  enqueue(tx, 'sms', to, { text }, dedupeKey);

/** Sends a failed message again from the start; a queued or sent one is left alone. */
export const requeue = async (tx: Tx, dedupeKey: string): Promise<void> => {
  await tx
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: sql`now()` })
    .where(sql`dedupe_key = ${dedupeKey} and status = 'failed'`);
};

/** What became of the messages of these keys. */
export const readDeliveries = async (tx: Tx, dedupeKeys: readonly string[]) => {
  const rows = await tx
    .select({ key: outbox.dedupeKey, status: outbox.status, sentAt: outbox.sentAt })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, [...dedupeKeys]));
  return new Map(rows.map(({ key, ...delivery }) => [key, delivery]));
};

/** A condition: there is a message of the key that an expression gives. */
export const isEnqueued = (dedupeKey: SQL): SQL =>
  sql`exists (select 1 from ${outbox} where ${outbox.dedupeKey} = ${dedupeKey})`;

/** Letters to an address whose subject holds a text, the oldest first. */
export const readMailsAbout = (tx: Tx, to: string, text: string) =>
  tx
    .select({ at: outbox.createdAt, subject: sql<string>`${outbox.payload}->>'subject'` })
    .from(outbox)
    .where(
      sql`${outbox.channel} = 'mail' and ${outbox.recipient} = ${to} and ${outbox.payload}->>'subject' like ${`%${text}%`}`,
    )
    .orderBy(asc(outbox.id));
