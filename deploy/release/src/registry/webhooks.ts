import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import type { NoticeBody } from '../notices/notice-text.ts';
import { sendNotice, type DueNotice, type NoticeForm } from '../notices/send-notice.ts';
import type { Registry } from './registry.ts';

const MAX_TRIES = 8;
/** What nobody sent again by then is of no use. */
const DEAD_DAYS = 30;

/** Who is told of what; nothing named means everything. */
export interface Subscription {
  readonly url: string;
  readonly form: NoticeForm;
  readonly events: readonly string[];
  readonly apps: readonly string[];
}

/** Registers an address; the secret that its messages are signed with is in the answer only. */
export const addWebhook = async (
  tx: Queryable,
  { url, form, events, apps }: Subscription,
  by: string,
): Promise<{ id: number; secret: string }> => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const { rows } = await tx.query<{ id: string }>(
    `INSERT INTO release.webhooks (url, secret, made_by, form, events, apps)
      VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (url) DO UPDATE SET secret = excluded.secret, made_by = excluded.made_by,
       form = excluded.form, events = excluded.events, apps = excluded.apps
     RETURNING id`,
    [url, secret, by, form, events, apps],
  );
  return { id: Number(rows[0]?.id), secret };
};

/**
 * Puts a message for everybody who wants it into the queue, inside the transaction that makes it
 * true.
 */
export const queueDeliveries = async (
  tx: Queryable,
  body: NoticeBody & Readonly<Record<string, unknown>>,
): Promise<void> => {
  const apps = [...(body.app ? [body.app] : []), ...(body.changes ?? []).map(({ app }) => app)];
  await tx.query(
    `INSERT INTO release.deliveries (webhook, body) SELECT id, $1 FROM release.webhooks
     WHERE (events = '{}' OR $2 = ANY(events)) AND (apps = '{}' OR apps && $3::text[])`,
    [JSON.stringify(body), body.type, apps],
  );
};

/**
 * Sends what is due; a failed message is tried again, each time twice as late. After the last try
 * it waits for somebody who sends it again.
 */
export const deliverDue = async (registry: Registry): Promise<void> => {
  const { rows } = await registry.db.query<DueNotice & { readonly tries: number }>(
    `UPDATE release.deliveries d SET tries = d.tries + 1,
      next_at = now() + make_interval(secs => 10 * power(2, d.tries))
     FROM release.webhooks w
     WHERE w.id = d.webhook AND d.id IN (SELECT id FROM release.deliveries WHERE dead_at IS NULL
       AND next_at <= now() ORDER BY id LIMIT 20 FOR UPDATE SKIP LOCKED)
     RETURNING d.id, d.body, d.tries, w.url, w.secret, w.form`,
  );
  await Promise.all(
    rows.map(async (due) => {
      try {
        await sendNotice(registry.config, due);
        await registry.db.query('DELETE FROM release.deliveries WHERE id = $1', [due.id]);
      } catch (error) {
        await registry.db.query(
          `UPDATE release.deliveries SET last_error = $2, dead_at = CASE
            WHEN tries >= $3 THEN now() END WHERE id = $1`,
          [due.id, String(error instanceof Error ? error.message : error).slice(0, 300), MAX_TRIES],
        );
      }
    }),
  );
};

/** A message that nobody took. */
export interface FailedNotice {
  readonly id: number;
  readonly url: string;
  readonly body: NoticeBody;
  readonly madeAt: string;
  readonly deadAt: string;
  readonly lastError: string;
}
export const listFailed = async (db: Queryable): Promise<FailedNotice[]> => {
  const { rows } = await db.query<FailedNotice>(
    `SELECT d.id::int, w.url, d.body, d.made_at AS "madeAt", d.dead_at AS "deadAt",
      d.last_error AS "lastError"
     FROM release.deliveries d JOIN release.webhooks w ON w.id = d.webhook
       WHERE d.dead_at IS NOT NULL ORDER BY d.id DESC LIMIT 500`,
  );
  return rows;
};

/** Sends failed messages anew, one or all; tells how many. */
export const replayFailed = async (db: Queryable, id: number | undefined): Promise<number> => {
  const { rowCount } = await db.query(
    `UPDATE release.deliveries SET dead_at = NULL, tries = 0, next_at = now()
      WHERE dead_at IS NOT NULL AND ($1::bigint IS NULL OR id = $1)`,
    [id ?? null],
  );
  return rowCount ?? 0;
};

export const dropOldFailures = async (db: Queryable): Promise<void> => {
  await db.query(
    'DELETE FROM release.deliveries WHERE dead_at < now() - make_interval(days => $1)',
    [DEAD_DAYS],
  );
};
