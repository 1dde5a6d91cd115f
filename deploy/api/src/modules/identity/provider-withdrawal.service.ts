import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { notifyOwner, NOTICES } from './account-notices.ts';
import type { ProviderType } from './oauth-providers.ts';
import { endSessions } from './session.service.ts';
import { countSignInMethods } from './social-login.service.ts';
import { getUser, type User } from './user.service.ts';
import { userProviders } from './users.tables.ts';

const NAMES = { apple: 'Apple', facebook: 'Facebook', google: 'Google' } as const;

export interface ProviderLink {
  readonly user: User;
  readonly type: ProviderType;
  readonly subject: string;
  readonly linkedAt: Date;
  /** Nothing else opens the account. */
  readonly isOnlyWay: boolean;
}

/** The account that somebody of a provider opens. */
export const findProviderLink = async (
  tx: Tx,
  type: ProviderType,
  subject: string,
): Promise<ProviderLink | undefined> => {
  const [row] = await tx
    .select()
    .from(userProviders)
    .where(and(eq(userProviders.type, type), eq(userProviders.subject, subject)));
  const user = row && (await getUser(tx, row.userId));
  if (!row || !user) return undefined;
  const isOnlyWay = (await countSignInMethods(tx, user)) <= 1;
  return { user, type, subject, linkedAt: row.linkedAt, isOnlyWay };
};

const mine = ({ user, type }: ProviderLink) =>
  and(eq(userProviders.userId, user.id), eq(userProviders.type, type));

/**
 * The person withdrew their consent at the provider: they are signed out, and what the provider
 * told of them goes. Coming back by it opens the same account.
 */
export const withdrawProvider = async (tx: Tx, link: ProviderLink): Promise<void> => {
  await tx
    .update(userProviders)
    .set({ email: null, givenName: '', familyName: '', picture: null, refreshToken: null })
    .where(mine(link));
  await endSessions(tx, link.user.id, 'provider');
  await notifyOwner(tx, link.user.id, NOTICES.providerRevoked(NAMES[link.type]));
};

/** The provider opens the account no more; the only way in stays, or the account would be lost. */
export const forgetProvider = async (tx: Tx, link: ProviderLink): Promise<void> => {
  if (link.isOnlyWay) return withdrawProvider(tx, link);
  await tx.delete(userProviders).where(mine(link));
  await endSessions(tx, link.user.id, 'provider');
  return notifyOwner(tx, link.user.id, NOTICES.providerDeleted(NAMES[link.type]));
};
