import { eq } from 'drizzle-orm';
import { definedValues } from '../../db/defined-values.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import { checkPhone } from './regions.ts';
import type { User } from './user.service.ts';
import { users } from './users.tables.ts';
import { checkCode } from './verification-code.service.ts';

export interface NotificationChange {
  readonly useNotification?: boolean | undefined;
  readonly useEmailNotification?: boolean | undefined;
  readonly usePhoneNotification?: boolean | undefined;
  readonly notificationEmailAddress?: string | undefined;
  readonly notificationPhoneRegionId?: string | undefined;
  readonly notificationPhoneNo?: string | undefined;
  readonly verificationCode?: string | undefined;
  readonly challengeId?: string | undefined;
}

/**
 * An address that is not the account's own must be proved, so that nobody is sent a stranger's
 * vouchers.
 */
const proveAddress = async (
  deps: Deps,
  user: User,
  change: NotificationChange,
  visitorId: string | undefined,
): Promise<void> => {
  const email = change.notificationEmailAddress;
  if (email === undefined || email === user.email || email === user.notificationEmailAddress)
    return;
  if (change.verificationCode === undefined) throw new ApiError('30036');
  await checkCode(deps.db, deps.env, {
    purpose: 'NOTIFICATION_EMAIL',
    identity: { kind: 'email', email },
    code: change.verificationCode,
    challengeId: change.challengeId,
    browser: visitorId,
  });
};

/**
 * Changes where and whether to notify; only the account's own phone can be notified without more.
 */
export const changeNotification = async (
  deps: Deps,
  user: User,
  change: NotificationChange,
  visitorId: string | undefined,
): Promise<User> => {
  await proveAddress(deps, user, change, visitorId);
  if (change.notificationPhoneNo !== undefined)
    checkPhone(change.notificationPhoneRegionId ?? '', change.notificationPhoneNo, {
      region: 'notificationPhoneRegionId',
      phone: 'notificationPhoneNo',
    });
  const { verificationCode: _code, challengeId: _challenge, ...rest } = change;
  const given = definedValues(rest);
  if (Object.keys(given).length === 0) return user;
  const [changed] = await deps.db.update(users).set(given).where(eq(users.id, user.id)).returning();
  return changed ?? user;
};
