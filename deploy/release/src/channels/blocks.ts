import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import { getRecord } from '../registry/records.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { queueDeliveries } from '../registry/webhooks.ts';
import { announceRevocation } from './links.ts';

/** A version that must not be served, by any way. */
export interface Block {
  readonly app: string;
  readonly version: string;
  readonly reason: string;
  readonly blockedBy: string;
  readonly blockedAt: string;
}

export const listBlocks = async (db: Queryable): Promise<Block[]> => {
  const { rows } = await db.query<Omit<Block, 'blockedAt'> & { blockedAt: Date }>(
    `SELECT name AS app, version, reason, blocked_by AS "blockedBy", blocked_at AS "blockedAt"
      FROM release.blocks ORDER BY blocked_at DESC, name, version`,
  );
  return rows.map((row) => ({ ...row, blockedAt: row.blockedAt.toISOString() }));
};

/**
 * Blocks a version; the first reason stays. Links that anybody may open end with it, of which edges
 * hear by the next generation: their ids are given back.
 */
export const blockVersion = async (
  tx: Queryable,
  name: string,
  version: string,
  reason: string,
  by: string,
): Promise<string[]> => {
  const { rowCount } = await tx.query(
    `INSERT INTO release.blocks (name, version, reason, blocked_by)
      VALUES ($1, $2, $3, $4) ON CONFLICT (name, version) DO NOTHING`,
    [name, version, reason, by],
  );
  if (rowCount) await queueDeliveries(tx, { type: 'block', app: name, version, reason, actor: by });
  const { rows } = await tx.query<{ id: string }>(
    `UPDATE release.overrides SET revoked_at = now(), revoked_by = $3
      WHERE audience = 'holder' AND apps -> $1 ->> 'version' = $2 AND revoked_at IS NULL
        AND expires_at > now() RETURNING id`,
    [name, version, by],
  );
  return rows.map(({ id }) => id);
};

export interface BlockChange {
  readonly app: string;
  readonly version: string;
  readonly reason: string;
}

const isServing = async (tx: Queryable, app: string, version: string): Promise<boolean> => {
  const { rows } = await tx.query(
    `SELECT 1 FROM release.channels c JOIN release.generations g USING (channel, generation)
     WHERE $2 IN (g.apps -> $1 -> 'stable' ->> 'version',
       g.apps -> $1 -> 'candidate' ->> 'version')`,
    [app, version],
  );
  return rows.length > 0;
};

/** Blocks a version that serves nowhere; one that does is rolled back or aborted with a block. */
export const block = async (
  registry: Registry,
  actor: Actor,
  { app, version, reason }: BlockChange,
): Promise<void> => {
  const ended = await transaction(registry.db, async (tx) => {
    await getRecord(tx, app, version);
    if (await isServing(tx, app, version)) throw new RegistryError('50109', { why: 'serving' });
    const links = await blockVersion(tx, app, version, reason, actor.name);
    await appendAudit(tx, {
      actor: actor.name,
      action: 'block',
      subject: `${app}@${version}`,
      detail: { reason },
    });
    return links;
  });
  if (ended.length > 0) await announceRevocation(registry, actor, `links to ${app}@${version}`);
};

/** Lets a blocked version be composed again. */
export const unblock = (registry: Registry, actor: Actor, change: BlockChange): Promise<void> =>
  transaction(registry.db, async (tx) => {
    const { app, version, reason } = change;
    const { rows } = await tx.query<{ reason: string; blocked_by: string }>(
      'DELETE FROM release.blocks WHERE name = $1 AND version = $2 RETURNING reason, blocked_by',
      [app, version],
    );
    if (!rows[0]) throw new RegistryError('50107', { app, version });
    await appendAudit(tx, {
      actor: actor.name,
      action: 'unblock',
      subject: `${app}@${version}`,
      detail: { reason, blockedFor: rows[0].reason, blockedBy: rows[0].blocked_by },
    });
    await queueDeliveries(tx, { type: 'unblock', app, version, reason, actor: actor.name });
  });
