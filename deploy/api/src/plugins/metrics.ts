import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

interface Counts extends Record<string, unknown> {
  doubts: number;
  oldest_doubt: number;
  alarms: number;
  overdue: number;
  refunds: number;
  queued: number;
  given_up: number;
}
const readCounts = async ({ db }: Pick<Deps, 'db'>): Promise<Counts | undefined> => {
  const { rows } = await db.execute<Counts>(sql`select
    (select count(*) from orders where code = 'TBP' and doubt_since is not null)::int as doubts,
    (select coalesce(extract(epoch from app_now() - min(doubt_since)), 0) from orders where code = 'TBP' and doubt_since is not null)::int as oldest_doubt,
    (select count(*) from order_events where event = 'alarm_gateway_doubt')::int as alarms,
    (select count(*) from orders where code = 'TBP' and hold_expires_at < app_now() - interval '1 minute' and doubt_since is null)::int as overdue,
    (select count(*) from refunds where status in ('pending', 'requires_action'))::int as refunds,
    (select count(*) from outbox where status = 'queued')::int as queued,
    (select count(*) from outbox where status = 'failed')::int as given_up`);
  return rows[0];
};

interface Job extends Record<string, unknown> {
  name: string;
  failed: number;
  age: number;
  runs: number;
}
const readJobs = async ({ db }: Pick<Deps, 'db'>): Promise<readonly Job[]> =>
  (
    await db.execute<Job>(
      sql`select name, (last_error is not null)::int as failed, coalesce(extract(epoch from now() - last_run_at), 0)::int as age, runs::int as runs from jobs order by name`,
    )
  ).rows;

interface Cases extends Record<string, unknown> {
  kind: string;
  open: number;
}
const readCases = async ({ db }: Pick<Deps, 'db'>): Promise<readonly Cases[]> =>
  (
    await db.execute<Cases>(
      sql`select k.kind, count(c.id)::int as open from unnest(array['refund_failed', 'refund_outside', 'dispute_opened', 'fraud_warning', 'books_differ']) k(kind) left join payment_cases c on c.kind = k.kind and c.closed_at is null group by 1 order by 1`,
    )
  ).rows;

type Line = readonly [labels: string, value: number];
const metric = (
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  lines: readonly Line[],
): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...lines.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
    '',
  ].join('\n');

/**
 * What a watcher of the shop wants counted, in Prometheus' text form. Read from the database, so
 * any process tells the same.
 */
export const metricsText = async (deps: Pick<Deps, 'db'>): Promise<string> => {
  const [counts, jobs, cases] = await Promise.all([
    readCounts(deps),
    readJobs(deps),
    readCases(deps),
  ]);
  const one = (value: number | undefined): readonly Line[] => [['', value ?? 0]];
  const each = (pick: (job: Job) => number): readonly Line[] =>
    jobs.map((job) => [`sweep="${job.name}"`, pick(job)]);
  return [
    metric(
      'tapnook_holds_in_doubt',
      'gauge',
      'Unpaid orders whose gateway does not say whether money moved.',
      one(counts?.doubts),
    ),
    metric(
      'tapnook_holds_in_doubt_oldest_seconds',
      'gauge',
      'How long the oldest of them has waited.',
      one(counts?.oldest_doubt),
    ),
    metric(
      'tapnook_hold_alarms_total',
      'counter',
      'Alarms raised for holds in doubt.',
      one(counts?.alarms),
    ),
    metric(
      'tapnook_holds_overdue',
      'gauge',
      'Holds older than 30 minutes that no sweep has ended (invariant 6).',
      one(counts?.overdue),
    ),
    metric(
      'tapnook_refunds_waiting',
      'gauge',
      'Refunds that the gateway has not taken yet.',
      one(counts?.refunds),
    ),
    metric(
      'tapnook_payment_cases_open',
      'gauge',
      'Failed refunds, refunds made in the dashboard, disputes, warnings and differences in the books that nobody has dealt with.',
      cases.map(({ kind, open }) => [`kind="${kind}"`, open]),
    ),
    metric('tapnook_messages_queued', 'gauge', 'Mail and SMS in the outbox.', one(counts?.queued)),
    metric(
      'tapnook_messages_given_up',
      'gauge',
      'Mail and SMS that were tried too often.',
      one(counts?.given_up),
    ),
    metric(
      'tapnook_sweep_failed',
      'gauge',
      '1 when the last run of a sweep failed; orders-invariants fails when an invariant is broken.',
      each((job) => job.failed),
    ),
    metric(
      'tapnook_sweep_age_seconds',
      'gauge',
      'Seconds since a sweep last ran.',
      each((job) => job.age),
    ),
    metric(
      'tapnook_sweep_runs_total',
      'counter',
      'Runs of a sweep.',
      each((job) => job.runs),
    ),
  ].join('');
};

/** `/metrics`, outside `/api`, so that the edge does not pass it on. */
export const registerMetrics = (app: FastifyInstance, deps: Pick<Deps, 'db'>): void => {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .serializer(String)
      .send(await metricsText(deps)),
  );
};
