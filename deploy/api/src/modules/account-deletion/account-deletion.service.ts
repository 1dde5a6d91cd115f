import { formatDay, hongKongDay } from '@tapnook/kernel';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { accountDeletionEmail, accountKeptEmail } from '../../emails/account.email.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { deleteFilesOfUser } from '../files/index.ts';
import {
  NOTICES,
  endSessions,
  type User,
  changeUser,
  deleteVerificationCodes,
  lockUsersToErase,
  requestUserDeletion,
  revokeProviderTokens,
} from '../identity/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { erasePersonalData, hasPaymentInFlight } from './personal-data.ts';

/** Days until an account that was asked to go is erased (part 1, section 9). */
const DAYS = 14;
const BATCH = 20;

/** Where the owner hears of it. */
const addressOf = (user: User): string | null => user.email ?? user.notificationEmailAddress;

/**
 * Asks for deletion: other sessions end, this one stays to take it back. 80001 when it was asked
 * for already.
 */
export const requestDeletion = (
  deps: Deps,
  viewer: Viewer,
  user: User,
  reason: string,
): Promise<{ status: 'requested'; deletionAt: string }> =>
  inTransaction(deps.db, async (tx) => {
    const asked = await requestUserDeletion(tx, user.id, reason, DAYS);
    if (!asked?.deletionAt) throw new ApiError('80001');
    await endSessions(tx, user.id, 'deletion', viewer.sessionId);
    const day = hongKongDay(asked.deletionAt);
    const words = { en_gb: formatDay(day, 'en-US'), zh_hk: formatDay(day, 'zh-HK') };
    await notify(tx, user.id, NOTICES.deletion(words));
    const to = addressOf(user);
    if (to)
      await enqueueMail(tx, accountDeletionEmail(to, user.locale, words, deps.env.PUBLIC_ORIGIN));
    return { status: 'requested', deletionAt: asked.deletionAt.toISOString() };
  });

/** Takes a deletion back within its 14 days, and tells so; 80001 when none was asked for. */
export const cancelDeletion = (deps: Deps, user: User): Promise<User> =>
  inTransaction(deps.db, async (tx) => {
    const kept = await changeUser(
      tx,
      user.id,
      { status: 'active', deletionAt: null, deletionReason: null },
      'requested',
    );
    if (!kept) throw new ApiError('80001');
    await notify(tx, user.id, NOTICES.kept());
    const to = addressOf(user);
    if (to) await enqueueMail(tx, accountKeptEmail(to, user.locale, deps.env.PUBLIC_ORIGIN));
    return kept;
  });

/**
 * Removes everything personal; the row stays as the pseudonym of orders, coins and reviews. The
 * e-mail is free again.
 */
const erase = async (tx: Tx, user: User): Promise<void> => {
  await revokeProviderTokens(tx, user.id);
  await erasePersonalData(tx, user.id);
  await deleteFilesOfUser(tx, user.id);
  await deleteVerificationCodes(tx, user);
  await changeUser(tx, user.id, {
    status: 'erased',
    email: null,
    phoneRegionId: null,
    phoneCode: null,
    phoneNo: null,
    passwordHash: null,
    firstName: '',
    lastName: '',
    realFirstName: '',
    realLastName: '',
    regionId: null,
    profileImage: null,
    useNotification: false,
    useEmailNotification: false,
    usePhoneNotification: false,
    notificationEmailAddress: null,
    notificationPhoneRegionId: null,
    notificationPhoneNo: null,
    playerId: null,
    deletionReason: null,
  });
};

/**
 * Erases the accounts whose 14 days are over; money in flight defers it to a later run. Gives their
 * number.
 */
export const eraseDueAccounts = async ({ db }: Pick<Deps, 'db'>): Promise<number> => {
  let erased = 0;
  const skipped: number[] = [];
  for (;;) {
    const done = await inTransaction(db, async (tx) => {
      const due = await lockUsersToErase(tx, skipped, BATCH);
      for (const user of due) {
        if (await hasPaymentInFlight(tx, user.id)) skipped.push(user.id);
        else {
          await erase(tx, user);
          erased += 1;
        }
      }
      return due.length;
    });
    if (done < BATCH) return erased;
  }
};
