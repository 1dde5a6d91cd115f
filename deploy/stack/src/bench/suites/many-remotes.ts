import type pg from 'pg';
import type { RegistryClient } from './registry-client.ts';

/** All remotes together, the shop's own among them. */
export const REMOTES = 100;
export const VERSIONS = 1_000;
const OWN = 5;
const NAMES = Array.from({ length: REMOTES - OWN }, (_, i) => `mf-bench${i}`);
const NEWEST = `1.0.${VERSIONS}`;

/**
 * Publishes the newest version of each as a team does; the 999 before it are put into the database
 * at once.
 */
export const publishMany = async (registry: RegistryClient, database: pg.Client): Promise<void> => {
  for (let at = 0; at < NAMES.length; at += 10)
    await Promise.all(NAMES.slice(at, at + 10).map((name) => registry.publishSmall(name, NEWEST)));
  await database.query(
    `INSERT INTO release.records (name, version, global, digest, record, bytes, published_by,
      published_at)
     SELECT r.name, '1.0.' || n, replace(r.name, '-', '_') || '_1_0_' || n, r.digest,
       jsonb_set(r.record, '{version}', to_jsonb('1.0.' || n)), r.bytes, r.published_by,
       r.published_at - make_interval(hours => $2 - n)
     FROM release.records r CROSS JOIN generate_series(1, $2 - 1) n WHERE r.name = ANY($1)`,
    [NAMES, VERSIONS],
  );
  await registry.compose(Object.fromEntries(NAMES.map((name) => [name, NEWEST])));
};

/** The registry as it was, but for its history. */
export const removeMany = async (registry: RegistryClient, database: pg.Client): Promise<void> => {
  await registry.compose({}, NAMES).catch(() => undefined);
  for (const table of ['files', 'records', 'parts'])
    await database.query(`DELETE FROM release.${table} WHERE name = ANY($1)`, [NAMES]);
};
