import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import { acceptedKeys } from '../../keys.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../../plugins/access-token.ts';
import { isSessionLive } from '../../plugins/auth.ts';
import { notifyOwner, NOTICES } from './account-notices.ts';
import { rememberDevice } from './known-device.ts';
import {
  hasEnoughFactors,
  requireSecondFactor,
  type SecondFactor,
} from './second-factor-policy.ts';
import { hashSecret, keyedHash, newSecret } from './secrets.ts';
import { getUser, sessionUser, type User } from './user.service.ts';
import { refreshTokens, sessions, users } from './users.tables.ts';

/** Where a sign-in comes from. */
export interface SignInContext {
  readonly platform: string;
  readonly userAgent: string;
  readonly ip: string;
  /** What the device was given at an earlier sign-in, if it has it still. */
  readonly deviceToken: string | undefined;
  /** How the second factor was proved, where it was. */
  readonly secondFactor?: SecondFactor;
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a shopper recognises a device by: `Chrome, Windows`. */
const deviceName = (userAgent: string): string => {
  const of = (table: typeof BROWSERS): string | undefined =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [of(BROWSERS), of(SYSTEMS)].filter(Boolean).join(', ') || userAgent.slice(0, 60) || 'App';
};

/**
 * Seconds in which a token that was just traded gives the same answer again: two tabs, or two
 * edges, of one browser ask at once.
 */
const GRACE_SECONDS = 10;

const addRefreshToken = async (tx: Tx, sessionId: string, token: string): Promise<string> => {
  await tx
    .insert(refreshTokens)
    .values({ hash: hashSecret(token), sessionId, expiresAt: sql`app_now() + interval '30 days'` });
  return token;
};

const toResult = async (
  deps: Deps,
  user: User,
  sessionId: string,
  refreshToken: string,
  firstLogin: boolean,
) => ({
  accessToken: await signAccessToken(deps.env, {
    userId: String(user.id),
    role: user.role,
    sessionId,
  }),
  refreshToken,
  expiresIn: ACCESS_TOKEN_SECONDS,
  firstLogin,
  user: sessionUser(user),
  deletionAt: user.deletionAt?.toISOString() ?? null,
});
export type LoginResult = Awaited<ReturnType<typeof toResult>> & {
  /** Absent where a session goes on. */
  readonly deviceToken?: string;
};

/**
 * Begins a session. `firstLogin` is true on the first one of the account. Throws 30048 or 30049 for
 * a merchant or administrator whose second factor is wanting.
 */
export const startSession = async (
  deps: Deps,
  tx: Tx,
  user: User,
  from: SignInContext,
): Promise<LoginResult> => {
  await requireSecondFactor(tx, deps.env, user, from.secondFactor);
  const id = newSecret();
  await tx.insert(sessions).values({
    id,
    userId: user.id,
    platform: from.platform,
    device: deviceName(from.userAgent),
    ipAddress: from.ip,
    secondFactor: from.secondFactor ?? null,
  });
  const first = await tx
    .update(users)
    .set({ firstLoginAt: appNow })
    .where(and(eq(users.id, user.id), isNull(users.firstLoginAt)))
    .returning({ id: users.id });
  return {
    ...(await toResult(
      deps,
      user,
      id,
      await addRefreshToken(tx, id, newSecret()),
      first.length > 0,
    )),
    deviceToken: rememberDevice(deps.env, from.deviceToken, user.id),
  };
};

/**
 * What a token is traded for: always the same, so that whoever asks twice is given one successor,
 * and known to nobody without our key. The first is given now; the others may have been given by a
 * process that signs with the other secret of a rotation.
 */
const successorsOf = ({ env }: Deps, token: string): readonly string[] =>
  acceptedKeys(env, 'refresh-token-successor').map((key) => keyedHash(key, token));

/** The session of a token that was traded a moment ago for a successor that nobody has used yet. */
const findRecentlyRotated = async (tx: Tx, hash: string, successors: readonly string[]) => {
  for (const successor of successors) {
    const { rows } = await tx.execute<{ session_id: string }>(sql`
      select t.session_id from refresh_tokens t join refresh_tokens s on s.session_id = t.session_id
        and s.hash = ${hashSecret(successor)} and s.used_at is null
      where t.hash = ${hash} and t.used_at > app_now() - make_interval(secs => ${GRACE_SECONDS})`);
    if (rows[0]) return { sessionId: rows[0].session_id, successor };
  }
  return undefined;
};

/**
 * Trades a refresh token for a new pair. Traded again within {@link GRACE_SECONDS} it gives the
 * same successor; later it has been copied: its session ends for whoever holds any token of it, and
 * the owner is told. Unknown, expired and ended are 10104 alike.
 */
export const rotateSession = async (deps: Deps, token: string): Promise<LoginResult> => {
  const hash = hashSecret(token);
  const successors = successorsOf(deps, token);
  // The outcome leaves the transaction as a value: an error thrown inside would undo the ending of
  // the session.
  const result = await inTransaction(deps.db, async (tx) => {
    const [taken] = await tx
      .update(refreshTokens)
      .set({ usedAt: appNow })
      .where(
        and(
          eq(refreshTokens.hash, hash),
          isNull(refreshTokens.usedAt),
          gt(refreshTokens.expiresAt, appNow),
        ),
      )
      .returning();
    const traded = taken
      ? { sessionId: taken.sessionId, successor: successors[0] ?? newSecret() }
      : await findRecentlyRotated(tx, hash, successors);
    if (!traded) {
      await endReusedSession(tx, hash);
      return undefined;
    }
    const { sessionId, successor } = traded;
    const [session] = await tx
      .update(sessions)
      .set({ lastSeenAt: appNow })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
      .returning();
    const user = session && (await getUser(tx, session.userId));
    if (!user || !(await isSessionLive(tx, sessionId, user.id))) return undefined;
    // A role may have been given since, or the second factor been demanded.
    if (!(await hasEnoughFactors(tx, deps.env, user, session.secondFactor))) return undefined;
    if (taken) await addRefreshToken(tx, sessionId, successor);
    return toResult(deps, user, sessionId, successor, false);
  });
  if (!result) throw new ApiError('10104');
  return result;
};

const endReusedSession = async (tx: Tx, hash: string): Promise<void> => {
  const [used] = await tx
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hash), sql`used_at is not null`));
  if (!used) return;
  const [ended] = await tx
    .update(sessions)
    .set({ revokedAt: appNow, revokedFor: 'reuse' })
    .where(and(eq(sessions.id, used.sessionId), isNull(sessions.revokedAt)))
    .returning();
  if (ended) await notifyOwner(tx, ended.userId, NOTICES.reuse(ended.device));
};

