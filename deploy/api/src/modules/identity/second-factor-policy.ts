import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../errors.ts';
import type { KeyEnv } from '../../keys.ts';
import { passkeys } from './credentials.tables.ts';
import { recoveryCodes, secondFactors } from './second-factor.tables.ts';
import { createChallenge } from './sign-in-challenge.ts';
import type { User } from './user.service.ts';

/** How the second factor of a session was proved; a passkey asks for a finger or PIN by itself. */
export type SecondFactor = 'totp' | 'recovery-code' | 'passkey';
type PolicyEnv = KeyEnv & Pick<Env, 'STAFF_SECOND_FACTOR'>;

export const databaseNowMs = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ now: number }>(
    sql`select (extract(epoch from app_now()) * 1000)::float8 as now`,
  );
  return rows[0]?.now ?? Date.now();
};

export const countPasskeys = async (tx: Tx, userId: number): Promise<number> =>
  (await tx.select({ number: count() }).from(passkeys).where(eq(passkeys.userId, userId)))[0]
    ?.number ?? 0;

export const countRecoveryCodes = async (tx: Tx, userId: number): Promise<number> =>
  (
    await tx
      .select({ number: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  )[0]?.number ?? 0;

/** When the account's authenticator was proved; null while it has none. */
export const enrolledAt = async (tx: Tx, userId: number): Promise<Date | null> =>
  (
    await tx
      .select({ enrolledAt: secondFactors.enrolledAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
  )[0]?.enrolledAt ?? null;

/**
 * What a session of this person needs beyond its first factor. Whoever opens other people's data
 * needs a second one (OWASP ASVS 6.3.3); shoppers do not.
 */
const demandOf = async (
  tx: Tx,
  env: PolicyEnv,
  user: User,
): Promise<'nothing' | 'verify' | 'passkey' | 'enrol'> => {
  if (user.role === 'client') return 'nothing';
  if (await enrolledAt(tx, user.id)) return 'verify';
  if (env.STAFF_SECOND_FACTOR === 'offered') return 'nothing';
  // Else a password alone could enrol an authenticator beside the passkey, and pass by it.
  return (await countPasskeys(tx, user.id)) > 0 ? 'passkey' : 'enrol';
};

/** Whether a session may go on that began with this second factor, or with none. */
export const hasEnoughFactors = async (
  tx: Tx,
  env: PolicyEnv,
  user: User,
  proved: string | null,
): Promise<boolean> => proved !== null || (await demandOf(tx, env, user)) === 'nothing';

/** Throws 30048 or 30049 when a sign-in has to go on with the second factor. */
export const requireSecondFactor = async (
  tx: Tx,
  env: PolicyEnv,
  user: User,
  proved: SecondFactor | undefined,
): Promise<void> => {
  if (proved) return;
  const demand = await demandOf(tx, env, user);
  if (demand === 'nothing') return;
  if (demand === 'passkey') throw new ApiError('30048', { data: { methods: ['passkey'] } });
  const challengeId = createChallenge(env, demand, user, await databaseNowMs(tx));
  if (demand === 'enrol') throw new ApiError('30049', { data: { challengeId } });
  const methods = [
    'totp',
    ...((await countRecoveryCodes(tx, user.id)) > 0 ? ['recoveryCode'] : []),
    ...((await countPasskeys(tx, user.id)) > 0 ? ['passkey'] : []),
  ];
  throw new ApiError('30048', { data: { challengeId, methods } });
};
