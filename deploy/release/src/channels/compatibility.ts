import type { Channel, EnvironmentManifest } from '@tapnook/contracts/release';
import type { Pairing } from '../checks/finding.ts';
import type { Queryable } from '../database/database.ts';
import { recordsOf } from '../registry/records.ts';

/** The records behind a composition, both canary sides of each app. */
export const pairingOf = async (
  db: Queryable,
  apps: EnvironmentManifest['apps'],
): Promise<Pairing> => {
  const wanted = Object.entries(apps).flatMap(([name, app]) =>
    [
      app.stable.version,
      ...(app.candidate && app.candidate.weight > 0 ? [app.candidate.version] : []),
    ].map((version) => ({ name, version })),
  );
  const records = await recordsOf(db, wanted);
  const pairing: Record<string, (typeof records)[number]['record'][]> = {};
  for (const { record } of records) (pairing[record.name] ??= []).push(record);
  return pairing;
};

/** What may meet on a page of this channel now; empty before the first composition. */
export const livePairing = async (db: Queryable, channel: Channel): Promise<Pairing> => {
  const { rows } = await db.query<{ apps: EnvironmentManifest['apps'] }>(
    'SELECT g.apps FROM release.generations g JOIN release.channels c USING (channel, generation) WHERE g.channel = $1',
    [channel],
  );
  return pairingOf(db, rows[0]?.apps ?? {});
};
