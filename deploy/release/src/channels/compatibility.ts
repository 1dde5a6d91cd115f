import type { Channel, EnvironmentManifest } from '@tapnook/contracts/release';
import type { CompatibilitySet } from '../checks/finding.ts';
import type { Queryable } from '../database/database.ts';
import { recordsOf } from '../registry/records.ts';

/** The records behind a composition, both canary sides of each app. */
export const compatibilitySetOf = async (
  db: Queryable,
  apps: EnvironmentManifest['apps'],
): Promise<CompatibilitySet> => {
  const wanted = Object.entries(apps).flatMap(([name, app]) =>
    [
      app.stable.version,
      ...(app.candidate && app.candidate.weight > 0 ? [app.candidate.version] : []),
    ].map((version) => ({ name, version })),
  );
  const records = await recordsOf(db, wanted);
  const compatibilitySet: Record<string, (typeof records)[number]['record'][]> = {};
  for (const { record } of records) (compatibilitySet[record.name] ??= []).push(record);
  return compatibilitySet;
};

/** What may meet on a page of this channel now; empty before the first composition. */
export const liveCompatibilitySet = async (
  db: Queryable,
  channel: Channel,
): Promise<CompatibilitySet> => {
  const { rows } = await db.query<{ apps: EnvironmentManifest['apps'] }>(
    'SELECT g.apps FROM release.generations g JOIN release.channels c USING (channel, generation) WHERE g.channel = $1',
    [channel],
  );
  return compatibilitySetOf(db, rows[0]?.apps ?? {});
};
