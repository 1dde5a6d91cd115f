import { acceptedKeys, signingKey, type KeyEnv } from '../../keys.ts';
import { keyedHash, sameSecret } from './secrets.ts';
import type { User } from './user.service.ts';

const CHALLENGE_SECONDS = 600;
/** What the first factor opened: the second one, or its enrolment. */
export type ChallengeKind = 'verify' | 'enrol';

/** A changed password makes the challenges of the former one worthless. */
const stamp = (user: User): string => String(user.passwordChangedAt?.getTime() ?? 0);

/**
 * Says that the first factor of a sign-in was right. It is signed, not kept, because the
 * transaction of the sign-in that it interrupts is rolled back.
 */
export const createChallenge = (
  env: KeyEnv,
  kind: ChallengeKind,
  user: User,
  nowMs: number,
): string => {
  const expiresAt = String(Math.floor(nowMs / 1000) + CHALLENGE_SECONDS);
  const key = signingKey(env, 'sign-in-challenge');
  const signature = keyedHash(key, kind, String(user.id), expiresAt, stamp(user));
  return [kind, user.id, expiresAt, signature].join('.');
};

/** Whose challenge this says it is; nothing is proved yet. */
export const userIdOfChallenge = (challenge: string): number => Number(challenge.split('.')[1]);

export const isChallengeOf = (
  env: KeyEnv,
  kind: ChallengeKind,
  user: User,
  challenge: string,
  nowMs: number,
): boolean => {
  const [, , expiresAt = '', signature = ''] = challenge.split('.');
  if (!(Number(expiresAt) * 1000 > nowMs)) return false;
  return acceptedKeys(env, 'sign-in-challenge').some((key) =>
    sameSecret(signature, keyedHash(key, kind, String(user.id), expiresAt, stamp(user))),
  );
};
