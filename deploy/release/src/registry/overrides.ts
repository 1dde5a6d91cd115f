import {
  asciiBytes,
  canonicalJson,
  OVERRIDE_PARAMETER,
  overrideStatement,
  type OverrideClaim,
} from '@tapnook/contracts/release';
import { transaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { appendAudit } from './audit.ts';
import { getRecord } from './records.ts';
import type { Registry } from './registry.ts';
import type { Actor } from './tokens.ts';

/** A part's published version, or the address of a developer's own build. */
type Replacement = { version: string } | { url: string };
export interface OverrideRequest {
  kind: OverrideClaim['kind'];
  name: string;
  parts: Record<string, Replacement>;
  hours: number;
}
export interface MadeOverride {
  token: string;
  url: string;
  expiresAt: string;
}

const HOUR = 3_600_000;

function signClaim(registry: Registry, claim: OverrideClaim): string {
  const payload = Buffer.from(asciiBytes(canonicalJson(claim))).toString('base64url');
  const signature = registry.keys.sign(overrideStatement(payload)).at(-1);
  if (!signature) throw new Error('no key is valid now');
  return `${payload}.${signature.keyId}.${signature.signature}`;
}

async function resolve(
  registry: Registry,
  actor: Actor,
  part: string,
  replacement: Replacement,
): Promise<OverrideClaim['parts'][string]> {
  if ('url' in replacement) {
    const { rows } = await registry.db.query<{ team: string }>(
      'SELECT team FROM release.parts WHERE name = $1',
      [part],
    );
    if (actor.role === 'team' && rows[0] && rows[0].team !== actor.team)
      throw new Problem('50104', { name: part, team: rows[0].team });
    return replacement;
  }
  const stored = await getRecord(registry.db, part, replacement.version);
  if (actor.role === 'team' && stored.team !== actor.team)
    throw new Problem('50104', { name: part, team: stored.team });
  return { version: replacement.version, digest: stored.digest };
}

/** A signed, expiring token that replaces parts for whoever opens its link. */
export async function makeOverride(
  registry: Registry,
  actor: Actor,
  request: OverrideRequest,
): Promise<MadeOverride> {
  const { kind, name, hours } = request;
  const parts: OverrideClaim['parts'] = {};
  for (const [part, replacement] of Object.entries(request.parts))
    parts[part] = await resolve(registry, actor, part, replacement);
  const now = registry.clock();
  const expiresAt = new Date(now + hours * HOUR).toISOString();
  const token = signClaim(registry, {
    schema: 1,
    kind,
    name,
    parts,
    issuedAt: new Date(now).toISOString(),
    expiresAt,
  });
  await transaction(registry.db, async (tx) => {
    await tx.query(
      'INSERT INTO release.overrides (kind, name, parts, made_by, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [kind, name, JSON.stringify(parts), actor.name, expiresAt],
    );
    await appendAudit(tx, {
      actor: actor.name,
      action: kind,
      subject: name,
      detail: { parts, expiresAt },
    });
  });
  return { token, url: `${registry.config.siteUrl}/?${OVERRIDE_PARAMETER}=${token}`, expiresAt };
}
