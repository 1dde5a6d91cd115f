import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { sha256 } from '../signing/digest.ts';
import type { Actor } from './tokens.ts';

/** A working day; afterwards the token is asked for again. */
export const SESSION_SECONDS = 8 * 3600;

/** Begins a session of the console for a token's holder; gives what the cookie carries. */
export const startSession = async (db: Queryable, token: string): Promise<string> => {
  const session = randomBytes(24).toString('base64url');
  await db.query('DELETE FROM release.console_sessions WHERE expires_at < now()');
  await db.query(
    `INSERT INTO release.console_sessions (hash, token, expires_at)
      VALUES ($1, $2, now() + make_interval(secs => $3))`,
    [sha256(session), sha256(token), SESSION_SECONDS],
  );
  return session;
};

/** Whose session it is; null when it has ended, or its token has. */
export const actorOfSession = async (db: Queryable, session: string): Promise<Actor | null> => {
  const { rows } = await db.query<Actor>(
    `SELECT t.name, t.role, t.team, t.scope FROM release.console_sessions s
      JOIN release.tokens t ON t.hash = s.token
     WHERE s.hash = $1 AND s.expires_at > now() AND t.revoked_at IS NULL
       AND (t.expires_at IS NULL OR t.expires_at > now())`,
    [sha256(session)],
  );
  return rows[0] ?? null;
};

export const endSession = async (db: Queryable, session: string): Promise<void> => {
  await db.query('DELETE FROM release.console_sessions WHERE hash = $1', [sha256(session)]);
};
