import type { Channel } from '@tapnook/contracts/release';
import { listBlocks } from '../channels/blocks.ts';
import { headOf, listGenerations, type Generation } from '../channels/generations.ts';
import { listLinks } from '../channels/links.ts';
import type { Queryable } from '../database/database.ts';
import { listFlags } from '../flags/flags.ts';
import { listApprovals } from '../policy/approvals.ts';
import { channelPolicy, currentPolicy } from '../policy/policy.ts';
import { listScheduled } from '../policy/schedule.ts';
import { listAudit } from '../registry/audit.ts';
import { recordsOf } from '../registry/records.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { runningRollouts } from '../rollout/rollouts.ts';
import { compareApps, type Apps } from '../rollout/transitions.ts';
import { alarmsOf } from '../telemetry/alarms.ts';
import type { AuditLine, ConsoleState, HistoryRow, AppRow } from './console-state.types.ts';

const CHANNELS: readonly Channel[] = ['production', 'staging', 'preview'];
const MAX_HISTORY_ROWS = 30;
const MAX_AUDIT_ROWS = 40;
/** Versions offered in the dialog; older ones are chosen by command. */
const MAX_VERSIONS = 20;
/** Share of failed visits from which an app wants looking at. */
const MIN_WATCH_ERROR_RATE = 0.02;

interface VersionRow {
  readonly name: string;
  readonly team: string;
  readonly versions: string[];
}

const selectableVersions = async (db: Queryable): Promise<Map<string, VersionRow>> => {
  const { rows } = await db.query<VersionRow>(
    `SELECT p.name, p.team, coalesce((SELECT array_agg(version) FROM (
       SELECT r.version FROM release.records r WHERE r.name = p.name
         AND NOT EXISTS (SELECT 1 FROM release.blocks b WHERE b.name = r.name
         AND b.version = r.version)
       ORDER BY r.published_at DESC LIMIT $1) v), '{}') AS versions FROM release.apps p`,
    [MAX_VERSIONS],
  );
  return new Map(rows.map((row) => [row.name, row]));
};

interface RateRow {
  readonly app: string;
  readonly version: string;
  readonly sessions: string | null;
  readonly errors: string | null;
}

const lastHourRates = async (
  db: Queryable,
  channel: Channel,
): Promise<Map<string, { sessions: number; errors: number }>> => {
  const { rows } = await db.query<RateRow>(
    `SELECT app, version, sum(count) FILTER (WHERE kind = 'session') AS sessions,
       sum(count) FILTER (WHERE kind IN ('load-failure', 'blank-page', 'render-error',
         'unhandled-error')) AS errors
     FROM release.telemetry WHERE channel = $1 AND slot > now() - interval '1 hour'
       GROUP BY app, version`,
    [channel],
  );
  return new Map(
    rows.map((row) => [
      `${row.app} ${row.version}`,
      { sessions: Number(row.sessions ?? 0), errors: Number(row.errors ?? 0) },
    ]),
  );
};

const appRows = async (db: Queryable, channel: Channel, apps: Apps): Promise<AppRow[]> => {
  const [selectable, rates] = await Promise.all([
    selectableVersions(db),
    lastHourRates(db, channel),
  ]);
  const stored = new Map(
    (
      await recordsOf(
        db,
        Object.entries(apps).map(([name, app]) => ({ name, version: app.stable.version })),
      )
    ).map((one) => [one.record.name, one]),
  );
  const order = (name: string) => (name === 'shell' ? '' : name);
  return Object.entries(apps)
    .toSorted(([a], [b]) => order(a).localeCompare(order(b)))
    .map(([app, { stable, candidate, lastGood }]): AppRow => {
      const record = stored.get(app)?.record;
      const entry = record?.entry || record?.scripts.at(-1) || '';
      const rate = rates.get(`${app} ${stable.version}`);
      const errorRate = rate && rate.sessions > 0 ? Math.min(1, rate.errors / rate.sessions) : null;
      return {
        app,
        team: selectable.get(app)?.team ?? '',
        stable: stable.version,
        lastGood: lastGood?.version ?? null,
        candidate: candidate ? { version: candidate.version, weight: candidate.weight } : null,
        newest:
          selectable.get(app)?.versions.find((version) => !version.includes('-')) ?? stable.version,
        versions: selectable.get(app)?.versions ?? [],
        integrity: record?.files[entry]?.integrity ?? '',
        bytes: record?.budget.actual ?? 0,
        errorRate,
        health:
          errorRate === null ? 'quiet' : errorRate >= MIN_WATCH_ERROR_RATE ? 'watch' : 'healthy',
      };
    });
};

