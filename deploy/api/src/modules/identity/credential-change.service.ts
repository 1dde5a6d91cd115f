import { links } from '@tapnook/contracts';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import {
  credentialChangeEmail,
  credentialChangeSms,
  pageLink,
  type PageLink,
} from '../../emails/credential-change.email.ts';
import { enqueueMail, enqueueSms } from '../jobs/index.ts';
import { notifyOwner, type AccountNotice } from './account-notices.ts';
import { lockUser, takeSnapshot } from './credential-snapshot.service.ts';
import { credentialChanges } from './credentials.tables.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { endSessions } from './session.service.ts';
import type { User } from './user.service.ts';

export const UNDO_DAYS = 7;

interface CredentialChange {
  readonly notice: AccountNotice;
  /** Set when a way in was replaced or removed: the one session that stays. */
  readonly onlySession?: string | undefined;
  readonly reason?: 'credential' | 'password';
  /** Set when the phone is replaced: its old number is told too. */
  readonly replacesPhone?: boolean;
  /** False where a letter must not take it back; the owner is told all the same. */
  readonly isUndoable?: boolean;
}

/** An account's number as messages are sent to it. */
export const phoneOf = ({ phoneCode, phoneNo }: Pick<User, 'phoneCode' | 'phoneNo'>) =>
  phoneCode && phoneNo ? `+${phoneCode}${phoneNo}` : undefined;

const tellOwner = async (
  env: Deps['env'],
  tx: Tx,
  user: User,
  { notice: { title, body }, replacesPhone }: CredentialChange,
  undo: PageLink | undefined,
): Promise<void> => {
  const phone = phoneOf(user);
  const address = user.email ?? (phone ? null : user.notificationEmailAddress);
  const what = {
    en_gb: `${title.en_gb}. ${body.en_gb}`,
    zh_hk: `${title.zh_hk}。${body.zh_hk}`,
  };
  if (address)
    await enqueueMail(
      tx,
      credentialChangeEmail(address, user.locale, what, undo, env.PUBLIC_ORIGIN),
    );
  if (phone && (!address || replacesPhone))
    await enqueueSms(tx, env, {
      ...credentialChangeSms(phone, user.locale, undo),
      isSecurity: true,
    });
};

const contactOf = (user: Pick<User, 'email' | 'phoneCode' | 'phoneNo'>) =>
  user.email ?? phoneOf(user);

/**
 * Whether a change gives an account back the address or number from before a change that can still
 * be undone. It is then an undo itself: the letters to the address that goes lose their links, or
 * whoever holds that address could return after the seven days of the first.
 */
const closeReturnedChanges = async (tx: Tx, before: User): Promise<boolean> => {
  const contact = contactOf(await lockUser(tx, before.id));
  if (contact === undefined || contact === contactOf(before)) return false;
  const open = await tx
    .select()
    .from(credentialChanges)
    .where(
      and(
        eq(credentialChanges.userId, before.id),
        isNull(credentialChanges.undoneAt),
        gt(credentialChanges.expiresAt, appNow),
      ),
    )
    .orderBy(credentialChanges.id);
  const first = open.findIndex((each) => contactOf(each.before.contacts) === contact);
  if (first === -1) return false;
  const closed = open
    .slice(first)
    .filter((each) => contactOf(each.before.contacts) !== contact)
    .map(({ id }) => id);
  await tx
    .update(credentialChanges)
    .set({ undoneAt: appNow })
    .where(inArray(credentialChanges.id, closed));
  return true;
};

/**
 * Changes the ways in, and tells the owner where they were reached before it: whoever holds a
 * stolen session cannot hide it (ASVS 6.3.7). What they are sent takes the change back for seven
 * days. Other sessions end when a way in was replaced or removed (ASVS 7.4.3).
 */
export const changeCredential = async <Result>(
  deps: Deps,
  tx: Tx,
  userId: number,
  change: CredentialChange,
  work: (before: User) => Promise<Result>,
): Promise<Result> => {
  const before = await lockUser(tx, userId);
  const snapshot = await takeSnapshot(tx, before);
  const result = await work(before);
  const token = newSecret();
  const hasUndo = !(await closeReturnedChanges(tx, before)) && change.isUndoable !== false;
  if (hasUndo)
    await tx.insert(credentialChanges).values({
      tokenHash: hashSecret(token),
      userId,
      before: snapshot,
      expiresAt: sql`app_now() + make_interval(days => ${UNDO_DAYS})`,
    });
  await notifyOwner(tx, userId, change.notice);
  if (change.onlySession !== undefined)
    await endSessions(tx, userId, change.reason ?? 'credential', change.onlySession);
  const { PUBLIC_ORIGIN: origin } = deps.env;
  const undo = hasUndo ? pageLink(origin, links.undoCredentialChange(token)) : undefined;
  await tellOwner(deps.env, tx, before, change, undo);
  return result;
};
