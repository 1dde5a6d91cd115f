import { eq } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { NOTICES } from './account-notices.ts';
import { consumeActionToken } from './action-token.service.ts';
import { refuseBreachedPassword } from './breached-passwords.ts';
import { changeCredential } from './credential-change.service.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { checkPassword, requireStepUp } from './step-up-auth.service.ts';
import { getUser, type User } from './user.service.ts';
import { users } from './users.tables.ts';

const storePassword = (
  deps: Deps,
  tx: Tx,
  { id }: User,
  passwordHash: string,
  onlySession: string,
): Promise<unknown> =>
  changeCredential(
    deps,
    tx,
    id,
    { notice: NOTICES.password(), onlySession, reason: 'password' },
    () => tx.update(users).set({ passwordHash, passwordChangedAt: appNow }).where(eq(users.id, id)),
  );

/**
 * Sets a forgotten password with a ticket of RESET_PASSWORD; every session ends. 30045 leaves the
 * ticket unspent.
 */
export const resetPassword = async (
  deps: Deps,
  ticket: string,
  password: string,
): Promise<{ status: boolean }> => {
  await refuseBreachedPassword(deps.env, password, 'body.password');
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const { userId } = await consumeActionToken(tx, ticket, ['RESET_PASSWORD']);
    const user = userId === null ? undefined : await getUser(tx, userId);
    if (!user) throw new ApiError('30034');
    if (await verifyPassword(user.passwordHash, password)) throw new ApiError('30045');
    await storePassword(deps, tx, user, passwordHash, '');
  });
  return { status: true };
};

/**
 * Changes the password of somebody signed in, or sets the first one of a social or phone account;
 * other sessions end.
 */
export const changePassword = async (
  deps: Deps,
  viewer: Viewer,
  user: User,
  change: {
    readonly currentPassword?: string | undefined;
    readonly newPassword: string;
    readonly ticket?: string | undefined;
  },
): Promise<{ status: boolean }> => {
  if (change.currentPassword !== undefined)
    await checkPassword(deps, viewer, user, change.currentPassword);
  else if (user.passwordHash && change.ticket === undefined) throw new ApiError('30013');
  else await requireStepUp(deps, viewer, user, { ticket: change.ticket });
  if (await verifyPassword(user.passwordHash, change.newPassword)) throw new ApiError('30045');
  await refuseBreachedPassword(deps.env, change.newPassword, 'body.newPassword');
  const passwordHash = await hashPassword(change.newPassword);
  await inTransaction(deps.db, (tx) =>
    storePassword(deps, tx, user, passwordHash, viewer.sessionId),
  );
  return { status: true };
};
