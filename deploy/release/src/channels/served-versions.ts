import type { Channel } from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import type { Apps, Pin } from '../rollout/transitions.ts';

interface ServedRow extends Pin {
  readonly app: string;
  readonly undone: boolean;
}

const servedVersions = async (
  tx: Queryable,
  channel: Channel,
  wanted: readonly { app: string; version: string }[],
): Promise<Map<string, ServedRow>> => {
  const { rows } = await tx.query<ServedRow>(
    `SELECT app, version, digest, undone FROM release.served
      JOIN unnest($2::text[], $3::text[]) AS w(app, version) USING (app, version)
     WHERE channel = $1`,
    [channel, wanted.map((one) => one.app), wanted.map((one) => one.version)],
  );
  return new Map(rows.map((row) => [row.app, row]));
};

/** A version that was stable here; one that never was cannot be gone back to. */
export const servedPin = async (
  tx: Queryable,
  channel: Channel,
  app: string,
  version: string,
): Promise<Pin> => {
  const found = (await servedVersions(tx, channel, [{ app, version }])).get(app);
  if (!found) throw new RegistryError('50109', { why: 'never-served' });
  return { version, digest: found.digest };
};

/** Everything that became stable in the generation in which this version did. */
export const composedWith = async (
  tx: Queryable,
  channel: Channel,
  app: string,
  version: string,
): Promise<{ app: string; version: string }[]> => {
  const { rows } = await tx.query<{ app: string; version: string }>(
    `SELECT s.app, s.version FROM release.served s
      JOIN release.served one USING (channel, generation)
     WHERE one.channel = $1 AND one.app = $2 AND one.version = $3 ORDER BY s.app`,
    [channel, app, version],
  );
  return rows;
};

export const markUndone = async (
  tx: Queryable,
  channel: Channel,
  app: string,
  version: string,
): Promise<void> => {
  await tx.query(
    'UPDATE release.served SET undone = true WHERE channel = $1 AND app = $2 AND version = $3',
    [channel, app, version],
  );
};

/** Apps whose stable version is another one afterwards. */
const changedStables = (before: Apps, after: Apps) =>
  Object.entries(after)
    .filter(([app, { stable }]) => before[app]?.stable.version !== stable.version)
    .map(([app, { stable }]) => ({ app, ...stable }));

/**
 * Keeps which versions were stable. Whoever composes a version that served before goes back: what
 * it replaces is undone. A version that was undone itself is another try, no way back.
 */
export const recordServed = async (
  tx: Queryable,
  channel: Channel,
  generation: number,
  before: Apps,
  after: Apps,
): Promise<void> => {
  const changed = changedStables(before, after);
  if (changed.length === 0) return;
  const known = await servedVersions(tx, channel, changed);
  for (const { app } of changed) {
    const replaced = before[app]?.stable.version;
    if (replaced && known.get(app)?.undone === false) await markUndone(tx, channel, app, replaced);
  }
  await tx.query(
    `INSERT INTO release.served (channel, app, version, digest, generation)
     SELECT $1, app, version, digest, $2
       FROM unnest($3::text[], $4::text[], $5::text[]) AS w(app, version, digest)
     ON CONFLICT (channel, app, version) DO UPDATE SET generation = excluded.generation,
       digest = excluded.digest, undone = false`,
    [
      channel,
      generation,
      changed.map((one) => one.app),
      changed.map((one) => one.version),
      changed.map((one) => one.digest),
    ],
  );
};

/**
 * The newest version of each app that served enough visits here without being undone or blocked;
 * where none served enough, the newest that did not fail. The present stable version is left out.
 */
const lastGoodVersions = async (
  tx: Queryable,
  channel: Channel,
  apps: Apps,
  minimumVisits: number,
): Promise<Map<string, Pin>> => {
  const { rows } = await tx.query<Pin & { app: string }>(
    `SELECT DISTINCT ON (s.app) s.app, s.version, s.digest
     FROM unnest($2::text[], $3::text[]) AS w(app, stable)
     JOIN release.served s ON s.channel = $1 AND s.app = w.app AND s.version <> w.stable
       AND NOT s.undone
     WHERE EXISTS (SELECT 1 FROM release.records r WHERE r.name = s.app AND r.version = s.version)
       AND NOT EXISTS (SELECT 1 FROM release.blocks b WHERE b.name = s.app
         AND b.version = s.version)
     ORDER BY s.app, (SELECT coalesce(sum(t.count), 0) FROM release.telemetry t
       WHERE t.channel = $1 AND t.app = s.app AND t.version = s.version
         AND t.kind = 'session') >= $4 DESC, s.generation DESC`,
    [
      channel,
      Object.keys(apps),
      Object.values(apps).map((app) => app.stable.version),
      minimumVisits,
    ],
  );
  return new Map(rows.map(({ app, version, digest }) => [app, { version, digest }]));
};

export const withLastGood = async (
  tx: Queryable,
  channel: Channel,
  apps: Apps,
  minimumVisits: number,
): Promise<Apps> => {
  const pins = await lastGoodVersions(tx, channel, apps, minimumVisits);
  return Object.fromEntries(
    Object.entries(apps).map(([name, { lastGood: _former, ...app }]) => {
      const lastGood = pins.get(name);
      return [name, { ...app, ...(lastGood && { lastGood }) }];
    }),
  );
};

/** Refuses a change by which a blocked version would serve where it did not, or to more people. */
export const assertNothingBlocked = async (
  tx: Queryable,
  before: Apps,
  after: Apps,
): Promise<void> => {
  const serving = Object.entries(after).flatMap(([app, { stable, candidate }]) => {
    const known = before[app];
    const isNewStable = known?.stable.version !== stable.version;
    const isMoreCandidate =
      candidate &&
      (known?.candidate?.version !== candidate.version ||
        known.candidate.weight < candidate.weight);
    return [
      ...(isNewStable ? [{ app, version: stable.version }] : []),
      ...(isMoreCandidate ? [{ app, version: candidate.version }] : []),
    ];
  });
  const { rows } = await tx.query<{ app: string; version: string; reason: string }>(
    `SELECT name AS app, version, reason FROM release.blocks
      JOIN unnest($1::text[], $2::text[]) AS w(name, version) USING (name, version) LIMIT 1`,
    [serving.map((one) => one.app), serving.map((one) => one.version)],
  );
  if (rows[0]) throw new RegistryError('50110', { ...rows[0] });
};
