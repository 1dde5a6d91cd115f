import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { passkeys } from './credentials.tables.ts';
import { revokeProviderTokens } from './provider-revocation.service.ts';
import type { User } from './user.service.ts';
import { userProviders, users } from './users.tables.ts';

const CONTACTS = [
  'email',
  'phoneRegionId',
  'phoneCode',
  'phoneNo',
  'notificationEmailAddress',
  'notificationPhoneRegionId',
  'notificationPhoneNo',
  'useEmailNotification',
  'usePhoneNotification',
] as const;
type Contacts = Pick<User, (typeof CONTACTS)[number]>;
/** Without the token: what was unlinked is revoked at the provider by then. */
type ProviderRow = Omit<typeof userProviders.$inferSelect, 'linkedAt' | 'refreshToken'>;
type PasskeyRow = Omit<typeof passkeys.$inferSelect, 'createdAt' | 'lastUsedAt'>;

/** Every way into an account at one moment, but for the password, which is never given back. */
export interface CredentialSnapshot {
  readonly contacts: Contacts;
  readonly providers: readonly ProviderRow[];
  readonly passkeys: readonly PasskeyRow[];
}

/** An account as it is now; the lock lets one change of its ways in happen at a time. */
export const lockUser = async (tx: Tx, userId: number): Promise<User> => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new Error(`there is no account ${userId}`);
  return user;
};

export const takeSnapshot = async (tx: Tx, user: User): Promise<CredentialSnapshot> => {
  const linked = await tx.select().from(userProviders).where(eq(userProviders.userId, user.id));
  const keys = await tx.select().from(passkeys).where(eq(passkeys.userId, user.id));
  return {
    contacts: Object.fromEntries(CONTACTS.map((name) => [name, user[name]])) as Contacts,
    providers: linked.map(({ linkedAt: _linkedAt, refreshToken: _refreshToken, ...row }) => row),
    passkeys: keys.map(({ createdAt: _createdAt, lastUsedAt: _lastUsedAt, ...row }) => row),
  };
};

/**
 * Takes an account back to a snapshot: what was added since goes, what was removed returns, unless
 * it opens another account by now. The password is forgotten, since whoever made the change may
 * know it. Throws a unique violation when the e-mail or phone is another account's.
 */
export const restoreSnapshot = async (
  tx: Tx,
  userId: number,
  { contacts, providers, passkeys: keys }: CredentialSnapshot,
): Promise<void> => {
  await tx
    .update(users)
    .set({ ...contacts, passwordHash: null, passwordChangedAt: sql`app_now()` })
    .where(eq(users.id, userId));
  const subjects = providers.map(({ id }) => id);
  await revokeProviderTokens(tx, userId, subjects);
  await tx
    .delete(userProviders)
    .where(and(eq(userProviders.userId, userId), notInArray(userProviders.id, subjects)));
  await tx.delete(passkeys).where(
    and(
      eq(passkeys.userId, userId),
      notInArray(
        passkeys.id,
        keys.map(({ id }) => id),
      ),
    ),
  );
  if (providers.length > 0)
    await tx
      .insert(userProviders)
      .values([...providers])
      .onConflictDoNothing();
  if (keys.length > 0)
    await tx
      .insert(passkeys)
      .values([...keys])
      .onConflictDoNothing();
};
