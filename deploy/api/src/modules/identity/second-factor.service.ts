import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, type Db, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, codeOf } from '../../errors.ts';
import { NOTICES, notifyOwner } from './account-notices.ts';
import {
  authenticatorSetup,
  decryptSecret,
  encryptSecret,
  newAuthenticatorSecret,
  stepOfCode,
} from './authenticator.ts';
import { changeCredential } from './credential-change.service.ts';
import { passkeys } from './credentials.tables.ts';
import { knownDeviceOf } from './known-device.ts';
import { replaceRecoveryCodes, spendRecoveryCode } from './recovery-code.service.ts';
import {
  countPasskeys,
  countRecoveryCodes,
  databaseNowMs,
  enrolledAt,
  type SecondFactor,
} from './second-factor-policy.ts';
import { recoveryCodes, secondFactors } from './second-factor.tables.ts';
import { endSessions } from './session.service.ts';
import { displayName, type User } from './user.service.ts';

/** Few, because each try has three right answers among a million. */
const GUESS_LIMIT = { times: 5, seconds: 900 };
const SETUP_SECONDS = 600;

export interface SecondFactorProof {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** Whether a code counts now. One that counted, or an older one, never counts again. */
const spendCode = async (
  deps: Deps,
  tx: Tx,
  userId: number,
  code: string,
  which: 'secret' | 'pendingSecret',
): Promise<boolean> => {
  const [row] = await tx
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
  const stored = row?.[which];
  const opened = stored ? decryptSecret(deps.env, userId, stored) : undefined;
  if (!row || !opened) return false;
  const step = stepOfCode(opened.secret, code, await databaseNowMs(tx));
  const last = which === 'secret' ? row.lastStep : null;
  if (step === undefined || (last !== null && step <= last)) return false;
  await tx.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId));
  return true;
};

/**
 * Runs `work` as one of the few tries that a person has in a quarter of an hour. Who knows the
 * password cannot lock the owner out on a device of theirs.
 */
export const asGuess = <T>(
  deps: Deps,
  user: User,
  deviceToken: string | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const device = knownDeviceOf(deps.env, deviceToken, user.id);
  return deps.rateLimiter.guess(
    `second-factor:${user.id}${device ? `:${device}` : ''}`,
    GUESS_LIMIT,
    (error) => codeOf(error) === '30050',
    () => inTransaction(deps.db, work),
  );
};

/** Spends the proof of a second factor; throws 30050. A used recovery code is told to its owner. */
export const spendSecondFactor = async (
  deps: Deps,
  tx: Tx,
  user: User,
  { code, recoveryCode }: SecondFactorProof,
): Promise<SecondFactor> => {
  if (code !== undefined) {
    if (await spendCode(deps, tx, user.id, code, 'secret')) return 'totp';
    throw new ApiError('30050');
  }
  if (!recoveryCode || !(await spendRecoveryCode(tx, user.id, recoveryCode)))
    throw new ApiError('30050');
  const left = await countRecoveryCodes(tx, user.id);
  const notice = NOTICES.recoveryCode(left);
  await changeCredential(deps, tx, user.id, { notice, isUndoable: false }, async () => undefined);
  return 'recovery-code';
};

/** A secret to set an app up with. What is in use goes on until the new one is proved. */
export const startSetup = async (deps: Deps, user: User) => {
  const secret = newAuthenticatorSecret();
  const pending = {
    pendingSecret: encryptSecret(deps.env, user.id, secret),
    pendingUntil: sql`app_now() + make_interval(secs => ${SETUP_SECONDS})`,
  };
  await deps.db
    .insert(secondFactors)
    .values({ userId: user.id, ...pending })
    .onConflictDoUpdate({ target: secondFactors.userId, set: pending });
  return authenticatorSetup(secret, user.email ?? displayName(user));
};

/**
 * Takes the new authenticator into use once it showed a code; every session but `onlySession` ends.
 * Throws 30034 when nothing is being set up any more and 30050 for a wrong code. An undo by letter
 * would let whoever reads the mail past the second factor, so there is none.
 */
export const confirmSetup = async (
  deps: Deps,
  tx: Tx,
  user: User,
  code: string,
  onlySession: string,
): Promise<string[]> => {
  const [pending] = await tx
    .select({ secret: secondFactors.pendingSecret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, user.id), gt(secondFactors.pendingUntil, appNow)));
  if (!pending?.secret) throw new ApiError('30034');
  if (!(await spendCode(deps, tx, user.id, code, 'pendingSecret'))) throw new ApiError('30050');
  const change = { notice: NOTICES.authenticatorAdded(), onlySession, isUndoable: false };
  return changeCredential(deps, tx, user.id, change, async () => {
    await tx
      .update(secondFactors)
      .set({ secret: pending.secret, enrolledAt: appNow, pendingSecret: null, pendingUntil: null })
      .where(eq(secondFactors.userId, user.id));
    return replaceRecoveryCodes(tx, user.id);
  });
};

const forget = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
};

/** Removes the authenticator; 30051 where it is the last second factor and one is demanded. */
export const removeAuthenticator = async (
  deps: Deps,
  tx: Tx,
  user: User,
  onlySession: string,
): Promise<void> => {
  if (deps.env.STAFF_SECOND_FACTOR === 'required' && (await countPasskeys(tx, user.id)) === 0)
    throw new ApiError('30051');
  const change = { notice: NOTICES.authenticatorRemoved(), onlySession, isUndoable: false };
  await changeCredential(deps, tx, user.id, change, () => forget(tx, user.id));
};

export const secondFactorState = async ({ db, env }: Deps, user: User) => ({
  enrolledAt: (await enrolledAt(db, user.id))?.toISOString() ?? null,
  recoveryCodesLeft: await countRecoveryCodes(db, user.id),
  passkeys: await countPasskeys(db, user.id),
  required: env.STAFF_SECOND_FACTOR === 'required',
});

/**
 * For whoever lost all of it: authenticator, recovery codes and passkeys go, every session ends,
 * and the next sign-in enrols anew where a second factor is demanded.
 */
export const resetSecondFactor = (db: Db, user: User): Promise<number> =>
  inTransaction(db, async (tx) => {
    await forget(tx, user.id);
    await tx.delete(passkeys).where(eq(passkeys.userId, user.id));
    await notifyOwner(tx, user.id, NOTICES.authenticatorRemoved());
    return endSessions(tx, user.id, 'administrator');
  });

/** Encrypts anew what another secret of a rotation encrypted, so that it can be retired. */
export const reencryptSecondFactors = async ({ db, env }: Deps): Promise<void> => {
  const rows = await db
    .select()
    .from(secondFactors)
    .where(or(isNotNull(secondFactors.secret), isNotNull(secondFactors.pendingSecret)));
  for (const { userId, secret } of rows) {
    if (!secret) continue;
    const opened = decryptSecret(env, userId, secret);
    if (!opened || opened.isCurrent) continue;
    await db
      .update(secondFactors)
      .set({ secret: encryptSecret(env, userId, opened.secret) })
      .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)));
  }
};
