import { formatDay, hongKongDay } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { accountDeletionEmail } from '../../emails/account.email.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { deleteFilesOfUser } from '../files/index.ts';
import { NOTICES, identityKey, endSessions, type User, users } from '../identity/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { erasePersonalData, hasPaymentInFlight } from './personal-data.ts';

/** Days until an account that was asked to go is erased (part 1, section 9). */
const DAYS = 14;
const BATCH = 20;

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
    const [asked] = await tx
      .update(users)
      .set({
        status: 'requested',
        deletionAt: sql`app_now() + make_interval(days => ${DAYS})`,
        deletionReason: reason,
      })
      .where(and(eq(users.id, user.id), eq(users.status, 'active')))
      .returning();
    if (!asked?.deletionAt) throw new ApiError('80001');
    await endSessions(tx, user.id, 'deletion', viewer.sessionId);
    const day = hongKongDay(asked.deletionAt);
    const words = { en: formatDay(day, 'en-US'), zh: formatDay(day, 'zh-HK') };
    await notify(tx, user.id, NOTICES.deletion(words));
    const to = user.email ?? user.notificationEmailAddress;
    if (to)
      await enqueueMail(tx, accountDeletionEmail(to, user.locale, words, deps.env.PUBLIC_ORIGIN));
    return { status: 'requested', deletionAt: asked.deletionAt.toISOString() };
  });

/** Takes a deletion back within its 14 days; 80001 when none was asked for. */
export const cancelDeletion = async (tx: Tx, user: User): Promise<User> => {
  const [kept] = await tx
    .update(users)
    .set({ status: 'active', deletionAt: null, deletionReason: null })
    .where(and(eq(users.id, user.id), eq(users.status, 'requested')))
    .returning();
  if (!kept) throw new ApiError('80001');
  return kept;
};

const deleteVerificationCodes = async (tx: Tx, user: User): Promise<void> => {
  const keys = [
    ...(user.email ? [identityKey({ kind: 'email', email: user.email })] : []),
    ...(user.phoneCode && user.phoneNo
      ? [identityKey({ kind: 'phone', regionId: '', code: user.phoneCode, number: user.phoneNo })]
      : []),
  ];
  await tx.execute(
    sql`delete from verification_codes where identity = any(${sql.param(keys)}::text[])`,
  );
};

/**
 * Removes everything personal; the row stays as the pseudonym of orders, coins and reviews. The
 * e-mail is free again.
 */
const erase = async (tx: Tx, user: User): Promise<void> => {
  await erasePersonalData(tx, user.id);
  await deleteFilesOfUser(tx, user.id);
  await deleteVerificationCodes(tx, user);
  await tx
    .update(users)
    .set({
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
    })
    .where(eq(users.id, user.id));
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
      const due = await tx
        .select()
        .from(users)
        .where(
          and(
            eq(users.status, 'requested'),
            sql`deletion_at <= app_now()`,
            sql`not (id = any(${sql.param(skipped)}::bigint[]))`,
          ),
        )
        .orderBy(users.deletionAt)
        .limit(BATCH)
        .for('update', { skipLocked: true });
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
