import { randomBytes } from 'node:crypto';
import { AppName, Channel } from '@tapnook/contracts/release';
import { writeFileWhole } from '@tapnook/server/files';
import { z } from 'zod';
import { isDuplicate, transaction, type Database, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { sha256 } from '../signing/digest.ts';
import { appendAudit } from './audit.ts';

/** viewer reads; team publishes its own apps; manager composes; edge delivers telemetry only. */
export type Role = 'viewer' | 'team' | 'manager' | 'edge';

/** What a token may be limited to. */
export const SCOPED_ACTIONS = [
  'publish',
  'preview',
  'check',
  'approve',
  'guards',
  'flags',
  'candidate',
  'weight',
  'hold',
  'abort',
  'promote',
  'compose',
  'rollback',
] as const;
export type ScopedAction = (typeof SCOPED_ACTIONS)[number];

export const TokenScope = z.strictObject({
  may: z.array(z.enum(SCOPED_ACTIONS)).min(1),
  apps: z.array(AppName).min(1).optional(),
  channels: z.array(Channel).min(1).optional(),
});
export type TokenScope = z.infer<typeof TokenScope>;

/** Whoever acts, as the audit log names them. */
export interface Actor {
  readonly name: string;
  readonly role: Role;
  readonly team: string | null;
  /** What the token is limited to; all that the role may without one. */
  readonly scope?: TokenScope | null;
}

/** The registry acting on its own: the analysis and the plan of a rollout. */
export const ANALYSIS: Actor = { name: 'analysis', role: 'manager', team: null };

/** Refuses what a token was not made for, though its role may: 50102. */
export const assertScope = (
  { role, scope }: Actor,
  asked: { action?: string | undefined; channel?: Channel; apps?: readonly string[] },
): void => {
  if (!scope) return;
  const { action, channel, apps = [] } = asked;
  const isFor =
    scope.may.some((one) => one === action) &&
    (!channel || !scope.channels || scope.channels.includes(channel)) &&
    apps.every((app) => scope.apps?.includes(app) ?? true);
  if (!isFor) throw new RegistryError('50102', { role, scope, needs: action ?? 'a whole token' });
};

export interface NewToken {
  readonly name: string;
  readonly role: Role;
  readonly team?: string | undefined;
  readonly scope?: TokenScope | undefined;
  readonly expiresAt?: Date | undefined;
  readonly madeBy?: string;
  /** Of a sign-in or an exchange: its name may be given again. */
  readonly short?: boolean;
}

/**
 * Makes a token; its text exists only in the answer, the store keeps its hash. A name is given
 * once, so that the log stays clear: 50112.
 */
export const createToken = async (db: Queryable, made: NewToken): Promise<string> => {
  const token = `tnr_${randomBytes(24).toString('base64url')}`;
  const { name, role, team, scope, expiresAt, madeBy, short = false } = made;
  await db
    .query(
      `INSERT INTO release.tokens (hash, name, role, team, scope, expires_at, made_by, short)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        sha256(token),
        name,
        role,
        team ?? null,
        scope ? JSON.stringify(scope) : null,
        expiresAt ?? null,
        madeBy ?? null,
        short,
      ],
    )
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new RegistryError('50112', { token: name }) : error;
    });
  return token;
};

/**
 * Whose a token is; null when it was revoked or has expired. When it was used is kept by the hour.
 */
export const actorOf = async (db: Queryable, token: string): Promise<Actor | null> => {
  const { rows } = await db.query<Actor & { stale: boolean }>(
    `SELECT name, role, team, scope, coalesce(used_at < now() - interval '1 hour', true) AS stale
     FROM release.tokens WHERE hash = $1 AND revoked_at IS NULL
       AND (expires_at IS NULL OR expires_at > now())`,
    [sha256(token)],
  );
  const [found] = rows;
  if (!found) return null;
  if (found.stale)
    await db.query('UPDATE release.tokens SET used_at = now() WHERE hash = $1', [sha256(token)]);
  const { stale: _stale, ...actor } = found;
  return actor;
};

/** Ends a token at once; false when there is none of that name. */
export const revokeToken = async (db: Queryable, name: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    'UPDATE release.tokens SET revoked_at = now() WHERE name = $1 AND revoked_at IS NULL',
    [name],
  );
  return (rowCount ?? 0) > 0;
};

const FIRST_TEAMS = ['shell', 'catalog', 'checkout', 'account', 'reviews', 'merchant'];

/** What the tokens file holds: read by the command line when RELEASE_TOKEN is not given. */
export interface TokensFile {
  readonly manager: string;
  readonly viewer: string;
  readonly edge: string;
  readonly teams: Record<string, string>;
}

/** A token under a name that is there already: its former text ends at once. */
const remakeToken = async (db: Queryable, token: NewToken): Promise<string> => {
  await db.query('DELETE FROM release.tokens WHERE name = $1', [token.name]);
  return createToken(db, token);
};

/**
 * On the very first start makes one token of each kind and writes them to `file`; null when tokens
 * exist already. `remake` replaces the first tokens, for an owner whose file was lost.
 */
export const makeFirstTokens = async (
  db: Database,
  file: string,
  remake = false,
): Promise<TokensFile | null> => {
  const made = await transaction(db, async (tx) => {
    await tx.query('LOCK TABLE release.tokens IN EXCLUSIVE MODE');
    const { rows } = await tx.query('SELECT 1 FROM release.tokens LIMIT 1');
    if (rows.length > 0 && !remake) return null;
    if (rows.length > 0)
      await appendAudit(tx, {
        actor: 'registry',
        action: 'remake-tokens',
        subject: 'first tokens',
        detail: {},
      });
    const teams: Record<string, string> = {};
    for (const team of FIRST_TEAMS)
      teams[team] = await remakeToken(tx, { name: `team ${team}`, role: 'team', team });
    return {
      manager: await remakeToken(tx, { name: 'first manager', role: 'manager' }),
      viewer: await remakeToken(tx, { name: 'first viewer', role: 'viewer' }),
      edge: await remakeToken(tx, { name: 'edge', role: 'edge' }),
      teams,
    };
  });
  if (!made) return null;
  await writeFileWhole(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
};
