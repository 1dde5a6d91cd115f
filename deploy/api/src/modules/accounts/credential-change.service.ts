import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { securityChangeEmail } from '../../emails/account.email.ts';
import { enqueueMail } from '../jobs/outbox.service.ts';
import { notify, type Notice } from './notification.service.ts';
import { endSessions } from './session.service.ts';
import type { User } from './user.service.ts';

interface CredentialChange {
  readonly notice: Notice;
  /** Set when a way in was replaced or removed: the one session that stays. */
  readonly onlySession?: string | undefined;
}

/**
 * Tells the owner of a change of the ways in, where they were reached before it: whoever holds a
 * stolen session cannot hide it (ASVS 6.3.7). Other sessions end when a way in was replaced or
 * removed (ASVS 7.4.3). `user` is the account as it was.
 */
export const announceCredentialChange = async (
  deps: Deps,
  tx: Tx,
  user: User,
  { notice, onlySession }: CredentialChange,
): Promise<void> => {
  await notify(tx, user.id, notice);
  if (onlySession !== undefined) await endSessions(tx, user.id, 'credential', onlySession);
  if (user.email === null) return;
  const { title, body } = notice;
  await enqueueMail(
    tx,
    securityChangeEmail(
      user.email,
      user.locale,
      `${title.en_gb}. ${body.en_gb}`,
      `${title.zh_hk}。${body.zh_hk}`,
      deps.env.PUBLIC_ORIGIN,
    ),
  );
};
