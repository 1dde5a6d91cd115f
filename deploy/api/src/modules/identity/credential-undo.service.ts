import { maskEmail } from '@tapnook/kernel';
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, sqlState, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import {
  credentialUndoneEmail,
  credentialUndoneSms,
  credentialWithdrawnEmail,
} from '../../emails/credential-change.email.ts';
import { enqueueMail, enqueueSms } from '../jobs/index.ts';
import { emailRemoved } from './account-events.ts';
import { notifyOwner, NOTICES } from './account-notices.ts';
import { phoneOf } from './credential-change.service.ts';
import { lockUser, restoreSnapshot } from './credential-snapshot.service.ts';
import {
  actionTokens,
  credentialChanges,
  oauthFlows,
  passkeyChallenges,
} from './credentials.tables.ts';
import { hashSecret } from './secrets.ts';
import { endSessions } from './session.service.ts';
import type { User } from './user.service.ts';

const UNIQUE_VIOLATION = '23505';
/** Action tokens of a person signed in; links of the newsletter stay valid. */
const OWNER_PURPOSES = ['REAUTHENTICATE', 'DELETE_ACCOUNT', 'RESET_PASSWORD', 'LOGIN'];

export interface UndoResult {
  /** `taken`: the address or number from before opens another account by now. */
  readonly outcome: 'undone' | 'used' | 'expired' | 'unknown' | 'taken';
  /** The masked address by which a new password is set; null when the account has none. */
  readonly email: string | null;
}
const failed = (outcome: UndoResult['outcome']): UndoResult => ({ outcome, email: null });

/**
 * Ends everything that was begun by whoever was signed in: sessions, proofs, links on their way.
 */
const endProofs = async (tx: Tx, userId: number): Promise<void> => {
  await endSessions(tx, userId, 'credential');
  await tx
    .delete(actionTokens)
    .where(and(eq(actionTokens.userId, userId), inArray(actionTokens.purpose, OWNER_PURPOSES)));
  await tx.delete(oauthFlows).where(eq(oauthFlows.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
};

const tellBoth = async (deps: Deps, tx: Tx, withdrawn: User, restored: User): Promise<void> => {
  await notifyOwner(tx, restored.id, NOTICES.undone());
  const origin = deps.env.PUBLIC_ORIGIN;
  const phone = phoneOf(restored);
  if (restored.email)
    await enqueueMail(tx, credentialUndoneEmail(restored.email, restored.locale, origin));
  else if (phone)
    await enqueueSms(tx, deps.env, {
      ...credentialUndoneSms(phone, restored.locale),
      isSecurity: true,
    });
  if (withdrawn.email === null || withdrawn.email === restored.email) return;
  await emailRemoved.raise(tx, { userId: restored.id, email: withdrawn.email });
  await enqueueMail(tx, credentialWithdrawnEmail(withdrawn.email, withdrawn.locale, origin));
};

const findChange = async (tx: Tx, token: string) => {
  const [change] = await tx
    .select({
      id: credentialChanges.id,
      userId: credentialChanges.userId,
      before: credentialChanges.before,
      undoneAt: credentialChanges.undoneAt,
      isOpen: sql<boolean>`${credentialChanges.expiresAt} > app_now()`,
    })
    .from(credentialChanges)
    .where(eq(credentialChanges.tokenHash, hashSecret(token)));
  return change;
};

/**
 * Takes a change of the ways in back, and every later one: their letters may have gone to whoever
 * made this one. An earlier change stays open, so that the earliest address can always return.
 */
export const undoCredentialChange = async (deps: Deps, token: string): Promise<UndoResult> => {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const found = await findChange(tx, token);
      if (!found) return failed('unknown');
      const withdrawn = await lockUser(tx, found.userId);
      // Another undo may have come first while this one waited for the lock.
      const change = await findChange(tx, token);
      if (!change) return failed('unknown');
      if (change.undoneAt) return failed('used');
      if (!change.isOpen) return failed('expired');
      await restoreSnapshot(tx, change.userId, change.before);
      await tx
        .update(credentialChanges)
        .set({ undoneAt: appNow })
        .where(
          and(
            eq(credentialChanges.userId, change.userId),
            gte(credentialChanges.id, change.id),
            isNull(credentialChanges.undoneAt),
          ),
        );
      await endProofs(tx, change.userId);
      const restored = { ...withdrawn, ...change.before.contacts };
      await tellBoth(deps, tx, withdrawn, restored);
      return { outcome: 'undone', email: restored.email && maskEmail(restored.email) };
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return failed('taken');
    throw error;
  }
};
