import { eq } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, sqlState, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { announceCredentialChange } from './credential-change.service.ts';
import { alreadyRegistered, maskIdentity, type Identity } from './identity.ts';
import { NOTICES } from './notification.service.ts';
import { hashPassword } from './password-hash.ts';
import type { User } from './user.service.ts';
import { subscriptions, users } from './users.tables.ts';

const UNIQUE_VIOLATION = '23505';

const setEmail = async (
  tx: Tx,
  user: User,
  email: string,
  passwordHash: string | undefined,
): Promise<void> => {
  const notice =
    user.notificationEmailAddress === null || user.notificationEmailAddress === user.email
      ? { notificationEmailAddress: email, useEmailNotification: user.useNotification }
      : {};
  await tx
    .update(users)
    .set({ email, ...notice, ...(passwordHash && { passwordHash, passwordChangedAt: appNow }) })
    .where(eq(users.id, user.id));
  await tx
    .insert(subscriptions)
    .values({ email, userId: user.id, subscribed: user.useNotification })
    .onConflictDoUpdate({ target: subscriptions.email, set: { userId: user.id } });
};

/**
 * Adds or changes the e-mail or phone of an account, once it was proved; one that has an account is
 * 30007 or 30042.
 */
export const linkCredential = async (
  deps: Deps,
  viewer: Viewer,
  user: User,
  identity: Identity,
  newPassword: string | undefined,
): Promise<void> => {
  const passwordHash =
    newPassword === undefined || user.passwordHash ? undefined : await hashPassword(newPassword);
  try {
    await inTransaction(deps.db, async (tx) => {
      if (identity.kind === 'email') await setEmail(tx, user, identity.email, passwordHash);
      else
        await tx
          .update(users)
          .set({
            phoneRegionId: identity.regionId,
            phoneCode: identity.code,
            phoneNo: identity.number,
          })
          .where(eq(users.id, user.id));
      const [before, notice] =
        identity.kind === 'email'
          ? [user.email, NOTICES.email(maskIdentity(identity))]
          : [user.phoneNo, NOTICES.phone(maskIdentity(identity))];
      await announceCredentialChange(deps, tx, user, {
        notice,
        onlySession: before === null ? undefined : viewer.sessionId,
      });
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION)
      throw identity.kind === 'email' ? alreadyRegistered(identity) : new ApiError('30042');
    throw error;
  }
};