type Reason = NonNullable<(typeof sessions.$inferSelect)['revokedFor']>;

/** Ends one session of a user; false when there is no such live one. */
export const endSession = async (
  tx: Tx,
  userId: number,
  sessionId: string,
  reason: Reason,
): Promise<boolean> => {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: appNow, revokedFor: reason })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Ends every session of a user but one; gives their number. */
export const endSessions = async (
  tx: Tx,
  userId: number,
  reason: Reason,
  except = '',
): Promise<number> => {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: appNow, revokedFor: reason })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, except), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length;
};

/** Ends every session of everybody; gives their number. */
export const endAllSessions = async (tx: Tx): Promise<number> => {
  const { rowCount } = await tx.execute(
    sql`update sessions set revoked_at = app_now() where revoked_at is null`,
  );
  return rowCount ?? 0;
};

/** A second factor was proved in a session that began without it. */
export const markSecondFactor = async (
  tx: Tx,
  sessionId: string,
  secondFactor: SecondFactor,
): Promise<void> => {
  await tx.update(sessions).set({ secondFactor }).where(eq(sessions.id, sessionId));
};

/** Sessions that can still be refreshed, the latest first. */
export const listSessions = async (tx: Tx, userId: number, currentId: string) => {
  const rows = await tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.lastSeenAt, sql`app_now() - interval '30 days'`),
      ),
    )
    .orderBy(sql`last_seen_at desc`)
    .limit(100);
  return rows.map((row) => ({
    id: hashSecret(row.id).slice(0, 22),
    name: row.device,
    platform: row.platform,
    ipAddress: row.ipAddress,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === currentId,
    sessionId: row.id,
  }));
};
