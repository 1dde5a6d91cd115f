import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { lockOrder, record, type Order } from '../orders/index.ts';
import type { GatewayRefund } from './gateway-records.ts';
import type { Gateway } from './gateway.ts';
import { openCase } from './payment-cases.service.ts';
import type { Attempt } from './payment-settlement.service.ts';
import { paymentAttempts, refunds } from './payments.tables.ts';
import {
  countWithOrder,
  isLost,
  moveRefund,
  outcomeOf,
  type Refund,
  requestOf,
} from './refund-state.service.ts';

const refundsOf = (tx: Tx, attemptId: string): Promise<Refund[]> =>
  tx
    .select()
    .from(refunds)
    .where(eq(refunds.attemptId, attemptId))
    .orderBy(desc(refunds.createdAt))
    .for('update');

/** Cuts refunds that wait by what went back without us, the newest first; gives what is beyond. */
const cutWaiting = async (tx: Tx, attemptId: string, beyond: number): Promise<number> => {
  const waiting = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.attemptId, attemptId),
        eq(refunds.status, 'pending'),
        isNull(refunds.gatewayId),
      ),
    )
    .orderBy(desc(refunds.createdAt));
  let left = beyond;
  for (const refund of waiting) {
    const cut = Math.min(left, refund.amount);
    if (cut <= 0) continue;
    left -= cut;
    await tx
      .update(refunds)
      .set({ amount: refund.amount - cut, round: refund.round + 1 })
      .where(eq(refunds.id, refund.id));
    await countWithOrder(tx, refund, -cut);
  }
  return left;
};

/** Takes a refund into our books that was made in the gateway's dashboard. */
const takeIn = async (
  tx: Tx,
  order: Order,
  attempt: Attempt,
  made: GatewayRefund,
): Promise<void> => {
  const counted = (await refundsOf(tx, attempt.id))
    .filter(({ status }) => !isLost(status))
    .reduce((sum, { amount }) => sum + amount, 0);
  const beyond = counted + made.amount - attempt.amount;
  const amount = made.amount - (beyond > 0 ? await cutWaiting(tx, attempt.id, beyond) : 0);
  const [row] = await tx
    .insert(refunds)
    .values({
      attemptId: attempt.id,
      orderId: order.id,
      amount,
      reason: attempt.transactionNo === order.transactionNo ? 'gateway' : 'late',
      onceKey: `gateway:${made.id}`,
      gatewayId: made.id,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return;
  await countWithOrder(tx, row, amount);
  await record(tx, {
    orderId: order.id,
    kind: 'refund',
    event: 'refund_decided',
    amount,
    actor: 'gateway',
  });
  await openCase(tx, {
    kind: 'refund_outside',
    onceKey: `outside:${made.id}`,
    orderId: order.id,
    amount,
  });
  await moveRefund(tx, row, outcomeOf(made));
};

/**
 * Compares our refunds of an attempt with the gateway's: what became of ours, and those that were
 * made in its dashboard. Gives the order's id.
 */
export const adoptRefunds = async (
  db: Db,
  gateway: Gateway,
  attemptId: string,
  intentId: string,
): Promise<void> => {
  const made = await gateway.listRefunds(intentId);
  await inTransaction(db, async (tx) => {
    const [known] = await tx
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId));
    const order = known && (await lockOrder(tx, known.orderId));
    if (!known || !order) return;
    const ours = await refundsOf(tx, attemptId);
    const foreign: GatewayRefund[] = [];
    for (const one of made) {
      const row =
        ours.find(({ gatewayId }) => gatewayId === one.id) ??
        ours.find((refund) => !refund.gatewayId && requestOf(refund) === one.refundId);
      const isEarlierRound = ours.some(({ id }) => one.refundId?.startsWith(id));
      if (!row) {
        if (!isEarlierRound && !isLost(one.status)) foreign.push(one);
        continue;
      }
      if (!row.gatewayId)
        await tx
          .update(refunds)
          .set({ gatewayId: one.id, triedAt: sql`app_now()` })
          .where(eq(refunds.id, row.id));
      await moveRefund(tx, { ...row, gatewayId: one.id }, outcomeOf(one));
    }
    for (const one of foreign) await takeIn(tx, order, known, one);
  });
};
