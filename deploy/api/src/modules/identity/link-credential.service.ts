import { eq } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, sqlState, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { emailAdded } from './account-events.ts';
import { NOTICES } from './account-notices.ts';
import { changeCredential } from './credential-change.service.ts';
import { alreadyRegistered, maskIdentity, type Identity } from './identity.ts';
import { hashPassword } from './password-hash.ts';
import type { User } from './user.service.ts';
import { users } from './users.tables.ts';

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
  await emailAdded.raise(tx, {
    userId: user.id,
    email,
    wantsNews: user.useNotification,
    isRegistration: false,
  });
};

const setPhone = async (
  tx: Tx,
  { id }: User,
  { regionId, code, number }: Extract<Identity, { kind: 'phone' }>,
): Promise<void> => {
  await tx
    .update(users)
    .set({ phoneRegionId: regionId, phoneCode: code, phoneNo: number })
    .where(eq(users.id, id));
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
      const [before, notice] =
        identity.kind === 'email'
          ? [user.email, NOTICES.email(maskIdentity(identity))]
          : [user.phoneNo, NOTICES.phone(maskIdentity(identity))];
      const change = {
        notice,
        onlySession: before === null ? undefined : viewer.sessionId,
        replacesPhone: identity.kind === 'phone',
      };
      await changeCredential(deps, tx, user.id, change, async (locked) => {
        if (identity.kind === 'email') await setEmail(tx, locked, identity.email, passwordHash);
        else await setPhone(tx, locked, identity);
      });
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION)
      throw identity.kind === 'email' ? alreadyRegistered(identity) : new ApiError('30042');
    throw error;
  }
};
