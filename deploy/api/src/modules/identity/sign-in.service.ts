import { inTransaction, sqlState } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { alreadyRegistered, identityKey, type Identity } from './identity.ts';
import { knownDeviceOf } from './known-device.ts';
import { attemptPassword } from './login-attempts.ts';
import { hashPassword } from './password-hash.ts';
import { hashSecret } from './secrets.ts';
import { startSession, type LoginResult, type SignInContext } from './session.service.ts';
import { createUser, findUser } from './user.service.ts';
import type { CodePurpose } from './verification-code.service.ts';

const UNIQUE_VIOLATION = '23505';

export const signInContext = (
  call: Pick<Call, 'platform' | 'ip' | 'request' | 'deviceToken'>,
): SignInContext => ({
  platform: call.platform,
  ip: call.ip,
  userAgent: (call.request.headers['user-agent'] ?? '').slice(0, 400),
  deviceToken: call.deviceToken,
});

/** What is read of a code that came with an identity. */
export const codeAttempt = (
  purpose: CodePurpose,
  identity: Identity,
  body: { readonly verificationCode: string; readonly challengeId: string | undefined },
  visitorId: string | undefined,
) => ({
  purpose,
  identity,
  code: body.verificationCode,
  challengeId: body.challengeId,
  browser: visitorId,
});

/**
 * Sign-in by e-mail and password. Unknown address and wrong password are 30005 alike, after the
 * same work. A device that the account signed in on before has a count of wrong tries of its own.
 */
export const signInByPassword = async (
  deps: Deps,
  email: string,
  password: string,
  from: SignInContext,
): Promise<LoginResult> => {
  const identity: Identity = { kind: 'email', email };
  const user = await findUser(deps.db, identity);
  const device = user && knownDeviceOf(deps.env, from.deviceToken, user.id);
  const key = `login:${hashSecret(identityKey(identity))}${device ? `:${device}` : ''}`;
  if (!(await attemptPassword(deps, key, user?.passwordHash, password)) || !user)
    throw new ApiError('30005');
  return inTransaction(deps.db, (tx) => startSession(deps, tx, user, from));
};

export interface NewAccount {
  readonly identity: Identity;
  readonly locale: 'en-US' | 'zh-HK';
  readonly acceptNotification: boolean;
  readonly password?: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/**
 * Sign-in by a proved phone (or address): an unknown one creates an account (part 1, section 6).
 */
export const signInVerified = (
  deps: Deps,
  newAccount: NewAccount,
  from: SignInContext,
): Promise<LoginResult> =>
  inTransaction(deps.db, async (tx) => {
    const user = (await findUser(tx, newAccount.identity)) ?? (await createUser(tx, newAccount));
    return startSession(deps, tx, user, from);
  });

/**
 * Registration with a proved address; 30007 when it has an account, which only its holder can learn
 * here.
 */
export const register = async (
  deps: Deps,
  newAccount: NewAccount & { readonly password: string },
  from: SignInContext,
): Promise<LoginResult> => {
  const passwordHash = await hashPassword(newAccount.password);
  try {
    return await inTransaction(deps.db, async (tx) => {
      if (await findUser(tx, newAccount.identity)) throw alreadyRegistered(newAccount.identity);
      const { identity, locale, acceptNotification, firstName, lastName } = newAccount;
      return startSession(
        deps,
        tx,
        await createUser(tx, {
          identity,
          locale,
          acceptNotification,
          passwordHash,
          ...(firstName && { firstName }),
          ...(lastName && { lastName }),
        }),
        from,
      );
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw alreadyRegistered(newAccount.identity);
    throw error;
  }
};
