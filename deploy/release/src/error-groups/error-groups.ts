import type { Channel } from '@tapnook/contracts/release';
import semver from 'semver';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { listRecords } from '../registry/records.ts';
import type { Registry } from '../registry/registry.ts';
import { mapDetail } from '../registry/source-maps.ts';
import { diffVersions, type VersionDiff } from '../registry/version-diff.ts';
import { sha256 } from '../signing/digest.ts';

/** The same thing going wrong, in whichever versions of an app. */
export interface ErrorGroup {
  /** The same for the same kind, words and sources, whatever the version. */
  readonly id: string;
  readonly kind: string;
  readonly message: string;
  /** Places in the sources where a map came with the version, innermost first. */
  readonly stack: readonly string[];
  readonly count: number;
  readonly firstVersion: string;
  /** Oldest first. */
  readonly versions: readonly string[];
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
}

/** Whom it touched; of the first visits of each version. */
export interface Touched {
  readonly visits: number;
  readonly shoppers: number;
  /** Route → visits, the most touched first. */
  readonly routes: Readonly<Record<string, number>>;
}

/** What such a visit was made of. */
export interface ErrorSample {
  readonly generation: number;
  readonly route: string;
  readonly apps: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly flags: Readonly<Record<string, boolean>>;
  /** Absent on pages whose address says who looks at them. */
  readonly path?: string;
}

export interface ErrorGroupPage extends ErrorGroup {
  readonly touched: Touched;
  readonly sample: ErrorSample | null;
  /** The newest version before in which visits did not have it; null when there is none. */
  readonly lastGood: string | null;
  /** What changed from there to the first version that has it. */
  readonly changes: Pick<VersionDiff, 'releases' | 'commitsUrl' | 'libraries' | 'changes'> | null;
}

interface Row {
  readonly version: string;
  readonly kind: string;
  readonly detail: string;
  readonly count: number;
  readonly first_seen_at: Date;
  readonly seen_at: Date;
}
interface Group extends ErrorGroup {
  /** Version and text as pages told them. */
  readonly told: readonly { readonly version: string; readonly detail: string }[];
}

/** More different texts than this are noise of one cause. */
const MAX_DETAILS = 400;

/** What differs between two builds of the same sources: versions, places, names of chunks. */
const withoutPlaces = (detail: string): string =>
  detail
    .replaceAll(/\d+\.\d+\.\d+(?:-[\w.-]+)?/g, '*')
    .replaceAll(/:\d+(?::\d+)?/g, '')
    .replaceAll(/\/[\w.-]+\.js/g, '/*.js');

const oldestFirst = (versions: readonly string[]): string[] =>
  [...new Set(versions)].toSorted(semver.compare);

const linesOf = (detail: string): string[] =>
  detail
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const groupOf = (
  id: string,
  rows: readonly (Row & { readonly mapped: string })[],
): Group | undefined => {
  // The newest text has the places of today's sources.
  const newest = rows.toSorted((a, b) => b.seen_at.getTime() - a.seen_at.getTime())[0];
  if (!newest) return undefined;
  const [message = '', ...stack] = linesOf(newest.mapped);
  const versions = oldestFirst(rows.map(({ version }) => version));
  const times = rows.map((row) => row.first_seen_at.getTime());
  return {
    id,
    kind: newest.kind,
    message,
    stack,
    count: rows.reduce((sum, { count }) => sum + count, 0),
    firstVersion: versions[0] ?? newest.version,
    versions,
    firstSeenAt: new Date(Math.min(...times)).toISOString(),
    lastSeenAt: newest.seen_at.toISOString(),
    told: rows.map(({ version, detail }) => ({ version, detail })),
  };
};

const readGroups = async (registry: Registry, app: string): Promise<Group[]> => {
  const { rows } = await registry.db.query<Row>(
    `SELECT version, kind, detail, count, first_seen_at, seen_at FROM release.details WHERE app = $1
      ORDER BY seen_at DESC LIMIT $2`,
    [app, MAX_DETAILS],
  );
  const groups = new Map<string, (Row & { readonly mapped: string })[]>();
  for (const row of rows) {
    const mapped = await mapDetail(registry, row.detail);
    const id = sha256(`${app} ${row.kind} ${withoutPlaces(mapped)}`).slice(0, 16);
    groups.set(id, [...(groups.get(id) ?? []), { ...row, mapped }]);
  }
  return [...groups].flatMap(([id, members]) => groupOf(id, members) ?? []);
};

