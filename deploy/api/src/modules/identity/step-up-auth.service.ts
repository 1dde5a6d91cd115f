import { eq, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { consumeActionToken } from './action-token.service.ts';
import { attemptPassword } from './login-attempts.ts';
import type { User } from './user.service.ts';
import { sessions } from './users.tables.ts';

export interface StepUpProof {
  readonly password?: string | undefined;
  readonly ticket?: string | undefined;
}

const STEP_UP_VALID_MINUTES = 10;

/**
 * Checks the password of somebody who is signed in; throws 30013, or 10429 after ten wrong ones in
 * their session. Another session, which may be a thief's, has a count of its own.
 */
export const checkPassword = async (
  deps: Deps,
  viewer: Viewer,
  user: User,
  password: string,
): Promise<void> => {
  const key = `owner:${user.id}:${viewer.sessionId}`;
  if (!(await attemptPassword(deps, key, user.passwordHash, password))) throw new ApiError('30013');
};

/**
 * Makes sure that the owner sits at the keyboard before something that could lock them out: the
 * password, a ticket of REAUTHENTICATE (or of `purpose`), or a sign-in of the last 10 minutes.
 * Throws 30013 or 30034.
 */
export const requireStepUp = async (
  deps: Deps,
  viewer: Viewer,
  user: User,
  proof: StepUpProof | undefined,
  purpose = 'REAUTHENTICATE',
): Promise<void> => {
  if (proof?.password !== undefined) return checkPassword(deps, viewer, user, proof.password);
  if (proof?.ticket !== undefined) {
    const ticket = await consumeActionToken(deps.db, proof.ticket, ['REAUTHENTICATE', purpose]);
    if (ticket.userId !== user.id) throw new ApiError('30034');
    return;
  }
  const [fresh] = await deps.db
    .select({
      fresh: sql<boolean>`authenticated_at > app_now() -
        make_interval(mins => ${STEP_UP_VALID_MINUTES})`,
    })
    .from(sessions)
    .where(eq(sessions.id, viewer.sessionId));
  if (!fresh?.fresh) throw new ApiError(user.passwordHash ? '30013' : '30034');
};

/**
 * The same for what ends the account: a sign-in of just now is not enough (part 3, Identity). Only
 * an account with nothing to ask for, neither password nor e-mail nor phone, has no other proof
 * than that.
 */
export const requireExplicitStepUp = async (
  deps: Deps,
  viewer: Viewer,
  user: User,
  proof: StepUpProof,
  purpose: string,
): Promise<void> => {
  const askable = user.passwordHash !== null || user.email !== null || user.phoneNo !== null;
  if (askable && proof.password === undefined && proof.ticket === undefined)
    throw new ApiError(user.passwordHash ? '30013' : '30034');
  await requireStepUp(deps, viewer, user, proof, purpose);
};

/**
 * The same for the address or number that opens the account: who has a password gives it, however
 * fresh the sign-in, since a session may have been stolen at once.
 */
export const requirePasswordOrStepUp = async (
  deps: Deps,
  viewer: Viewer,
  user: User,
  proof: StepUpProof,
): Promise<void> => {
  if (user.passwordHash && proof.password === undefined && proof.ticket === undefined)
    throw new ApiError('30013');
  await requireStepUp(deps, viewer, user, proof);
};

/** The owner has just proved themselves in this session. */
export const markAuthenticated = async (deps: Deps, viewer: Viewer): Promise<void> => {
  await deps.db
    .update(sessions)
    .set({ authenticatedAt: appNow })
    .where(eq(sessions.id, viewer.sessionId));
};
