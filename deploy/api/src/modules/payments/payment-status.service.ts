import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Db } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { type Gateway, GatewayFault, type Intent } from './gateway.ts';
import { intentOfAttempt } from './payment-attempts.service.ts';
import { applyIntent, type Attempt } from './payment-settlement.service.ts';
import { paymentAttempts } from './payments.tables.ts';

/**
 * Seconds after which no request of ours can confirm an intent any more: its making and its
 * confirming are sent twice each and given 8 seconds a time (`stripe-gateway.ts`).
 */
const CONFIRMED_WITHIN = 40;

/**
 * What the gateway says of an attempt. An intent that was made and never confirmed, because the
 * gateway fell silent between the two or we did, is canceled: nobody will pay it, and its shopper
 * is told that nothing was charged.
 */
const heardOf = async (
  db: Db,
  gateway: Gateway,
  attempt: Attempt,
  isLate: boolean,
): Promise<Intent> => {
  const intent = await intentOfAttempt(db, gateway, attempt);
  return intent.status === 'open' && isLate ? gateway.cancelIntent(intent.id) : intent;
};

/**
 * Asks the gateway about an attempt that still waits, at most once every few seconds however many
 * ask. Throws the `GatewayFault` of one that is silent.
 */
export const refreshAttempt = async (
  db: Db,
  gateway: Gateway,
  attempt: Attempt,
  seconds = 2,
): Promise<Attempt> => {
  if (attempt.status !== 'pending' && attempt.status !== 'authorized') return attempt;
  const [mine] = await db
    .update(paymentAttempts)
    .set({ askedAt: sql`app_now()` })
    .where(
      and(
        eq(paymentAttempts.id, attempt.id),
        sql`(${paymentAttempts.askedAt} is null
          or ${paymentAttempts.askedAt} <= app_now() - make_interval(secs => ${seconds}))`,
      ),
    )
    .returning({
      ...getTableColumns(paymentAttempts),
      isLate: sql<boolean>`${paymentAttempts.createdAt} <= app_now() -
        make_interval(secs => ${CONFIRMED_WITHIN})`,
    });
  return mine ? applyIntent(db, attempt, await heardOf(db, gateway, mine, mine.isLate)) : attempt;
};

/**
 * An attempt as the gateway knows it now. 10503 while it is silent about one that still waits: what
 * we knew before does not say whether money has moved since.
 */
export const currentAttempt = async (
  db: Db,
  gateway: Gateway,
  attempt: Attempt,
): Promise<Attempt> => {
  try {
    return await refreshAttempt(db, gateway, attempt);
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    // Whoever asks next asks the gateway too, instead of taking the old state for its answer.
    await db
      .update(paymentAttempts)
      .set({ askedAt: null })
      .where(eq(paymentAttempts.id, attempt.id));
    throw new ApiError('10503', { retryAfter: 2 }, error);
  }
};

/**
 * The newest attempt of an order, or one by its number; undefined when it is not this shopper's.
 */
export const findAttempt = async (
  db: Db,
  userId: string,
  by: { readonly transactionNo?: string | undefined; readonly orderId?: string | undefined },
): Promise<Attempt | undefined> => {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.userId, userId),
        by.transactionNo === undefined
          ? undefined
          : eq(paymentAttempts.transactionNo, by.transactionNo),
        by.orderId === undefined ? undefined : eq(paymentAttempts.orderId, by.orderId),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return attempt;
};