const historyRows = async (
  db: Queryable,
  generations: readonly Generation[],
): Promise<HistoryRow[]> => {
  const { rows } = await db.query<{ name: string; version: string }>(
    'SELECT name, version FROM release.blocks',
  );
  const blocks = new Set(rows.map((row) => `${row.name} ${row.version}`));
  return generations.map((one, i) => ({
    generation: one.generation,
    kind: one.kind,
    actor: one.actor,
    reason: one.reason,
    createdAt: one.createdAt,
    apps: one.apps,
    changes: compareApps(generations[i + 1]?.apps ?? {}, one.apps),
    blocked: Object.entries(one.apps).some(([name, app]) =>
      blocks.has(`${name} ${app.stable.version}`),
    ),
  }));
};

const auditLine = ({ seq, at, actor, action, subject, detail }: AuditLine): AuditLine => ({
  seq,
  at,
  actor,
  action,
  subject,
  detail,
});

/** The policy and what hangs on it. */
const rulesOf = async (
  registry: Registry,
  channel: Channel,
): Promise<
  Pick<ConsoleState, 'approvals' | 'policy' | 'scheduled' | 'flags' | 'clearSiteData'>
> => {
  const { db, clock } = registry;
  const { document: _document, ...version } = await currentPolicy(db);
  const { requests } = await listApprovals(db, channel);
  const { rows } = await db.query<{ clear: { until: string } | null }>(
    'SELECT clear_site_data AS clear FROM release.channels WHERE channel = $1',
    [channel],
  );
  const clear = rows[0]?.clear;
  return {
    approvals: { requests },
    policy: { ...version, rules: await channelPolicy(db, channel) },
    scheduled: await listScheduled(db, channel),
    flags: await listFlags(registry, channel),
    clearSiteData: clear && Date.parse(clear.until) > clock() ? clear : null,
  };
};

/** Everything that one channel's page shows. */
export const consoleState = async (
  registry: Registry,
  channel: Channel,
  actor: Actor,
): Promise<ConsoleState> => {
  const { db } = registry;
  const { generation, apps } = await headOf(db, channel);
  const heads = await Promise.all(
    CHANNELS.map(async (one) => ({ channel: one, generation: (await headOf(db, one)).generation })),
  );
  const running = await runningRollouts(db, channel);
  const rollouts = running.map((one) => ({
    app: one.app,
    version: one.version,
    weight: apps[one.app]?.candidate?.weight ?? 0,
    startedBy: one.startedBy,
    startedAt: one.startedAt,
    held: one.held,
    plan: one.plan,
    steppedAt: one.steppedAt,
    verdict: one.verdict,
    train:
      one.train === null
        ? null
        : {
            name: one.trainName ?? '',
            apps: running.filter(({ train }) => train === one.train).map(({ app }) => app),
          },
  }));
  const generations = await listGenerations(db, channel, MAX_HISTORY_ROWS + 1);
  return {
    channel,
    generation,
    actor: { name: actor.name, role: actor.role, team: actor.team },
    heads,
    rollouts,
    apps: await appRows(db, channel, apps),
    alarms: await alarmsOf(db, apps),
    history: (await historyRows(db, generations)).slice(0, MAX_HISTORY_ROWS),
    audit: (await listAudit(db, MAX_AUDIT_ROWS)).map(auditLine),
    blocks: await listBlocks(db),
    links: await listLinks(db),
    ...(await rulesOf(registry, channel)),
  };
};
