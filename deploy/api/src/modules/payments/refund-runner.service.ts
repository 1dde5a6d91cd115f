import { and, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { type Gateway, GatewayFault } from './gateway.ts';
import { adoptRefunds } from './outside-refunds.service.ts';
import { disputes } from './payment-cases.tables.ts';
import { paymentAttempts, refunds } from './payments.tables.ts';
import { applyRefund, outcomeOf, type Refund, requestOf } from './refund-state.service.ts';

/** What the gateway has taken is asked about this often; its webhook is sooner. */
const ASK_AFTER_SECONDS = 600;
/** After so many silences in a row the gateway is down, and the others wait for the next run. */
const MAX_SILENCES = 3;

/** Refusals which say that money went back without us: what is left is found out and sent. */
const BEYOND_WHAT_IS_LEFT: ReadonlySet<string> = new Set([
  'charge_already_refunded',
  'amount_too_large',
]);

const askGateway = async (
  db: Db,
  gateway: Gateway,
  refund: Refund,
  intentId: string | null,
): Promise<void> => {
  // A payment that came without the gateway (brought in with old books) is returned without it.
  if (!intentId || refund.amount === 0) {
    await applyRefund(db, refund.id, { status: 'succeeded' });
    return;
  }
  const { id, amount } = refund;
  const answer = refund.gatewayId
    ? await gateway.readRefund(refund.gatewayId)
    : await gateway.refund({
        intentId,
        amount,
        key: `refund:${requestOf(refund)}`,
        refundId: requestOf(refund),
      });
  await applyRefund(db, id, outcomeOf(answer));
};

const readOne = async (db: Db, refundId: string) => {
  const [row] = await db
    .update(refunds)
    .set({ triedAt: sql`app_now()` })
    .from(paymentAttempts)
    .where(
      and(
        eq(refunds.id, refundId),
        eq(paymentAttempts.id, refunds.attemptId),
        inArray(refunds.status, ['pending', 'requires_action']),
      ),
    )
    .returning({ ...getTableColumns(refunds), intentId: paymentAttempts.intentId });
  return row;
};

/** A refusal that will not change: adopts what went back without us, else a person is needed. */
const settleRefusal = async (
  db: Db,
  gateway: Gateway,
  refund: Refund,
  intentId: string,
  fault: GatewayFault,
): Promise<void> => {
  if (BEYOND_WHAT_IS_LEFT.has(fault.code ?? '')) {
    await adoptRefunds(db, gateway, refund.attemptId, intentId);
    const [after] = await db.select().from(refunds).where(eq(refunds.id, refund.id));
    // Found among the gateway's, or cut to what is left: the next run sends that.
    if (after && (after.gatewayId || after.amount < refund.amount)) {
      if (!after.gatewayId) await sendRefund(db, gateway, refund.id);
      return;
    }
  }
  await applyRefund(db, refund.id, {
    status: 'refused',
    failureReason: fault.code ?? fault.message.slice(0, 200),
  });
};

/**
 * Sends one decided refund to the gateway, or asks what became of it; its id is the key, so it may
 * be sent again. `silent` when the gateway did not answer.
 */
export const sendRefund = async (
  db: Db,
  gateway: Gateway,
  refundId: string,
): Promise<'sent' | 'silent'> => {
  const row = await readOne(db, refundId);
  if (!row) return 'sent';
  try {
    await askGateway(db, gateway, row, row.intentId);
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    if (error.kind !== 'invalid' || !row.intentId) return 'silent';
    try {
      await settleRefusal(db, gateway, row, row.intentId, error);
    } catch (later) {
      if (!(later instanceof GatewayFault)) throw later;
      return 'silent';
    }
  }
  return 'sent';
};

/**
 * Sends every refund that waits, those tried longest ago first; for an order, or a few of all. One
 * whose payment is disputed waits for the bank's decision, since the money would go twice.
 */
export const sendRefunds = async (
  db: Db,
  gateway: Gateway,
  orderId?: string,
  limit = 50,
): Promise<void> => {
  const disputed = db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.attemptId, refunds.attemptId), eq(disputes.status, 'open')));
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.status, ['pending', 'requires_action']),
        sql`(${refunds.gatewayId} is null or ${refunds.triedAt} is null
          or ${refunds.triedAt} <= app_now() - make_interval(secs => ${ASK_AFTER_SECONDS}))`,
        notExists(disputed),
        orderId === undefined ? undefined : eq(refunds.orderId, orderId),
      ),
    )
    .orderBy(sql`${refunds.triedAt} nulls first`, refunds.createdAt)
    .limit(limit);
  let silences = 0;
  for (const row of rows) {
    silences = (await sendRefund(db, gateway, row.id)) === 'silent' ? silences + 1 : 0;
    if (silences >= MAX_SILENCES) return;
  }
};
