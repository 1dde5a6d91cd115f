import type { TelemetryBatch, TelemetryEvent } from '@tapnook/contracts/release';
import { transaction, type Queryable } from '../database/database.ts';
import { storeErrorVisits } from '../error-groups/store-error-visits.ts';
import { flagSettings } from '../flags/flag-settings.ts';
import { flagObservations } from '../flags/flag-verdict.ts';
import type { Registry } from '../registry/registry.ts';
import { raiseAlarms } from './alarms.ts';
import { addCounts, type CountedEvent } from './counts.ts';
import { customKind, guardNames } from './guards.ts';
import { isNoise } from './noise.ts';
import { OTHER_ROUTE, routeIds } from './route-ids.ts';
import { ingestTrials } from './shopper-counts.ts';
import { runningTrials } from './trials.ts';
import { binOf } from './vital-bins.ts';

/** Length of a slot: all that is compared over time is summed up in these, in milliseconds. */
export const SLOT_MS = 10_000;
/** The beginning of the slot that an instant falls into. */
export const slotOf = (instant: number): Date => new Date(Math.floor(instant / SLOT_MS) * SLOT_MS);
const VITALS = new Set(['lcp', 'inp', 'cls']);
const MAX_DETAILS = 500;

const kindOf = ({ kind, name }: TelemetryEvent): string =>
  kind === 'custom' ? customKind(name ?? '') : kind;
const keyOf = (event: TelemetryEvent) => [event.session, event.app, event.version].join('|');

