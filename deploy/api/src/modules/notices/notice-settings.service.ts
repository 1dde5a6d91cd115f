import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import { getUser } from '../identity/index.ts';
import { readPushState } from '../push/index.ts';
import {
  type Channels,
  DEFAULT_CHANNELS,
  NOTICE_TOPICS,
  type NoticeTopic,
} from './notice-topics.ts';
import { noticeSettings } from './notices.tables.ts';

/**
 * Where a person's notices go: addresses that were proved, chosen ones before the account's own.
 */
export const readDestinations = async (
  tx: Tx,
  userId: number,
): Promise<{ email: string | null; phone: string | null; locale: 'en-US' | 'zh-HK' }> => {
  const user = await getUser(tx, userId);
  if (!user || user.status !== 'active') return { email: null, phone: null, locale: 'zh-HK' };
  return {
    email: user.notificationEmailAddress ?? user.email,
    phone: user.phoneCode && user.phoneNo ? `+${user.phoneCode}${user.phoneNo}` : null,
    locale: user.locale,
  };
};

export const readChannels = async (tx: Tx, userId: number, topic: NoticeTopic) => {
  const [row] = await tx
    .select({
      byEmail: noticeSettings.byEmail,
      bySms: noticeSettings.bySms,
      byPush: noticeSettings.byPush,
    })
    .from(noticeSettings)
    .where(and(eq(noticeSettings.userId, userId), eq(noticeSettings.topic, topic)));
  return row ?? DEFAULT_CHANNELS[topic];
};

/** Every topic with its channels, and which of them there is an address for. */
export const readNoticeSettings = async (
  tx: Tx,
  env: Deps['env'],
  userId: number,
  sessionId: string,
) => {
  const { email, phone } = await readDestinations(tx, userId);
  const topics = [];
  for (const topic of NOTICE_TOPICS)
    topics.push({ topic, ...(await readChannels(tx, userId, topic)) });
  return {
    topics,
    hasEmail: email !== null,
    hasPhone: phone !== null,
    ...(await readPushState(tx, env, userId, sessionId)),
  };
};

/** Switches channels of a topic; 20628 for one that there is no address for. */
export const changeNoticeSetting = async (
  tx: Tx,
  userId: number,
  topic: NoticeTopic,
  wish: { readonly [Channel in keyof Channels]?: boolean | undefined },
): Promise<void> => {
  const { email, phone } = await readDestinations(tx, userId);
  if ((wish.byEmail && email === null) || (wish.bySms && phone === null))
    throw new ApiError('20628');
  const before = await readChannels(tx, userId, topic);
  const channels = {
    byEmail: wish.byEmail ?? before.byEmail,
    bySms: wish.bySms ?? before.bySms,
    byPush: wish.byPush ?? before.byPush,
  };
  await tx
    .insert(noticeSettings)
    .values({ userId, topic, ...channels })
    .onConflictDoUpdate({
      target: [noticeSettings.userId, noticeSettings.topic],
      set: channels,
    });
};
