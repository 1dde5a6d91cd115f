import type { ErrorCode } from '@tapnook/contracts/errors';
import { and, eq } from 'drizzle-orm';
import { inTransaction, sqlState, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { NOTICES, providerSignInMethod } from './account-notices.ts';
import { changeCredential } from './credential-change.service.ts';
import { passkeys } from './credentials.tables.ts';
import type { ProviderType, SocialIdentity } from './oauth-providers.ts';
import { encryptProviderToken, revokeProviderTokens } from './provider-revocation.service.ts';
import { startSession, type LoginResult, type SignInContext } from './session.service.ts';
import { createUser, getUser, type User } from './user.service.ts';
import { userProviders, users } from './users.tables.ts';

const ALREADY_LINKED: Readonly<Record<ProviderType, ErrorCode>> = {
  google: '30039',
  facebook: '30040',
  apple: '30043',
};
const PROVIDER_NAMES: Readonly<Record<ProviderType, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
const UNIQUE_VIOLATION = '23505';

const tokenOf = (deps: Deps, { refreshToken }: SocialIdentity) => ({
  refreshToken: refreshToken === null ? null : encryptProviderToken(deps.env, refreshToken),
});
const linkProvider = (deps: Deps, tx: Tx, userId: number, identity: SocialIdentity) =>
  tx.insert(userProviders).values({ userId, ...identity, ...tokenOf(deps, identity) });

/** Names that our own rule would refuse stay empty: the shopper fills them in. */
const acceptableName = (value: string): string =>
  /^[\p{Script=Latin}\p{Script=Han}]+(?:[ '\u2019-][\p{Script=Latin}\p{Script=Han}]+)*$/u.test(
    value,
  )
    ? value.slice(0, 60)
    : '';

/**
 * Signs in by a social identity; an unknown one creates an account. The provider's e-mail is not
 * taken as the account's: whoever holds the address may have, or make, an account of their own
 * (part 3, Identity).
 */
export const signInSocial = (
  deps: Deps,
  identity: SocialIdentity,
  settings: { readonly locale: 'en-US' | 'zh-HK'; readonly acceptNotification: boolean },
  from: SignInContext,
): Promise<LoginResult> =>
  inTransaction(deps.db, async (tx) => {
    const mine = and(
      eq(userProviders.issuer, identity.issuer),
      eq(userProviders.subject, identity.subject),
    );
    const [known] = await tx
      .select({ userId: userProviders.userId })
      .from(userProviders)
      .where(mine);
    if (known && identity.refreshToken !== null)
      await tx.update(userProviders).set(tokenOf(deps, identity)).where(mine);
    const found = known && (await getUser(tx, known.userId));
    if (found) return startSession(deps, tx, found, from);
    const user = await createUser(tx, {
      identity: undefined,
      ...settings,
      firstName: acceptableName(identity.givenName),
      lastName: acceptableName(identity.familyName),
    });
    await linkProvider(deps, tx, user.id, identity);
    return startSession(deps, tx, user, from);
  });

/**
 * Links a social identity; one that opens another account is refused by its provider's own code.
 */
export const linkSocial = async (
  deps: Deps,
  user: User,
  identity: SocialIdentity,
): Promise<void> => {
  try {
    const notice = NOTICES.linked(providerSignInMethod(PROVIDER_NAMES[identity.type]));
    await inTransaction(deps.db, (tx) =>
      changeCredential(deps, tx, user.id, { notice }, () =>
        linkProvider(deps, tx, user.id, identity),
      ),
    );
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new ApiError(ALREADY_LINKED[identity.type]);
    throw error;
  }
};

/** How many ways lead into an account. */
export const countSignInMethods = async (tx: Tx, user: User): Promise<number> => {
  const linked = await tx
    .select({ id: userProviders.id })
    .from(userProviders)
    .where(eq(userProviders.userId, user.id));
  const keys = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id));
  return (
    linked.length +
    keys.length +
    Number(user.email !== null && user.passwordHash !== null) +
    Number(user.phoneNo !== null)
  );
};

/** Takes a social identity away; never the last way in (30044). */
export const unlinkSocial = (
  deps: Deps,
  viewer: Viewer,
  user: User,
  type: ProviderType,
  subject: string | undefined,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const mine = and(
      eq(userProviders.userId, user.id),
      eq(userProviders.type, type),
      subject === undefined ? undefined : eq(userProviders.subject, subject),
    );
    // One removal at a time an account: two together could each leave the other as the last.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const linked = await tx.select().from(userProviders).where(eq(userProviders.userId, user.id));
    const isMeant = (each: (typeof linked)[number]): boolean =>
      each.type === type && (subject === undefined || each.subject === subject);
    if (!linked.some(isMeant)) throw new ApiError('10405');
    if ((await countSignInMethods(tx, user)) <= 1) throw new ApiError('30044');
    const change = {
      notice: NOTICES.unlinked(providerSignInMethod(PROVIDER_NAMES[type])),
      onlySession: viewer.sessionId,
    };
    await changeCredential(deps, tx, user.id, change, async () => {
      await revokeProviderTokens(
        tx,
        user.id,
        linked.filter((one) => !isMeant(one)).map(({ id }) => id),
      );
      await tx.delete(userProviders).where(mine);
    });
  });
