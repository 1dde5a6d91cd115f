import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import { NOTICES, PASSKEY_SIGN_IN_METHOD } from './account-notices.ts';
import { changeCredential } from './credential-change.service.ts';
import { passkeyChallenges, passkeys } from './credentials.tables.ts';
import { newSecret } from './secrets.ts';
import { startSession, type LoginResult, type SignInContext } from './session.service.ts';
import { countSignInMethods } from './social-login.service.ts';
import { displayName, getUser, type User } from './user.service.ts';
import { users } from './users.tables.ts';

const CHALLENGE_SECONDS = 300;
type Document = Record<string, unknown>;

/** The shop's own name to authenticators: its host, so that a look-alike page gets nothing. */
const relyingParty = ({ env }: Deps) => ({
  rpID: new URL(env.PUBLIC_ORIGIN).hostname,
  origin: new URL(env.PUBLIC_ORIGIN).origin,
});

const storeChallenge = async (
  deps: Deps,
  challenge: string,
  userId: number | null,
): Promise<string> => {
  const id = newSecret();
  await deps.db.insert(passkeyChallenges).values({
    id,
    challenge,
    userId,
    expiresAt: sql`app_now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
  });
  return id;
};

/** Takes a challenge away, so that it is good once; 30034 when it is too old or another's. */
const takeChallenge = async (deps: Deps, id: string, userId: number | null): Promise<string> => {
  const mine =
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const [row] = await deps.db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), mine, gt(passkeyChallenges.expiresAt, appNow)))
    .returning();
  if (!row) throw new ApiError('30034');
  return row.challenge;
};

const toWire = (row: typeof passkeys.$inferSelect) => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

export const listPasskeys = async (deps: Deps, userId: number) =>
  (
    await deps.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(passkeys.createdAt)
  ).map(toWire);

/** Options for the browser to make a passkey with. */
export const startRegistration = async (deps: Deps, user: User) => {
  const known = await deps.db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id));
  const options = await generateRegistrationOptions({
    rpName: bilingual('siteName').zh_hk,
    rpID: relyingParty(deps).rpID,
    userName: user.email ?? displayName(user),
    userDisplayName: displayName(user),
    userID: new TextEncoder().encode(`user-${user.id}`),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return {
    challengeId: await storeChallenge(deps, options.challenge, user.id),
    options: options as unknown as Document,
  };
};

/** Keeps a new passkey; 80001 when what the browser made does not verify. */
export const finishRegistration = async (
  deps: Deps,
  user: User,
  input: { readonly challengeId: string; readonly name: string; readonly response: Document },
) => {
  const { rpID, origin } = relyingParty(deps);
  const expectedChallenge = await takeChallenge(deps, input.challengeId, user.id);
  const verified = await verifyRegistrationResponse({
    response: input.response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => undefined);
  if (!verified?.verified) throw new ApiError('80001');
  const { credential } = verified.registrationInfo;
  const insert = async (tx: Tx) => {
    const [row] = await tx
      .insert(passkeys)
      .values({
        id: credential.id,
        userId: user.id,
        name: input.name,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new ApiError('80001');
    return toWire(row);
  };
  const notice = NOTICES.linked(PASSKEY_SIGN_IN_METHOD);
  return inTransaction(deps.db, (tx) =>
    changeCredential(deps, tx, user.id, { notice }, () => insert(tx)),
  );
};

/** Gives a passkey of this shopper another name; 10405 when it is not theirs. */
export const renamePasskey = async (deps: Deps, userId: number, id: string, name: string) => {
  const [row] = await deps.db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  if (!row) throw new ApiError('10405');
  return toWire(row);
};

/** Removes a passkey; never the last way in (30044). */
export const removePasskey = (deps: Deps, viewer: Viewer, user: User, id: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const [mine] = await tx
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)));
    if (!mine) throw new ApiError('10405');
    if ((await countSignInMethods(tx, user)) <= 1) throw new ApiError('30044');
    const change = {
      notice: NOTICES.unlinked(PASSKEY_SIGN_IN_METHOD),
      onlySession: viewer.sessionId,
    };
    await changeCredential(deps, tx, user.id, change, () =>
      tx.delete(passkeys).where(eq(passkeys.id, id)),
    );
  });

/** Options to sign in with: no list of credentials, so that nothing is told about who has one. */
export const startLogin = async (deps: Deps) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).rpID,
    userVerification: 'required',
  });
  return {
    challengeId: await storeChallenge(deps, options.challenge, null),
    options: options as unknown as Document,
  };
};

/** Signs in with a passkey; whatever does not verify is 30005. */
export const finishLogin = async (
  deps: Deps,
  input: { readonly challengeId: string; readonly response: Document },
  from: SignInContext,
): Promise<LoginResult> => {
  const { rpID, origin } = relyingParty(deps);
  const expectedChallenge = await takeChallenge(deps, input.challengeId, null);
  const id = input.response['id'];
  const [key] =
    typeof id === 'string' ? await deps.db.select().from(passkeys).where(eq(passkeys.id, id)) : [];
  const user = key && (await getUser(deps.db, key.userId));
  if (!key || !user) throw new ApiError('30005');
  const credential = {
    id: key.id,
    publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
    counter: key.counter,
  };
  const verified = await verifyAuthenticationResponse({
    response: input.response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw new ApiError('30005');
  return inTransaction(deps.db, async (tx) => {
    await tx
      .update(passkeys)
      .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: appNow })
      .where(eq(passkeys.id, key.id));
    // Holding the device and a finger or PIN: two factors in one act.
    const { userVerified } = verified.authenticationInfo;
    return startSession(deps, tx, user, {
      ...from,
      ...(userVerified && { secondFactor: 'passkey' }),
    });
  });
};
