import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from './audit.ts';
import { getRecord } from './records.ts';
import type { Registry } from './registry.ts';
import type { Actor } from './tokens.ts';

/**
 * A tab may be open, and pinned to what it began with, for this long after a version left every
 * composition.
 */
const RETENTION_DAYS = 30;

/**
 * Where a version is served, or was until lately: a channel's generation, or a preview; null when
 * nowhere.
 */
export const whereServed = async (
  tx: Queryable,
  name: string,
  version: string,
): Promise<{ place: string; isPreview: boolean } | null> => {
  const { rows } = await tx.query<{ place: string; isPreview: boolean }>(
    `WITH lives AS (
       SELECT channel, generation, apps, lead(created_at) OVER (PARTITION BY channel
         ORDER BY generation) AS ended_at FROM release.generations
     )
     SELECT channel || ' r-' || generation AS place, false AS "isPreview" FROM lives
     WHERE (ended_at IS NULL OR ended_at > now() - make_interval(days => $3))
       AND $2 IN (apps->$1->'stable'->>'version', apps->$1->'candidate'->>'version',
         apps->$1->'lastGood'->>'version')
     UNION ALL
     SELECT kind || ' ' || name, true FROM release.overrides WHERE expires_at > now()
       AND revoked_at IS NULL AND apps->$1->>'version' = $2
     ORDER BY 2 LIMIT 1`,
    [name, version, RETENTION_DAYS],
  );
  return rows[0] ?? null;
};

/** Deletes a version for good, unless somebody may still be looking at it. */
export const deleteVersion = async (
  registry: Registry,
  actor: Actor,
  name: string,
  version: string,
): Promise<void> => {
  const paths = await transaction(registry.db, async (tx) => {
    await tx.query('SELECT 1 FROM release.channels ORDER BY channel FOR UPDATE');
    await getRecord(tx, name, version);
    const served = await whereServed(tx, name, version);
    if (served) throw new RegistryError('50111', { place: served.place, keptDays: RETENTION_DAYS });
    const { rows } = await tx.query<{ path: string }>(
      `SELECT path FROM release.files WHERE name = $1 AND version = $2 UNION ALL SELECT path
        FROM release.maps WHERE name = $1 AND version = $2`,
      [name, version],
    );
    await tx.query('DELETE FROM release.records WHERE name = $1 AND version = $2', [name, version]);
    await appendAudit(tx, {
      actor: actor.name,
      action: 'delete',
      subject: `${name}@${version}`,
      detail: {},
    });
    return rows.map((row) => row.path);
  });
  await registry.artefacts.remove(name, version, paths);
};
