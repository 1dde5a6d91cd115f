import { personName } from '@tapnook/kernel';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { identityKey } from './identity.ts';
import type { User } from './user.service.ts';
import { users } from './users.tables.ts';

/** Changes an account; undefined when it is not there, or not in the state that is asked for. */
export const changeUser = async (
  tx: Tx,
  userId: number,
  changes: Partial<typeof users.$inferInsert>,
  status?: User['status'],
): Promise<User | undefined> => {
  const [changed] = await tx
    .update(users)
    .set(changes)
    .where(and(eq(users.id, userId), status && eq(users.status, status)))
    .returning();
  return changed;
};

/** Asks for the end of an account in so many days; undefined when it was asked for already. */
export const requestUserDeletion = async (
  tx: Tx,
  userId: number,
  reason: string,
  days: number,
): Promise<User | undefined> => {
  const [asked] = await tx
    .update(users)
    .set({
      status: 'requested',
      deletionAt: sql`app_now() + make_interval(days => ${days})`,
      deletionReason: reason,
    })
    .where(and(eq(users.id, userId), eq(users.status, 'active')))
    .returning();
  return asked;
};

/** Accounts whose end has come, locked; those that another process has are skipped. */
export const lockUsersToErase = (
  tx: Tx,
  skipped: readonly number[],
  limit: number,
): Promise<User[]> =>
  tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.status, 'requested'),
        sql`deletion_at <= app_now()`,
        sql`not (id = any(${sql.param([...skipped])}::bigint[]))`,
      ),
    )
    .orderBy(users.deletionAt)
    .limit(limit)
    .for('update', { skipLocked: true });

/** The codes that were sent to the addresses of an account. */
export const deleteVerificationCodes = async (tx: Tx, user: User): Promise<void> => {
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

/** Who works for a merchant. */
export const listStaff = (tx: Tx, merchantId: number): Promise<User[]> =>
  tx
    .select()
    .from(users)
    .where(
      and(eq(users.merchantId, merchantId), eq(users.role, 'merchant'), ne(users.status, 'erased')),
    )
    .orderBy(asc(users.id));

/** One of them, locked. */
export const lockStaff = async (
  tx: Tx,
  merchantId: number,
  userId: number,
): Promise<User | undefined> => {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.merchantId, merchantId), eq(users.role, 'merchant')))
    .for('update');
  return user;
};

/** Names of accounts by their ids; the address of one without a name. */
export const readUserNames = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((user) => [user.id, personName(user) || (user.email ?? '')]));
};
