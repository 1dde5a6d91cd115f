import type { Locale } from '@tapnook/contracts';
import { eq, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { newsletterEmail } from '../../emails/newsletter.email.ts';
import { enqueueMail } from '../jobs/index.ts';
import { markNewsletterSent, unsubscribeLinks } from '../notifications/index.ts';
import { letterKey, WEEK } from './newsletters.service.ts';
import { newsletters } from './newsletters.tables.ts';

/** Readers who are written to in one transaction. */
const BATCH = 200;

interface Reader extends Record<string, unknown> {
  readonly email: string;
  readonly locale: Locale | null;
  readonly is_due: boolean;
}

const nextReaders = async (tx: Tx, topic: string, cursor: string): Promise<Reader[]> => {
  const { rows } = await tx.execute<Reader>(sql`
    select s.email, coalesce(u.locale, s.locale) as locale,
      coalesce(s.last_newsletter_at < app_now() - ${WEEK}, true) as is_due
    from subscriptions s left join users u on u.id = s.user_id and u.status = 'active'
    where s.subscribed and s.email > ${cursor} and ${topic} = any(s.topics)
    order by s.email limit ${BATCH} for update of s`);
  return rows;
};

/** Writes to one batch of readers; false when no newsletter is due. */
const sendBatch = (deps: Deps): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(newsletters)
      .where(
        sql`${newsletters.status} in ('scheduled', 'sending')
          and ${newsletters.scheduledAt} <= app_now()`,
      )
      .orderBy(newsletters.scheduledAt, newsletters.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    const readers = await nextReaders(tx, row.topic, row.cursor);
    const due = readers.filter((reader) => reader.is_due);
    for (const { email, locale } of due) {
      await enqueueMail(tx, {
        ...newsletterEmail(
          email,
          row,
          locale ?? 'zh-HK',
          deps.env.PUBLIC_ORIGIN,
          await unsubscribeLinks(deps, tx, email),
        ),
        dedupeKey: letterKey(row.id, email),
      });
    }
    await markNewsletterSent(
      tx,
      due.map(({ email }) => email),
    );
    const isLast = readers.length < BATCH;
    await tx
      .update(newsletters)
      .set({
        status: isLast ? 'sent' : 'sending',
        cursor: readers.at(-1)?.email ?? row.cursor,
        readers: row.readers + due.length,
        skipped: row.skipped + readers.length - due.length,
        ...(isLast && { sentAt: sql`app_now()` }),
      })
      .where(eq(newsletters.id, row.id));
    return true;
  });

/** Writes to the readers of newsletters that are due, at most weekly to each of them. */
export const sendNewsletters = async (deps: Deps): Promise<void> => {
  for (let isSending = true; isSending;) isSending = await sendBatch(deps);
};
