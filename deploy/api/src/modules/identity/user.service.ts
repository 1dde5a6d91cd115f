import type { Locale } from '@tapnook/contracts';
import { shownName } from '@tapnook/kernel';
import { and, eq, ne, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import { emailAdded } from './account-events.ts';
import type { Identity } from './identity.ts';
import { sessions, users } from './users.tables.ts';

export type User = typeof users.$inferSelect;

/** What the header shows; the e-mail's first part when no name is known yet. */
export const sessionUser = (user: User) => ({
  userId: String(user.id),
  name: displayName(user),
  image: user.profileImage,
  role: user.role,
  deletionAt: user.deletionAt?.toISOString() ?? null,
});

export const displayName = (
  user: Pick<User, 'firstName' | 'lastName' | 'email' | 'phoneNo'>,
): string => shownName({ ...user, phone: user.phoneNo });

export const findUser = async (tx: Tx, identity: Identity): Promise<User | undefined> => {
  const where =
    identity.kind === 'email'
      ? eq(users.email, identity.email)
      : and(eq(users.phoneCode, identity.code), eq(users.phoneNo, identity.number));
  const [user] = await tx
    .select()
    .from(users)
    .where(and(where, ne(users.status, 'erased')));
  return user;
};

export const getUser = async (tx: Tx, id: number): Promise<User | undefined> => {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), ne(users.status, 'erased')));
  return user;
};

/**
 * The signed-in user, whose session must not have been ended: signing out counts at once here, not
 * when the token runs out.
 */
export const requireUser = async (tx: Tx, viewer: Viewer): Promise<User> => {
  const id = Number(viewer.userId);
  if (!Number.isSafeInteger(id) || id <= 0) throw new ApiError('10405');
  const [row] = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, viewer.sessionId)))
    .where(and(eq(users.id, id), ne(users.status, 'erased'), sql`${sessions.revokedAt} is null`));
  if (!row) throw new ApiError('10104');
  return row.user;
};

/** The id of the signed-in user, under the same condition as {@link requireUser}. */
export const requireUserId = async (tx: Tx, viewer: Viewer): Promise<number> =>
  (await requireUser(tx, viewer)).id;

export interface NewUser {
  readonly identity: Identity | undefined;
  readonly passwordHash?: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly locale: Locale;
  readonly acceptNotification: boolean;
}

/** Creates an account for a proved identity (or a social one, which has none of its own). */
export const createUser = async (tx: Tx, input: NewUser): Promise<User> => {
  const { identity } = input;
  const email = identity?.kind === 'email' ? identity.email : null;
  const phone =
    identity?.kind === 'phone'
      ? {
          phoneRegionId: identity.regionId,
          phoneCode: identity.code,
          phoneNo: identity.number,
          regionId: identity.regionId,
        }
      : {};
  const [user] = await tx
    .insert(users)
    .values({
      email,
      ...phone,
      passwordHash: input.passwordHash ?? null,
      firstName: input.firstName ?? '',
      lastName: input.lastName ?? '',
      locale: input.locale,
      useNotification: input.acceptNotification,
      useEmailNotification: input.acceptNotification && email !== null,
      notificationEmailAddress: email,
    })
    .returning();
  if (!user) throw new Error('no user was created');
  if (email) {
    await emailAdded.raise(tx, {
      userId: user.id,
      email,
      wantsNews: input.acceptNotification,
      isRegistration: true,
    });
  }
  return user;
};

export const dismissSecurityNotice = async (tx: Tx, userId: number): Promise<void> => {
  await tx.update(users).set({ securityNoticeDismissedAt: appNow }).where(eq(users.id, userId));
};

/** The device that notices are pushed to; null for none. */
export const setPlayerId = async (
  tx: Tx,
  userId: number,
  playerId: string | null,
): Promise<void> => {
  await tx.update(users).set({ playerId }).where(eq(users.id, userId));
};

/**
 * What an account buys or is given while it is being deleted would be lost with it. Throws 20628.
 */
export const refuseWhileDeleted = async (tx: Tx, userId: string): Promise<void> => {
  const user = await getUser(tx, Number(userId));
  if (!user?.deletionAt) return;
  throw new ApiError('20628', {
    text: bilingual('identity.accountBeingDeleted'),
  });
};
