import { maskEmail, maskPhone } from '@tapnook/kernel';
import { definedValues } from '../../db/defined-values.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import {
  NOTICES,
  changeCredential,
  checkPhone,
  requireStepUp,
  type StepUpProof,
  type User,
  checkCode,
  changeUser,
} from '../identity/index.ts';

export interface NotificationChange extends StepUpProof {
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
 * The address or number that is neither the account's own nor told already, masked; else nothing.
 */
const newDestination = (user: User, change: NotificationChange): string | undefined => {
  const { notificationEmailAddress: email, notificationPhoneNo: phone } = change;
  if (email !== undefined && email !== user.email && email !== user.notificationEmailAddress)
    return maskEmail(email);
  const isOwn = (no: string | null, regionId: string | null): boolean =>
    no === phone && regionId === change.notificationPhoneRegionId;
  if (
    phone !== undefined &&
    !isOwn(user.phoneNo, user.phoneRegionId) &&
    !isOwn(user.notificationPhoneNo, user.notificationPhoneRegionId)
  )
    return maskPhone(phone);
  return undefined;
};

/** The change with its number in the one form. */
const withPhone = (change: NotificationChange): NotificationChange =>
  change.notificationPhoneNo === undefined
    ? change
    : {
        ...change,
        notificationPhoneNo: checkPhone(
          change.notificationPhoneRegionId ?? '',
          change.notificationPhoneNo,
          { region: 'notificationPhoneRegionId', phone: 'notificationPhoneNo' },
        ).number,
      };

/**
 * Changes where and whether to notify; only the account's own phone can be notified without more.
 */
export const changeNotification = async (
  deps: Deps,
  viewer: Viewer,
  user: User,
  typed: NotificationChange,
  visitorId: string | undefined,
): Promise<User> => {
  const change = withPhone(typed);
  const destination = newDestination(user, change);
  if (destination !== undefined) await requireStepUp(deps, viewer, user, change);
  await proveAddress(deps, user, change, visitorId);
  const {
    verificationCode: _code,
    challengeId: _challenge,
    password: _password,
    ticket: _ticket,
    ...rest
  } = change;
  const given = definedValues(rest);
  if (Object.keys(given).length === 0) return user;
  const update = async (tx: Tx): Promise<User> => (await changeUser(tx, user.id, given)) ?? user;
  if (destination === undefined) return update(deps.db);
  const notice = NOTICES.notificationAddress(destination);
  return inTransaction(deps.db, (tx) =>
    changeCredential(deps, tx, user.id, { notice }, () => update(tx)),
  );
};
