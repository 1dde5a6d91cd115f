import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { newSecret, requireUserId, setPlayerId } from '../identity/index.ts';
import { enqueuePush } from '../jobs/index.ts';
import { isPushEndpoint, pushPublicKey, type PushTarget } from '../web-push/index.ts';
import { pushSubscriptions } from './push.tables.ts';

/**
 * Keeps a browser's subscription, bound to nobody; gives its id, new each time, so that only who
 * saved it can bind it. 10102 for an address that is no push service's.
 */
export const savePushSubscription = async (
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { endpoint, p256dh, auth }: PushTarget,
): Promise<{ playerId: string }> => {
  if (!isPushEndpoint(env, endpoint) || pushPublicKey(env) === undefined)
    throw new ApiError('10102', {
      fields: [fieldError('body.endpoint', 'fault.notPushService')],
    });
  const values = { id: newSecret(), p256dh, auth, userId: null, sessionId: null };
  await db
    .insert(pushSubscriptions)
    .values({ ...values, endpoint })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
  return { playerId: values.id };
};

/** Pushes to this browser from now on what its account wants pushed. */
export const bindPlayer = async (db: Tx, viewer: Viewer, playerId: string) => {
  const userId = await requireUserId(db, viewer);
  await setPlayerId(db, userId, playerId);
  await db
    .update(pushSubscriptions)
    .set({ userId, sessionId: viewer.sessionId })
    .where(eq(pushSubscriptions.id, playerId));
  return { status: true };
};

/** Pushes to this browser no more; other devices of the account stay. */
export const clearPlayer = async (db: Tx, viewer: Viewer) => {
  const userId = await requireUserId(db, viewer);
  await setPlayerId(db, userId, null);
  await db
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, viewer.sessionId)),
    );
  return { status: true };
};

/** Browsers of an account whose sessions still live. */
const liveSubscriptions = async (tx: Tx, userId: number) =>
  tx
    .select()
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        sql`exists (select 1 from sessions s where s.id = ${pushSubscriptions.sessionId}
          and s.revoked_at is null)`,
      ),
    );

/** The key to subscribe with, and whether any browser, and the one that asks, is pushed to. */
export const readPushState = async (
  tx: Tx,
  env: Deps['env'],
  userId: number,
  sessionId: string,
): Promise<{ pushKey: string | null; hasPush: boolean; isPushedHere: boolean }> => {
  const live = await liveSubscriptions(tx, userId);
  return {
    pushKey: pushPublicKey(env) ?? null,
    hasPush: live.length > 0,
    isPushedHere: live.some((one) => one.sessionId === sessionId),
  };
};

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a press leads, in the shop. */
  readonly url: string;
  /** A later message of the same tag stands in the place of an earlier one. */
  readonly tag: string;
}

/** Characters: a push service takes 4096 octets in all, and screens show fewer still. */
const MAX_BODY = 600;

/** Puts a message to every browser of an account into the outbox. */
export const pushToUser = async (tx: Tx, userId: number, message: PushMessage): Promise<void> => {
  for (const { id, endpoint, p256dh, auth } of await liveSubscriptions(tx, userId))
    await enqueuePush(tx, {
      to: id,
      target: { endpoint, p256dh, auth },
      text: JSON.stringify({ ...message, body: message.body.slice(0, MAX_BODY) }),
      dedupeKey: `notice-push:${message.tag}:${id}`,
    });
};

export const forgetSubscription = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
};
