import { eq } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, sqlState, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { securityChangeEmail } from '../../emails/account.email.ts';
import { ApiError } from '../../errors.ts';
import { enqueueMail } from '../jobs/outbox.service.ts';
import { alreadyRegistered, maskIdentity, type Identity } from './identity.ts';
import { notify, NOTICES } from './notification.service.ts';
import { hashPassword } from './password-hash.ts';
import type { User } from './user.service.ts';
import { subscriptions, users } from './users.tables.ts';

const UNIQUE_VIOLATION = '23505';

const setEmail = async (
  deps: Deps,
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
  if (user.email)
    await enqueueMail(
      tx,
      securityChangeEmail(
        user.email,
        user.locale,
        'The email of your account was changed.',
        '你的帳戶電郵已更改。',
        deps.env.PUBLIC_ORIGIN,
      ),
    );
};

/**
 * Adds or changes the e-mail or phone of an account, once it was proved; one that has an account is
 * 30007 or 30042.
 */
export const linkCredential = async (
  deps: Deps,
  user: User,
  identity: Identity,
  newPassword: string | undefined,
): Promise<void> => {
  const passwordHash =
    newPassword === undefined || user.passwordHash ? undefined : await hashPassword(newPassword);
  try {
    await inTransaction(deps.db, async (tx) => {
      if (identity.kind === 'email') await setEmail(deps, tx, user, identity.email, passwordHash);
      else
        await tx
          .update(users)
          .set({
            phoneRegionId: identity.regionId,
            phoneCode: identity.code,
            phoneNo: identity.number,
          })
          .where(eq(users.id, user.id));
      await notify(
        tx,
        user.id,
        identity.kind === 'email'
          ? NOTICES.email(maskIdentity(identity))
          : NOTICES.phone(maskIdentity(identity)),
      );
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION)
      throw identity.kind === 'email' ? alreadyRegistered(identity) : new ApiError('30042');
    throw error;
  }
};