/** What goes wrong in an app, the most frequent first. */
export const listErrorGroups = async (registry: Registry, app: string): Promise<ErrorGroup[]> =>
  (await readGroups(registry, app))
    .map(({ told: _told, ...group }) => group)
    .toSorted((a, b) => b.count - a.count);

interface Visit {
  readonly shopper: string | null;
  readonly session: string;
  readonly route: string;
  readonly generation: number;
  readonly context: Omit<ErrorSample, 'generation' | 'route'> | null;
}

/** The latest first. */
const visitsOf = async (
  db: Queryable,
  channel: Channel,
  app: string,
  { kind, told }: Group,
): Promise<Visit[]> => {
  const { rows } = await db.query<Visit>(
    `SELECT v.shopper, v.session, v.route, v.generation, v.context FROM release.error_visits v
     JOIN unnest($4::text[], $5::text[]) AS w(version, detail) ON v.version = w.version
       AND v.detail = md5(w.detail)
     WHERE v.channel = $1 AND v.app = $2 AND v.kind = $3 ORDER BY v.at DESC`,
    [channel, app, kind, told.map(({ version }) => version), told.map(({ detail }) => detail)],
  );
  return rows;
};

const touchedBy = (visits: readonly Visit[]): Touched => {
  const routes = new Map<string, number>();
  for (const { route } of visits) routes.set(route, (routes.get(route) ?? 0) + 1);
  return {
    visits: new Set(visits.map(({ session }) => session)).size,
    shoppers: new Set(visits.flatMap(({ shopper }) => shopper ?? [])).size,
    routes: Object.fromEntries([...routes].toSorted(([, a], [, b]) => b - a)),
  };
};

const sampleOf = (visits: readonly Visit[]): ErrorSample | null => {
  const samples = visits.flatMap(({ context, generation, route }) =>
    context ? [{ generation, route, ...context }] : [],
  );
  // One whose address is known can be opened where it happened.
  return samples.find(({ path }) => path !== undefined) ?? samples[0] ?? null;
};

/**
 * The newest version before one that visits were made of, and in which nothing of the kind was
 * told.
 */
const lastGoodBefore = async (
  registry: Registry,
  channel: Channel,
  app: string,
  { firstVersion, versions }: ErrorGroup,
): Promise<string | null> => {
  const { rows } = await registry.db.query<{ version: string }>(
    `SELECT DISTINCT version FROM release.telemetry WHERE channel = $1 AND app = $2
      AND kind = 'session'`,
    [channel, app],
  );
  const visited = new Set(rows.map(({ version }) => version));
  const older = (await listRecords(registry.db, app))
    .map(({ record }) => record.version)
    .filter((version) => semver.lt(version, firstVersion) && !versions.includes(version))
    .toSorted(semver.rcompare);
  return older.find((version) => visited.has(version)) ?? older[0] ?? null;
};

/** One group, with whom it touched, what it came with, and what changed. */
export const getErrorGroup = async (
  registry: Registry,
  channel: Channel,
  app: string,
  id: string,
): Promise<ErrorGroupPage> => {
  const found = (await readGroups(registry, app)).find((group) => group.id === id);
  if (!found) throw new RegistryError('50107', { app, error: id });
  const visits = await visitsOf(registry.db, channel, app, found);
  const lastGood = await lastGoodBefore(registry, channel, app, found);
  const diff = lastGood
    ? await diffVersions(registry, channel, app, lastGood, found.firstVersion).catch(() => null)
    : null;
  const { told: _told, ...group } = found;
  return {
    ...group,
    touched: touchedBy(visits),
    sample: sampleOf(visits),
    lastGood,
    changes: diff && {
      releases: diff.releases,
      commitsUrl: diff.commitsUrl,
      libraries: diff.libraries,
      changes: diff.changes,
    },
  };
};
