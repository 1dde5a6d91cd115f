import type { ReleaseRecord } from '@tapnook/contracts/release';
import { isDuplicate, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import type { WrittenFile } from './artefact-store.ts';
import type { Actor } from './tokens.ts';

/**
 * The global that a version puts into every page follows from its name: nobody can take the one of
 * another app's next version.
 */
export const assertOwnGlobal = ({ name, version, global }: ReleaseRecord): void => {
  const own = `${name}_${version}`.replace(/\W/g, '_');
  if (global !== own) throw new RegistryError('50104', { global, app: name, own });
};

/** A team's name is its own; a new one that is not the team's is given to it by a manager. */
export const assertMayName = (name: string, owner: string | undefined, actor: Actor): void => {
  const isOwn = owner ? owner === actor.team : name === actor.team || name === `mf-${actor.team}`;
  if (actor.role === 'team' && !isOwn)
    throw new RegistryError('50104', { name, team: owner ?? null });
};

/**
 * A name belongs to the team that published it first; a manager acts for the team that an app is
 * named after.
 */
export const claimName = async (tx: Queryable, name: string, actor: Actor): Promise<void> => {
  const { rows: owners } = await tx.query<{ team: string }>(
    'SELECT team FROM release.apps WHERE name = $1',
    [name],
  );
  assertMayName(name, owners[0]?.team, actor);
  const team = actor.team ?? name.replace(/^mf-/, '');
  await tx.query(
    'INSERT INTO release.apps (name, team) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    [name, team],
  );
  const { rows } = await tx.query<{ team: string }>(
    'SELECT team FROM release.apps WHERE name = $1',
    [name],
  );
  if (actor.role === 'team' && rows[0]?.team !== actor.team)
    throw new RegistryError('50104', { name, team: rows[0]?.team });
};

export const insertRecord = async (
  tx: Queryable,
  record: ReleaseRecord,
  digest: string,
  actor: Actor,
): Promise<number> => {
  const bytes = Object.values(record.files).reduce((sum, file) => sum + file.bytes, 0);
  await tx
    .query(
      `INSERT INTO release.records (name, version, global, digest, record, bytes, published_by)
        VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        record.name,
        record.version,
        record.global,
        digest,
        JSON.stringify(record),
        bytes,
        actor.name,
      ],
    )
    .catch((error: unknown) => {
      throw isDuplicate(error)
        ? new RegistryError('50103', { app: record.name, version: record.version })
        : error;
    });
  const files = Object.entries(record.files);
  await tx.query(
    `INSERT INTO release.files (name, version, path, integrity, bytes) SELECT $1, $2, *
      FROM unnest($3::text[], $4::text[], $5::bigint[])`,
    [
      record.name,
      record.version,
      files.map(([path]) => path),
      files.map(([, file]) => file.integrity),
      files.map(([, file]) => file.bytes),
    ],
  );
  return bytes;
};

export const insertMaps = async (
  tx: Queryable,
  { name, version }: ReleaseRecord,
  maps: ReadonlyMap<string, WrittenFile>,
): Promise<void> => {
  await tx.query(
    `INSERT INTO release.maps (name, version, path, bytes) SELECT $1, $2, *
      FROM unnest($3::text[], $4::bigint[])`,
    [name, version, [...maps.keys()], [...maps.values()].map((map) => map.bytes)],
  );
};
