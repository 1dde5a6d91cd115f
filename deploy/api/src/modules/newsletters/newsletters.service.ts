import type { Locale } from '@tapnook/contracts';
import type { Api, AuditAction } from '@tapnook/contracts/api';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { appNow } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { emailHtml, emailText } from '../../emails/email-layout.ts';
import { newsletterEmail } from '../../emails/newsletter.email.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { translator } from '../../translations.ts';
import { audit } from '../backoffice/index.ts';
import { getUser } from '../identity/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import type { Member } from '../merchants/index.ts';
import { unsubscribeLinks } from '../notifications/index.ts';
import { newsletters } from './newsletters.tables.ts';

type Row = typeof newsletters.$inferSelect;
type Input = Call<Api['createNewsletter']>['body'];
const KIND = 'newsletter';
/** Between two newsletters to one reader; an hour less, so that the same weekday is not missed. */
export const WEEK = sql`interval '6 days 23 hours'`;

/** The key of one letter of a newsletter; it is written once. */
export const letterKey = (newsletterId: number, email: string): string =>
  `newsletter:${newsletterId}:${email}`;

interface Outcome {
  readonly audience: number;
  readonly waiting: number;
  readonly suppressed: number;
  readonly undelivered: number;
  readonly bounced: number;
  readonly unsubscribed: number;
}

/**
 * What became of newsletters, from their letters. A reader has one newsletter a week at most, so
 * that whoever leaves after a letter, and before another, left because of it.
 */
const outcomesOf = async (tx: Tx, ids: readonly number[]): Promise<Map<number, Outcome>> => {
  const { rows } = await tx.execute<Outcome & { id: number } & Record<string, unknown>>(sql`
    select n.id::int as id,
      (select count(*)::int from subscriptions s where s.subscribed and n.topic = any(s.topics)
        and coalesce(s.last_newsletter_at < app_now() - ${WEEK}, true)) as audience,
      count(*) filter (where o.status = 'queued')::int as waiting,
      count(*) filter (where o.status = 'failed'
        and o.last_error like '%suppressed after%')::int as suppressed,
      count(*) filter (where o.status = 'failed'
        and coalesce(o.last_error not like '%suppressed after%', true))::int as undelivered,
      count(*) filter (where o.delivery_status = 'undelivered')::int as bounced,
      count(*) filter (where not s.subscribed and o.delivery_status is distinct from 'undelivered'
        and s.updated_at >= o.created_at
          and s.last_newsletter_at <= o.created_at)::int as unsubscribed
    from newsletters n
    left join outbox o on o.dedupe_key like 'newsletter:' || n.id || ':%'
    left join subscriptions s on s.email = o.recipient
    where n.id = any(${sql.param(ids)}::bigint[]) group by n.id`);
  return new Map(rows.map(({ id, ...outcome }) => [id, outcome]));
};

const NOTHING: Outcome = {
  audience: 0,
  waiting: 0,
  suppressed: 0,
  undelivered: 0,
  bounced: 0,
  unsubscribed: 0,
};
const shown = (row: Row, outcomes: ReadonlyMap<number, Outcome>) => ({
  newsletterId: String(row.id),
  topic: row.topic,
  subject: row.subject,
  title: row.title,
  text: row.text,
  button: row.button,
  status: row.status,
  scheduledAt: row.scheduledAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  readers: row.readers,
  skipped: row.skipped,
  ...(outcomes.get(row.id) ?? NOTHING),
});
type Shown = ReturnType<typeof shown>;
const show = async (tx: Tx, row: Row): Promise<Shown> => shown(row, await outcomesOf(tx, [row.id]));

interface Move {
  readonly from: readonly Row['status'][];
  readonly action: AuditAction;
  readonly change: PgUpdateSetSource<typeof newsletters>;
}

const findRow = async (tx: Tx, id: number): Promise<Row> => {
  const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id));
  if (!row) throw new ApiError('10405');
  return row;
};

