import { Channel } from '@tapnook/contracts/release';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { changeChannel } from './change-channel.ts';
import { headOf } from './generations.ts';

/** A preview link or another override that still holds. */
export interface Link {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** App → version, or the address of a developer's build. */
  readonly apps: Readonly<Record<string, string>>;
  readonly audience: 'holder' | 'staff';
  readonly madeBy: string;
  readonly madeAt: string;
  readonly expiresAt: string;
}

interface Row extends Omit<Link, 'apps' | 'madeAt' | 'expiresAt'> {
  readonly apps: Readonly<Record<string, { version?: string; url?: string }>>;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

/** The links that somebody may open now, the latest first. */
export const listLinks = async (db: Queryable): Promise<Link[]> => {
  const { rows } = await db.query<Row>(
    `SELECT id, kind, name, apps, audience, made_by AS "madeBy", made_at AS "madeAt",
      expires_at AS "expiresAt"
     FROM release.overrides WHERE revoked_at IS NULL AND expires_at > now() ORDER BY id DESC`,
  );
  return rows.map(({ apps, madeAt, expiresAt, ...row }) => ({
    ...row,
    apps: Object.fromEntries(
      Object.entries(apps).map(([app, { version, url }]) => [app, version ?? url ?? '']),
    ),
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
};

/**
 * Tells every edge at once: the list is part of the signed manifest, and only a newer one is taken.
 */
export const announceRevocation = async (
  registry: Registry,
  actor: Actor,
  subject: string,
): Promise<void> => {
  for (const channel of Channel.options)
    if ((await headOf(registry.db, channel)).generation > 0)
      await changeChannel(registry, actor, {
        channel,
        kind: 'revoke-link',
        reason: '',
        subject,
        next: async (apps) => apps,
      });
};

/** Whether a link is the actor's to end: by the team that made it, or that owns one of its apps. */
const assertMayRevoke = async (db: Queryable, actor: Actor, id: string): Promise<void> => {
  const { rows } = await db.query<{ team: string | null; owned: boolean }>(
    `SELECT t.team, EXISTS (
       SELECT 1 FROM release.apps a WHERE a.team = $2
         AND a.name IN (SELECT jsonb_object_keys(o.apps))) AS owned
     FROM release.overrides o LEFT JOIN LATERAL (
       SELECT team FROM release.tokens WHERE name = o.made_by ORDER BY created_at DESC LIMIT 1) t
         ON true
     WHERE o.id = $1 AND o.revoked_at IS NULL AND o.expires_at > now()`,
    [id, actor.team],
  );
  if (!rows[0]) throw new RegistryError('50107', { link: id });
  if (actor.role === 'team' && rows[0].team !== actor.team && !rows[0].owned)
    throw new RegistryError('50104', { link: id, team: rows[0].team });
};

/** Ends a link at once, wherever it is open. */
export const revokeLink = async (registry: Registry, actor: Actor, id: string): Promise<void> => {
  await transaction(registry.db, async (tx) => {
    await assertMayRevoke(tx, actor, id);
    const { rows } = await tx.query<{ name: string }>(
      `UPDATE release.overrides SET revoked_at = now(), revoked_by = $2 WHERE id = $1
        RETURNING name`,
      [id, actor.name],
    );
    await appendAudit(tx, {
      actor: actor.name,
      action: 'revoke-link',
      subject: `${rows[0]?.name} (${id})`,
      detail: { id },
    });
  });
  await announceRevocation(registry, actor, id);
};

/** Ends every link that a token made: what a stolen one handed out must not outlive it. */
export const revokeLinksOf = async (
  registry: Registry,
  actor: Actor,
  token: string,
): Promise<void> => {
  const { rowCount } = await registry.db.query(
    `UPDATE release.overrides SET revoked_at = now(), revoked_by = $2 WHERE made_by = $1
      AND revoked_at IS NULL AND expires_at > now()`,
    [token, actor.name],
  );
  if (rowCount) await announceRevocation(registry, actor, `links of ${token}`);
};
