import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { noticeEmail } from '../../emails/notice.email.ts';
import { enqueueMail, enqueueSms } from '../jobs/index.ts';
import { type Notice, notifications } from '../notifications/index.ts';
import { pushToUser } from '../push/index.ts';
import { readChannels, readDestinations } from './notice-settings.service.ts';
import type { NoticeTopic } from './notice-topics.ts';

export interface TopicNotice extends Notice {
  readonly topic: NoticeTopic;
  /** The same key is told once. */
  readonly key: string;
  /** A letter of its own goes out for it, so that none is written here. */
  readonly hasLetter?: boolean;
}

const smsText = (notice: Notice, locale: Locale, origin: string): string =>
  [
    `TapNook: ${localised(notice.title, locale)}`,
    localised(notice.body, locale),
    ...(notice.link ? [origin + localePath(locale, notice.link)] : []),
  ].join('\n');

/**
 * Tells somebody something once: in the account, and by the channels that they chose for its topic.
 * False when it was told before.
 */
export const deliverNotice = async (
  tx: Tx,
  env: Deps['env'],
  userId: number,
  { topic, key, hasLetter = false, ...notice }: TopicNotice,
): Promise<boolean> => {
  const [written] = await tx
    .insert(notifications)
    .values({ userId, ...notice, dedupeKey: key })
    .onConflictDoNothing({ target: notifications.dedupeKey })
    .returning({ id: notifications.id });
  if (!written) return false;
  const channels = await readChannels(tx, userId, topic);
  const { email, phone, locale } = await readDestinations(tx, userId);
  if (channels.byEmail && email && !hasLetter)
    await enqueueMail(tx, noticeEmail(email, notice, key, locale, env.PUBLIC_ORIGIN));
  if (channels.bySms && phone)
    await enqueueSms(tx, env, {
      to: phone,
      text: smsText(notice, locale, env.PUBLIC_ORIGIN),
      dedupeKey: `notice-sms:${key}`,
    });
  if (channels.byPush)
    await pushToUser(tx, userId, {
      title: localised(notice.title, locale),
      body: localised(notice.body, locale),
      url: localePath(locale, notice.link ?? links.profile('notifications')),
      tag: key,
    });
  return true;
};
