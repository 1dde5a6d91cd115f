import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../db/pool.ts';
import { lockOrder, record } from '../orders/order-events.service.ts';
import { type Gateway, GatewayFault } from './gateway.ts';
import { paymentAttempts, refunds } from './payments.tables.ts';

const settle = async (db: Db, refundId: string, gatewayId: string | null): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
    if (!known) return;
    await lockOrder(tx, known.orderId);
    const [done] = await tx
      .update(refunds)
      .set({ status: 'succeeded', gatewayId, settledAt: sql`app_now()` })
      .where(and(eq(refunds.id, refundId), eq(refunds.status, 'pending')))
      .returning();
    if (!done) return;
    const [attempt] = await tx
      .update(paymentAttempts)
      .set({
        refundedAmount: sql`${paymentAttempts.refundedAmount} + ${done.amount}`,
        updatedAt: sql`app_now()`,
        status: sql`case when ${paymentAttempts.status} in ('succeeded', 'captured') and ${paymentAttempts.refundedAmount} + ${done.amount} = ${paymentAttempts.amount} then 'refunded' else ${paymentAttempts.status} end`,
      })
      .where(eq(paymentAttempts.id, done.attemptId))
      .returning();
    await record(tx, {
      orderId: done.orderId,
      kind: 'refund',
      event: 'refund_succeeded',
      amount: done.amount,
      toState: attempt?.status ?? null,
    });
  });

/**
 * Sends one decided refund to the gateway; its id is the key, so it may be sent again. False when
 * the gateway did not take it.
 */
export const sendRefund = async (db: Db, gateway: Gateway, refundId: string): Promise<boolean> => {
  const [row] = await db
    .select({ refund: refunds, intentId: paymentAttempts.intentId })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'pending')));
  if (!row) return true;
  try {
    // A payment that came without the gateway (brought in with old books) is returned without it.
    const sent =
      row.intentId && row.refund.amount > 0
        ? await gateway.refund({
            intentId: row.intentId,
            amount: row.refund.amount,
            key: `refund:${refundId}`,
          })
        : { id: null };
    await settle(db, refundId, sent.id);
    return true;
  } catch (error) {
    if (error instanceof GatewayFault) return false;
    throw error;
  }
};

/** Sends every refund that waits, the oldest first; for an order, or a few of all. */
export const sendRefunds = async (
  db: Db,
  gateway: Gateway,
  orderId?: string,
  limit = 50,
): Promise<void> => {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'pending'),
        orderId === undefined ? undefined : eq(refunds.orderId, orderId),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(limit);
  for (const row of rows) await sendRefund(db, gateway, row.id);
};