const unique = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  [...new Map(items.map((item) => [key(item), item])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);

/** Visits seen for the first time; each counts as one `session` of its app. */
const insertSessions = async (
  tx: Queryable,
  channel: string,
  events: readonly TelemetryEvent[],
  slot: Date,
): Promise<CountedEvent[]> => {
  const firsts = unique(events, keyOf);
  const column = (of: (event: TelemetryEvent) => string | number) => firsts.map(of);
  const { rows } = await tx.query<Omit<CountedEvent, 'kind' | 'bin'>>(
    `INSERT INTO release.sessions (channel, session, app, version, bucket, route, slot, network)
     SELECT $1, s, p, v, b, r, $7, n
       FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
       $8::smallint[]) AS w(s, p, v, b, r, n)
     ON CONFLICT DO NOTHING RETURNING app, version, bucket, route, slot, network`,
    [
      channel,
      column((e) => e.session),
      column((e) => e.app),
      column((e) => e.version),
      column((e) => e.bucket),
      column((e) => e.route),
      slot,
      column((e) => e.network ?? 0),
    ],
  );
  return rows.map((row) => ({ ...row, kind: 'session', bin: -1 }));
};

/** Events seen for the first time in their visit, in the slot where the visit began. */
const insertEvents = async (
  tx: Queryable,
  channel: string,
  events: readonly TelemetryEvent[],
): Promise<CountedEvent[]> => {
  const newEvents = unique(
    events.filter((event) => event.kind !== 'session'),
    (event) => `${keyOf(event)}|${kindOf(event)}`,
  );
  if (newEvents.length === 0) return [];
  const column = (of: (event: TelemetryEvent) => string | number) => newEvents.map(of);
  const { rows } = await tx.query<CountedEvent>(
    `WITH w AS (SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[],
      $6::smallint[]) AS w(session, app, version, kind, bin)),
     fresh AS (INSERT INTO release.session_events (channel, session, app, version, kind)
       SELECT $1, session, app, version, kind FROM w ON CONFLICT DO NOTHING
         RETURNING session, app, version, kind)
     SELECT s.app, s.version, s.bucket, s.route, s.slot, s.network, w.kind, w.bin FROM fresh
       JOIN w USING (session, app, version, kind)
     JOIN release.sessions s ON s.channel = $1 AND s.session = w.session AND s.app = w.app
       AND s.version = w.version`,
    [
      channel,
      column((e) => e.session),
      column((e) => e.app),
      column((e) => e.version),
      column(kindOf),
      column((e) => (VITALS.has(e.kind) ? binOf(e.value ?? 0) : -1)),
    ],
  );
  return rows;
};

const storeDetails = async (tx: Queryable, events: readonly TelemetryEvent[]): Promise<void> => {
  const told = unique(
    events.filter((event) => event.detail),
    (event) => [event.app, event.version, event.kind, event.detail].join('|'),
  ).slice(0, MAX_DETAILS);
  if (told.length === 0) return;
  await tx.query(
    `INSERT INTO release.details AS d (app, version, kind, detail) SELECT *
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
     ON CONFLICT (app, version, kind, detail) DO UPDATE SET count = d.count + 1, seen_at = now()`,
    [
      told.map((e) => e.app),
      told.map((e) => e.version),
      told.map((e) => e.kind),
      told.map((e) => e.detail),
    ],
  );
};

const pinOf = ({ app, version }: { app: string; version: string }) => `${app} ${version}`;

/** Anybody can send what a page would send: versions that were never published are dropped. */
const onlyPublished = async (
  tx: Queryable,
  events: readonly TelemetryEvent[],
): Promise<TelemetryEvent[]> => {
  const told = unique(events, pinOf);
  const { rows } = await tx.query<{ app: string; version: string }>(
    `SELECT name AS app, version FROM release.records
      JOIN unnest($1::text[], $2::text[]) AS w(name, version) USING (name, version)`,
    [told.map((event) => event.app), told.map((event) => event.version)],
  );
  const published = new Set(rows.map(pinOf));
  return events.filter((event) => published.has(pinOf(event)));
};

/** Custom observations that no team asked for would only fill the table. */
const onlyGuarded = async (
  tx: Queryable,
  events: readonly TelemetryEvent[],
): Promise<TelemetryEvent[]> => {
  if (!events.some(({ kind }) => kind === 'custom')) return [...events];
  const names = await guardNames(tx);
  return events.filter(
    ({ kind, app, name }) => kind !== 'custom' || names.has(`${app} ${name ?? ''}`),
  );
};

/** Counts a batch. The same event told twice counts once. */
export const ingest = async (
  registry: Registry,
  { channel, events, shoppers, renders }: TelemetryBatch,
): Promise<void> => {
  const slot = slotOf(registry.clock());
  const routes = await routeIds(registry.db, channel);
  const trials = await runningTrials(registry.db, channel, registry.clock());
  await transaction(registry.db, async (tx) => {
    const own = await onlyGuarded(
      tx,
      events.filter((event) => !isNoise(event)),
    );
    const told = (await onlyPublished(tx, own)).map((event) =>
      routes.has(event.route) ? event : { ...event, route: OTHER_ROUTE },
    );
    await ingestTrials(tx, channel, { shoppers, renders }, trials, slot);
    if (told.length === 0) return;
    const counted = [...told, ...flagObservations(told, await flagSettings(tx, channel))];
    const sessions = await insertSessions(tx, channel, counted, slot);
    await addCounts(tx, channel, [...sessions, ...(await insertEvents(tx, channel, counted))]);
    await raiseAlarms(registry.announcer, tx, channel, told);
    await storeDetails(tx, told);
    await storeErrorVisits(tx, channel, told);
  });
};

/**
 * Forgets visits of more than a day ago, shoppers in trials and what visits said after a month, and
 * the sums after three.
 */
export const deleteExpired = async (registry: Registry): Promise<void> => {
  await registry.db.query("DELETE FROM release.sessions WHERE slot < now() - interval '1 day'");
  await registry.db.query("DELETE FROM release.shoppers WHERE slot < now() - interval '30 days'");
  await registry.db.query(
    "DELETE FROM release.tokens WHERE short AND expires_at < now() - interval '30 days'",
  );
  await registry.db.query("DELETE FROM release.error_visits WHERE at < now() - interval '30 days'");
  await registry.db.query("DELETE FROM release.details WHERE seen_at < now() - interval '30 days'");
  await registry.db.query("DELETE FROM release.telemetry WHERE slot < now() - interval '90 days'");
};
