import { ATTEMPT_EDGES, statesBefore, type AttemptState } from '@tapnook/kernel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { countSale } from '../catalog/index.ts';
import {
  endUnpaid,
  consumeCoupon,
  lockOrder,
  markPaid,
  record,
  type Order,
  sellStock,
} from '../orders/index.ts';
import { payCoins } from '../points/index.ts';
import { issueVouchers } from '../vouchers/index.ts';
import type { Intent } from './gateway.ts';
import { orderPaid } from './payment-events.ts';
import { paymentAttempts, refunds } from './payments.tables.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

/** Its money is here, or was: nothing that the gateway says of its intent changes it any more. */
export const isPaidAttempt = ({ status }: Pick<Attempt, 'status'>): boolean =>
  status === 'succeeded' || status === 'captured' || status === 'refunded';

/**
 * Moves an attempt along one edge and gives it as it is then; undefined when it is not in a state
 * from which that edge leaves.
 */
export const moveAttempt = async (
  tx: Tx,
  attempt: Attempt,
  to: AttemptState,
  changes: Partial<Attempt> = {},
): Promise<Attempt | undefined> => {
  const [moved] = await tx
    .update(paymentAttempts)
    .set({ ...changes, status: to, updatedAt: sql`app_now()` })
    .where(
      and(
        eq(paymentAttempts.id, attempt.id),
        inArray(paymentAttempts.status, [...statesBefore(ATTEMPT_EDGES, to)]),
      ),
    )
    .returning();
  if (moved)
    await record(tx, {
      orderId: attempt.orderId,
      kind: 'payment',
      event: `payment_${to}`,
      fromState: attempt.status,
      toState: to,
      amount: attempt.amount,
    });
  return moved;
};

/** What a paid purchase brings; the payment of a change of date brings none of it. */
const settlePurchase = async (tx: Tx, paid: Order, paidAt: Date): Promise<void> => {
  await countSale(tx, paid.productId, paid.quantity);
  if (paid.discountCode !== null) await consumeCoupon(tx, paid.id);
  if (paid.coins > 0) await payCoins(tx, paid.userId, paid.orderNo);
  if (paid.code === 'TBR') await issueVouchers(tx, paid, paidAt);
};

/**
 * The order is paid: stock sold, coupon and coins used, vouchers issued unless the merchant
 * confirms first.
 */
const settlePayment = async (tx: Tx, order: Order, attempt: Attempt): Promise<boolean> => {
  const paid = await markPaid(tx, order, attempt);
  if (!paid?.paidAt) return false;
  await record(tx, {
    orderId: order.id,
    kind: 'order',
    event: 'order_paid',
    fromState: 'TBP',
    toState: paid.code,
    amount: order.paymentAmount,
  });
  await sellStock(tx, order.id);
  if (!paid.changeOf) await settlePurchase(tx, paid, paid.paidAt);
  await orderPaid.raise(tx, { order: paid });
  return true;
};

/**
 * Money arrived for an attempt that no longer counts: all of it goes back at once, and only once.
 */
const refundLate = async (tx: Tx, attempt: Attempt): Promise<Attempt> => {
  const [row] = await tx
    .insert(refunds)
    .values({
      attemptId: attempt.id,
      orderId: attempt.orderId,
      amount: attempt.amount,
      reason: 'late',
      onceKey: `late:${attempt.id}`,
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (row)
    await record(tx, {
      orderId: attempt.orderId,
      kind: 'refund',
      event: 'refund_late',
      amount: attempt.amount,
    });
  return attempt;
};

const succeed = async (
  tx: Tx,
  order: Order,
  attempt: Attempt,
  { card, paymentMethodId }: Intent,
): Promise<Attempt> => {
  if (isPaidAttempt(attempt)) return attempt;
  if (attempt.status !== 'pending' && attempt.status !== 'authorized')
    return refundLate(tx, attempt);
  if (order.code !== 'TBP' || order.paymentAmount !== attempt.amount)
    return refundLate(tx, (await moveAttempt(tx, attempt, 'canceled')) ?? attempt);
  const paid = await moveAttempt(
    tx,
    attempt,
    attempt.status === 'authorized' ? 'captured' : 'succeeded',
    {
      nextAction: null,
      // A confirmation token becomes a card only as it pays.
      cardId: attempt.cardId ?? (attempt.method === 'card' ? paymentMethodId : null),
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
    },
  );
  if (!paid || !(await settlePayment(tx, order, attempt)))
    throw new Error(`order ${order.orderNo} was locked and waiting, but could not be paid`);
  return paid;
};

/**
 * Whether an order may be paid no longer: what its gateway then gives up has run out, whoever hears
 * of it first.
 */
const isHoldOver = async (tx: Tx, orderId: string): Promise<boolean> =>
  (
    await tx.execute<{ over: boolean }>(
      sql`select coalesce(hold_expires_at <= app_now(), false) as over from orders
        where id = ${orderId}`,
    )
  ).rows[0]?.over ?? false;

/** What the gateway says of an attempt that is locked with its order. */
const applyLocked = async (
  tx: Tx,
  order: Order,
  attempt: Attempt,
  intent: Intent,
  closedAs: 'canceled' | 'expired' | undefined,
): Promise<Attempt> => {
  const move = async (
    to: AttemptState,
    changes: Partial<Attempt> = { nextAction: null },
  ): Promise<Attempt> => (await moveAttempt(tx, attempt, to, changes)) ?? attempt;
  if (intent.status === 'succeeded') return succeed(tx, order, attempt, intent);
  if (intent.status === 'declined')
    return move('failed', { declineCode: intent.declineCode, nextAction: null });
  if (intent.status === 'canceled')
    return move(closedAs ?? ((await isHoldOver(tx, order.id)) ? 'expired' : 'canceled'));
  if (intent.status === 'authorized') return move('authorized');
  if (attempt.status !== 'pending') return attempt;
  const [after] = await tx
    .update(paymentAttempts)
    .set({ nextAction: intent.nextAction, updatedAt: sql`app_now()` })
    .where(eq(paymentAttempts.id, attempt.id))
    .returning();
  return after ?? attempt;
};

/**
 * The one place where what the gateway says becomes our state. Whatever order news arrives in, and
 * however often, the end is the same.
 */
export const applyIntent = async (
  db: Db,
  known: Pick<Attempt, 'id' | 'orderId'>,
  intent: Intent,
  closedAs?: 'canceled' | 'expired',
): Promise<Attempt> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, known.orderId);
    const [attempt] = await tx
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, known.id))
      .for('update');
    if (!order || !attempt) throw new Error(`no order of attempt ${known.id}`);
    return applyLocked(tx, order, attempt, intent, closedAs);
  });

/**
 * The hold is over and nothing can be paid any more: the attempt is canceled or expired, and the
 * order with it. `ended` too when somebody else ended it meanwhile; `open` while another attempt
 * was begun.
 */
export const endWithoutPayment = async (
  db: Db,
  orderId: string,
  reason: 'canceled' | 'expired',
): Promise<'ended' | 'paid' | 'open'> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.code === 'TBP') return (await endUnpaid(tx, order, reason)) ? 'ended' : 'open';
    return order && order.capturedAmount > 0 ? 'paid' : 'ended';
  });
