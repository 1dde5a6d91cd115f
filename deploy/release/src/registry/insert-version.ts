import type { ReleaseRecord } from '@tapnook/contracts/release';
import { isDuplicate, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import type { WrittenFile } from './artefact-store.ts';
import type { Actor } from './tokens.ts';

/**
 * A name belongs to the team that published it first; a manager acts for the team that an app is
 * named after.
 */
export const claimName = async (tx: Queryable, name: string, actor: Actor): Promise<void> => {
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
  const { rows } = await tx.query<{ name: string }>(
    'SELECT name FROM release.records WHERE global = $1',
    [record.global],
  );
  if (rows[0] && rows[0].name !== record.name)
    throw new RegistryError('50104', { global: record.global, app: rows[0].name });
  await tx
    .query(
      'INSERT INTO release.records (name, version, global, digest, record, bytes, published_by) VALUES ($1, $2, $3, $4, $5, $6, $7)',
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
    'INSERT INTO release.files (name, version, path, integrity, bytes) SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::bigint[])',
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
    'INSERT INTO release.maps (name, version, path, bytes) SELECT $1, $2, * FROM unnest($3::text[], $4::bigint[])',
    [name, version, [...maps.keys()], [...maps.values()].map((map) => map.bytes)],
  );
};
