import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Letter } from '../../emails/email-body.ts';
import { emailHtml, emailText } from '../../emails/email-layout.ts';
import { smsCountry, takeFromSmsBudget, type SmsBudgetEnv } from '../sms/index.ts';
import { smsParts } from '../sms/index.ts';
import type { PushTarget } from '../web-push/index.ts';
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
  /** iCalendar messages that go along, one for each visit. */
  readonly calendars?: readonly string[];
  /** Where a POST ends these mails, for mail programs; only for news. */
  readonly unsubscribe?: string;
  /** The same key is sent once. */
  readonly dedupeKey?: string;
}

export interface Sms {
  /** `+85261234567`. */
  readonly to: string;
  readonly text: string;
  readonly dedupeKey?: string;
  /** A warning to an owner, which goes out whatever is left of the budget. */
  readonly isSecurity?: boolean;
}

const enqueue = async (
  tx: Tx,
  channel: 'mail' | 'sms' | 'push',
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

export type SmsOutcome =
  | { readonly kind: 'queued' }
  /** Written already; nothing was taken for it. */
  | { readonly kind: 'repeated' }
  /** Its country gets none. */
  | { readonly kind: 'closed' }
  /** Today's messages are used up; seconds until there are new ones. */
  | { readonly kind: 'spent'; readonly retryAfter: number };

/**
 * Puts a text message into the outbox, within the day's budget of its country; one that is not
 * within it is not written.
 */
export const enqueueSms = async (
  tx: Tx,
  env: SmsBudgetEnv,
  { to, text, dedupeKey, isSecurity = false }: Sms,
): Promise<SmsOutcome> => {
  if (dedupeKey !== undefined) {
    const [written] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.dedupeKey, dedupeKey));
    if (written) return { kind: 'repeated' };
  }
  const budget = await takeFromSmsBudget(tx, env, smsCountry(to), smsParts(text));
  if (!isSecurity && budget.kind === 'spent') return budget;
  if (!isSecurity && budget.kind === 'closed') return { kind: 'closed' };
  const id = await enqueue(tx, 'sms', to, { text }, dedupeKey);
  return { kind: id === undefined ? 'repeated' : 'queued' };
};

export interface Push {
  /** Id of the subscription. */
  readonly to: string;
  readonly target: PushTarget;
  readonly text: string;
  readonly dedupeKey: string;
}

/** Puts a message to one browser into the outbox. */
export const enqueuePush = (
  tx: Tx,
  { to, target, text, dedupeKey }: Push,
): Promise<number | undefined> => enqueue(tx, 'push', to, { text, target }, dedupeKey);

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
      sql`${outbox.channel} = 'mail' and ${outbox.recipient} = ${to}
        and ${outbox.payload}->>'subject' like ${`%${text}%`}`,
    )
    .orderBy(asc(outbox.id));

/** What the provider says of a text message; what ended it stays. */
export const noteSmsStatus = async (
  tx: Tx,
  id: number,
  deliveryStatus: NonNullable<(typeof outbox.$inferSelect)['deliveryStatus']>,
  deliveryError: string | null,
): Promise<void> => {
  await tx
    .update(outbox)
    .set({ deliveryStatus, deliveryError })
    .where(
      sql`${outbox.id} = ${id} and ${outbox.channel} = 'sms'
        and (${outbox.deliveryStatus} is null or ${outbox.deliveryStatus} = 'sent')`,
    );
};

/** A letter came back from the address that it went to. */
export const noteBounce = async (
  tx: Tx,
  id: number,
  address: string,
  detail: string,
): Promise<void> => {
  await tx
    .update(outbox)
    .set({ deliveryStatus: 'undelivered', deliveryError: detail.slice(0, 300) })
    .where(and(eq(outbox.id, id), eq(outbox.recipient, address.trim().toLowerCase())));
};
