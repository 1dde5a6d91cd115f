import { registerMetrics, type Figure } from '@tapnook/server/metrics';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { readKeyAges } from '../key-ages.ts';

interface Counts extends Record<string, unknown> {
  doubts: number;
  oldest_doubt: number;
  alarms: number;
  overdue: number;
  refunds: number;
  queued: number;
  oldest_message: number;
  given_up: number;
}
const readCounts = async ({ db }: Pick<Deps, 'db'>): Promise<Counts | undefined> => {
  const { rows } = await db.execute<Counts>(sql`select
    (select count(*) from orders where code = 'TBP' and doubt_since is not null)::int as doubts,
    (select coalesce(extract(epoch from app_now() - min(doubt_since)), 0) from orders
      where code = 'TBP' and doubt_since is not null)::int as oldest_doubt,
    (select count(*) from order_events where event = 'alarm_gateway_doubt')::int as alarms,
    (select count(*) from orders where code = 'TBP'
      and hold_expires_at < app_now() - interval '1 minute'
      and doubt_since is null)::int as overdue,
    (select count(*) from refunds where status in ('pending', 'requires_action'))::int as refunds,
    (select count(*) from outbox where status = 'queued')::int as queued,
    (select coalesce(extract(epoch from app_now() - min(created_at)), 0) from outbox
      where status = 'queued')::int as oldest_message,
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
      sql`select name, (last_error is not null)::int as failed,
        coalesce(extract(epoch from now() - last_run_at), 0)::int as age, runs::int as runs
        from jobs order by name`,
    )
  ).rows;

interface Cases extends Record<string, unknown> {
  kind: string;
  open: number;
}
const readCases = async ({ db }: Pick<Deps, 'db'>): Promise<readonly Cases[]> =>
  (
    await db.execute<Cases>(
      sql`select k.kind, count(c.id)::int as open
        from unnest(array['refund_failed', 'refund_outside', 'dispute_opened', 'fraud_warning',
        'books_differ']) k(kind) left join payment_cases c on c.kind = k.kind
        and c.closed_at is null group by 1 order by 1`,
    )
  ).rows;

/**
 * What a watcher of the shop wants counted. Read from the database, so any process tells the same.
 */
const readFigures = async (deps: Pick<Deps, 'db' | 'env'>): Promise<readonly Figure[]> => {
  const [counts, jobs, cases, keyAges] = await Promise.all([
    readCounts(deps),
    readJobs(deps),
    readCases(deps),
    readKeyAges(deps.db, deps.env),
  ]);
  const figure = (name: string, help: string, value: number | undefined): Figure => ({
    name,
    type: name.endsWith('_total') ? 'counter' : 'gauge',
    help,
    samples: [{ value: value ?? 0 }],
  });
  const sweepFigure = (name: string, help: string, pick: (job: Job) => number): Figure => ({
    ...figure(name, help, 0),
    labels: ['sweep'],
    samples: jobs.map((job) => ({ labels: { sweep: job.name }, value: pick(job) })),
  });
  return [
    figure(
      'tapnook_holds_in_doubt',
      'Unpaid orders whose gateway does not say whether money moved.',
      counts?.doubts,
    ),
    figure(
      'tapnook_holds_in_doubt_oldest_seconds',
      'How long the oldest of them has waited.',
      counts?.oldest_doubt,
    ),
    figure('tapnook_hold_alarms_total', 'Alarms raised for holds in doubt.', counts?.alarms),
    figure(
      'tapnook_holds_overdue',
      'Holds older than 30 minutes that no sweep has ended (invariant 6).',
      counts?.overdue,
    ),
    figure(
      'tapnook_refunds_waiting',
      'Refunds that the gateway has not taken yet.',
      counts?.refunds,
    ),
    {
      ...figure(
        'tapnook_payment_cases_open',
        'Failed refunds, refunds made in the dashboard, disputes, warnings and differences in ' +
          'the books that nobody has dealt with.',
        0,
      ),
      labels: ['kind'],
      samples: cases.map(({ kind, open }) => ({ labels: { kind }, value: open })),
    },
    figure('tapnook_messages_queued', 'Mail and SMS in the outbox.', counts?.queued),
    figure(
      'tapnook_messages_oldest_seconds',
      'How long the oldest of them has waited.',
      counts?.oldest_message,
    ),
    figure(
      'tapnook_messages_given_up',
      'Mail and SMS that were tried too often.',
      counts?.given_up,
    ),
    sweepFigure(
      'tapnook_sweep_failed',
      '1 when the last run of a sweep failed; orders-invariants fails when an invariant is broken.',
      (job) => job.failed,
    ),
    sweepFigure('tapnook_sweep_age_seconds', 'Seconds since a sweep last ran.', (job) => job.age),
    sweepFigure('tapnook_sweep_runs_total', 'Runs of a sweep.', (job) => job.runs),
    keyAges,
  ];
};

/** `/metrics`, outside `/api`, so that the edge does not pass it on. */
export const registerShopMetrics = (app: FastifyInstance, deps: Pick<Deps, 'db' | 'env'>): void =>
  registerMetrics(app, () => readFigures(deps));
