import { documentNumber } from '@tapnook/kernel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction, sqlState } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { lockHeldOrder, record, type Order, orders } from '../orders/index.ts';
import { declineClassOf, declineError } from './decline-class.ts';
import { type Gateway, GatewayFault, type Intent, type PayMethod } from './gateway.ts';
import { applyIntent, type Attempt } from './payment-settlement.service.ts';
import { paymentAttempts } from './payments.tables.ts';

export interface PayRequest {
  readonly orderId: string;
  readonly userId: string;
  readonly method: PayMethod;
  readonly paymentMethodId: string | undefined;
  readonly confirmationToken?: string | undefined;
  /**
   * The gateway keeps this card, and the shopper has it saved no longer: it is refused like one
   * that the gateway does not know.
   */
  readonly isStray?: boolean;
  readonly keepCard: boolean;
  readonly returnUrl: string;
  readonly customerId: string | null;
}

const openAttempt = async (db: Db, orderId: string): Promise<Attempt | undefined> => {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.status, ['pending', 'authorized']),
      ),
    );
  return attempt;
};

const orderNoOf = async (db: Db, orderId: string): Promise<string | undefined> =>
  (await db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.id, orderId)))[0]
    ?.orderNo;

/**
 * An attempt's intent at the gateway; asked for again with the same key when the answer to its
 * creation was lost.
 */
export const intentOfAttempt = async (
  db: Db,
  gateway: Gateway,
  attempt: Attempt,
  knownOrderNo?: string,
): Promise<Intent> => {
  if (attempt.intentId) return gateway.readIntent(attempt.intentId);
  // Bank and wallet name the order by the number that its shopper knows.
  const orderNo = knownOrderNo ?? (await orderNoOf(db, attempt.orderId));
  const intent = await gateway.createIntent({
    transactionNo: attempt.transactionNo,
    amount: attempt.amount,
    currency: attempt.currency,
    method: attempt.method,
    description: `TapNook ${orderNo ?? attempt.transactionNo}`,
    keepCard: attempt.keepCard,
    ...(attempt.customerId && { customerId: attempt.customerId }),
  });
  await db
    .update(paymentAttempts)
    .set({ intentId: intent.id, clientSecret: intent.clientSecret, updatedAt: sql`app_now()` })
    .where(eq(paymentAttempts.id, attempt.id));
  return intent;
};

/**
 * Closes the open attempt of an order at the gateway; "already paid" wins. Answers what became of
 * it.
 */
export const closeOpenAttempt = async (
  db: Db,
  gateway: Gateway,
  orderId: string,
  closedAs: 'canceled' | 'expired' = 'canceled',
): Promise<Attempt | undefined> => {
  const attempt = await openAttempt(db, orderId);
  if (!attempt) return undefined;
  const intent = await intentOfAttempt(db, gateway, attempt);
  const after =
    intent.status === 'succeeded' || intent.status === 'canceled'
      ? intent
      : await gateway.cancelIntent(intent.id);
  if (after.status !== 'succeeded' && after.status !== 'canceled')
    throw new GatewayFault('unreachable', `intent ${after.id} is ${after.status} after its cancel`);
  return applyIntent(db, attempt, after, closedAs);
};

/**
 * Opens an attempt for an order that can be paid: the row is there before the gateway hears of it.
 */
const openNew = async (
  db: Db,
  request: PayRequest,
): Promise<{ attempt: Attempt; order: Order }> => {
  try {
    return await inTransaction(db, async (tx) => {
      const mine = await lockHeldOrder(tx, eq(orders.id, request.orderId));
      if (mine?.order.userId !== request.userId) throw new ApiError('10405');
      const { order, isHeld, today } = mine;
      if (order.capturedAmount > 0 || !['TBP', 'INV'].includes(order.code))
        throw new ApiError('20804');
      if (order.code !== 'TBP' || !isHeld) throw new ApiError('20601');
      if (!order.email)
        throw new ApiError('10102', {
          fields: [fieldError('body.orderId', 'fault.sendContactDetailsFirst')],
        });
      const [attempt] = await tx
        .insert(paymentAttempts)
        .values({
          transactionNo: documentNumber('TN', today),
          orderId: order.id,
          userId: order.userId,
          method: request.method,
          amount: order.paymentAmount,
          currency: order.currency,
          customerId: request.customerId,
          keepCard: request.keepCard,
          cardId: request.paymentMethodId ?? null,
        })
        .returning();
      if (!attempt) throw new Error('the attempt was not kept');
      await record(tx, {
        orderId: order.id,
        kind: 'payment',
        event: 'payment_pending',
        toState: 'pending',
        amount: attempt.amount,
      });
      return { attempt, order };
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw new ApiError('10409', { retryAfter: 1 }, error);
    throw error;
  }
};

const refuse = (attempt: Attempt): never => {
  const { declineCode, transactionNo } = attempt;
  throw new ApiError(declineError(declineCode), {
    data: { declineCode: declineClassOf(declineCode), transactionId: transactionNo },
  });
};

/**
 * The gateway refused the attempt itself (not the card): nothing moved, the order stays payable.
 */
const giveUp = async (
  db: Db,
  gateway: Gateway,
  attempt: Attempt,
  fault: GatewayFault,
): Promise<never> => {
  if (fault.kind === 'unreachable')
    throw new ApiError(
      '10503',
      { data: { transactionId: attempt.transactionNo }, retryAfter: 2 },
      fault,
    );
  const closed = await closeOpenAttempt(db, gateway, attempt.orderId).catch(() => undefined);
  if (closed?.status === 'succeeded') throw new ApiError('20804', {}, fault);
  throw new ApiError(
    '20802',
    { data: { declineCode: 'try_another_card', transactionId: attempt.transactionNo } },
    fault,
  );
};

/**
 * A new attempt to pay an order; answers 20803 or 20802 on a decline, 10503 when the gateway does
 * not answer.
 */
export const pay = async (db: Db, gateway: Gateway, request: PayRequest): Promise<Attempt> => {
  const before = await closeOpenAttempt(db, gateway, request.orderId).catch(
    (fault: GatewayFault) => {
      throw new ApiError('10503', { retryAfter: 2 }, fault);
    },
  );
  if (before?.status === 'succeeded') throw new ApiError('20804');
  const { attempt, order } = await openNew(db, request);
  try {
    if (request.isStray) throw new GatewayFault('invalid', 'a card that is not saved');
    const intent = await intentOfAttempt(db, gateway, attempt, order.orderNo);
    const confirmed = await gateway.confirmIntent(intent.id, {
      method: request.method,
      returnUrl: request.returnUrl,
      key: `${attempt.transactionNo}:confirm`,
      ...(request.paymentMethodId && { paymentMethodId: request.paymentMethodId }),
      ...(request.confirmationToken && { confirmationToken: request.confirmationToken }),
    });
    const after = await applyIntent(db, attempt, confirmed);
    if (after.status !== 'failed') return after;
    // The intent could be confirmed again by whoever has its secret: our attempt is over, so is it.
    await gateway.cancelIntent(confirmed.id).catch(() => undefined);
    return refuse(after);
  } catch (error) {
    if (error instanceof GatewayFault) return giveUp(db, gateway, attempt, error);
    throw error;
  }
};