export const listNewsletters = async (tx: Tx, pageNum: number, pageSize: number) => {
  const rows = await tx
    .select()
    .from(newsletters)
    .orderBy(desc(newsletters.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const outcomes = await outcomesOf(
    tx,
    rows.map(({ id }) => id),
  );
  const [all] = await tx.select({ count: sql<number>`count(*)::int` }).from(newsletters);
  return {
    totalCount: all?.count ?? 0,
    pageIndex: pageNum,
    pageSize,
    items: rows.map((row) => shown(row, outcomes)),
  };
};

export const readNewsletter = async (tx: Tx, id: number) => show(tx, await findRow(tx, id));

export const createNewsletter = (deps: Deps, member: Member, input: Input) =>
  inTransaction(deps.db, async (tx) => {
    const [row] = await tx.insert(newsletters).values(input).returning();
    if (!row) throw new Error('a newsletter was not written');
    await audit(tx, member, {
      action: 'create',
      kind: KIND,
      subject: row.id,
      after: { ...input },
    });
    return show(tx, row);
  });

/** Moves a newsletter that is in one of these states; 20628 for any other. */
const move = async (
  deps: Deps,
  member: Member,
  id: number,
  { from, action, change }: Move,
): Promise<Shown> =>
  inTransaction(deps.db, async (tx) => {
    const before = await findRow(tx, id);
    const [row] = await tx
      .update(newsletters)
      .set(change)
      .where(and(eq(newsletters.id, id), inArray(newsletters.status, [...from])))
      .returning();
    if (!row) throw new ApiError('20628');
    await audit(tx, member, {
      action,
      kind: KIND,
      subject: id,
      before: { ...before },
      after: Object.fromEntries(Object.keys(change).map((name) => [name, row[name as keyof Row]])),
    });
    return show(tx, row);
  });

export const changeNewsletter = (
  deps: Deps,
  member: Member,
  id: number,
  input: { readonly [K in keyof Input]?: Input[K] | undefined },
) => {
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Partial<Input>;
  return Object.keys(given).length === 0
    ? readNewsletter(deps.db, id)
    : move(deps, member, id, { from: ['draft'], action: 'change', change: given });
};

/** A time is chosen by the minute: the present one is not over yet. */
const MINUTE_MS = 60_000;

/** Sends it at a time, or now; a time that is over is a slip, and would send it at once. */
export const scheduleNewsletter = async (
  deps: Deps,
  member: Member,
  id: number,
  at: string | null,
) => {
  if (at !== null && Date.parse(at) + MINUTE_MS <= (await deps.clock.now()).getTime())
    throw new ApiError('10102', { fields: [fieldError('body.at', 'fault.timeOver')] });
  return move(deps, member, id, {
    from: ['draft'],
    action: 'schedule',
    change: { status: 'scheduled', scheduledAt: at === null ? appNow : new Date(at) },
  });
};

export const stopNewsletter = (deps: Deps, member: Member, id: number) =>
  move(deps, member, id, {
    from: ['draft', 'scheduled', 'sending'],
    action: 'stop',
    change: { status: 'stopped' },
  });

/**
 * The letter as a reader of a language gets it; its links lead to the news page and end nothing.
 */
export const previewNewsletter = async (
  { db, env }: Pick<Deps, 'db' | 'env'>,
  id: number,
  locale: Locale,
) => {
  const row = await findRow(db, id);
  const page = (language: Locale): string => `${env.PUBLIC_ORIGIN}/${language}/subscribe`;
  const { subject, letter } = newsletterEmail('', row, locale, env.PUBLIC_ORIGIN, {
    page,
    oneClick: page(locale),
  });
  return { subject, html: emailHtml(letter), text: emailText(letter) };
};

/** Sends both languages to the own address of who asks; 10102 for who has none. */
export const sendTestNewsletter = (deps: Deps, member: Member, id: number) =>
  inTransaction(deps.db, async (tx) => {
    const row = await findRow(tx, id);
    const user = await getUser(tx, member.userId);
    if (!user?.email)
      throw new ApiError('10102', {
        fields: [fieldError('body', 'fault.addEmailAccountFirst')],
      });
    const links = await unsubscribeLinks(deps, tx, user.email);
    for (const locale of ['en-US', 'zh-HK'] as const) {
      const mail = newsletterEmail(user.email, row, locale, deps.env.PUBLIC_ORIGIN, links);
      await enqueueMail(tx, {
        ...mail,
        subject: translator(locale)('email.newsletter.testAbout', { subject: mail.subject }),
      });
    }
    return { email: user.email };
  });
