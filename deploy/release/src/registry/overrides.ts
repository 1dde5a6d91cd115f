import {
  asciiBytes,
  canonicalJson,
  OVERRIDE_PARAMETER,
  overrideStatement,
  type OverrideClaim,
} from '@tapnook/contracts/release';
import { transaction } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from './audit.ts';
import { getRecord } from './records.ts';
import type { Registry } from './registry.ts';
import type { Actor } from './tokens.ts';

/** An app's published version, or the address of a developer's own build. */
type Replacement = { version: string } | { url: string };
export interface OverrideRequest {
  readonly kind: OverrideClaim['kind'];
  readonly name: string;
  readonly apps: Record<string, Replacement>;
  readonly hours: number;
  readonly audience: OverrideClaim['audience'];
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Where the link leads; the first page unless told. */
  readonly path?: string;
  /** The versions were shoppers' already: they may be shown whichever team they belong to. */
  readonly wasServed?: boolean;
}
export interface MadeOverride {
  readonly id: string;
  readonly token: string;
  readonly url: string;
  readonly expiresAt: string;
}

const HOUR_MS = 3_600_000;

const signClaim = (registry: Registry, claim: OverrideClaim): string => {
  const payload = Buffer.from(asciiBytes(canonicalJson(claim))).toString('base64url');
  const signature = registry.keys.sign(overrideStatement(payload)).at(-1);
  if (!signature) throw new Error('no key is valid now');
  return `${payload}.${signature.keyId}.${signature.signature}`;
};

const resolve = async (
  registry: Registry,
  actor: Actor,
  app: string,
  replacement: Replacement,
  { audience, wasServed = false }: Pick<OverrideRequest, 'audience' | 'wasServed'>,
): Promise<OverrideClaim['apps'][string]> => {
  if ('url' in replacement) {
    const { rows } = await registry.db.query<{ team: string }>(
      'SELECT team FROM release.apps WHERE name = $1',
      [app],
    );
    if (actor.role === 'team' && rows[0] && rows[0].team !== actor.team)
      throw new RegistryError('50104', { name: app, team: rows[0].team });
    return replacement;
  }
  const stored = await getRecord(registry.db, app, replacement.version);
  if (actor.role === 'team' && stored.team !== actor.team && !wasServed)
    throw new RegistryError('50104', { name: app, team: stored.team });
  // Staff may look at what a blocked version did to somebody; nobody else meets it again.
  if (stored.blocked && audience === 'holder')
    throw new RegistryError('50110', {
      app,
      version: replacement.version,
      reason: stored.blocked,
    });
  return { version: replacement.version, digest: stored.digest };
};

/** A signed, expiring token that replaces apps for whoever opens its link on the preview host. */
export const makeOverride = async (
  registry: Registry,
  actor: Actor,
  request: OverrideRequest,
): Promise<MadeOverride> => {
  const { kind, name, hours, audience, flags, path = '/' } = request;
  const apps: OverrideClaim['apps'] = {};
  for (const [app, replacement] of Object.entries(request.apps))
    apps[app] = await resolve(registry, actor, app, replacement, request);
  const now = registry.clock();
  const expiresAt = new Date(now + hours * HOUR_MS).toISOString();
  const id = await transaction(registry.db, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `INSERT INTO release.overrides (kind, name, apps, made_by, expires_at, audience)
        VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [kind, name, JSON.stringify(apps), actor.name, expiresAt, audience],
    );
    await appendAudit(tx, {
      actor: actor.name,
      action: kind,
      subject: name,
      detail: { id: rows[0]?.id, apps, expiresAt, audience },
    });
    return String(rows[0]?.id);
  });
  const token = signClaim(registry, {
    schema: 2,
    id,
    kind,
    name,
    audience,
    apps,
    ...(flags && { flags: { ...flags } }),
    issuedAt: new Date(now).toISOString(),
    expiresAt,
  });
  const url = `${registry.config.previewUrl}${path}?${OVERRIDE_PARAMETER}=${token}`;
  return { id, token, url, expiresAt };
};
