import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { holdRedemption, lockOrder, record, releaseRedemption } from '../orders/index.ts';
import { evidenceOf } from './dispute-evidence.service.ts';
import type { GatewayDispute, GatewayFraudWarning } from './gateway-records.ts';
import type { Gateway } from './gateway.ts';
import { closeCase, openCase } from './payment-cases.service.ts';
import { disputes } from './payment-cases.tables.ts';
import type { Attempt } from './payment-settlement.service.ts';

/** What becomes of an order's vouchers while its payment is in question. */
export type ReversalPolicy = 'block' | 'flag';

/** Whether a payment of an order is disputed: its money must not go back twice. */
export const isDisputed = async (tx: Tx, orderId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(eq(disputes.orderId, orderId), eq(disputes.status, 'open')))
  ).length > 0;

const EVENTS = {
  inquiry: 'dispute_opened',
  open: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const;

/** What the gateway says of a dispute becomes our state; a closed one stays closed. */
export const applyDispute = (
  db: Db,
  attempt: Attempt,
  dispute: GatewayDispute,
  policy: ReversalPolicy,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { id, amount, reason, status, evidenceDueBy } = dispute;
    await lockOrder(tx, attempt.orderId);
    const [before] = await tx.select().from(disputes).where(eq(disputes.id, id));
    if (before?.closedAt || before?.status === status) return false;
    const isClosed = status === 'won' || status === 'lost';
    const values = {
      amount,
      reason,
      status,
      evidenceDueAt: evidenceDueBy === null ? null : new Date(evidenceDueBy * 1000),
      ...(isClosed && { closedAt: sql`app_now()` }),
    };
    await tx
      .insert(disputes)
      .values({ id, attemptId: attempt.id, orderId: attempt.orderId, ...values })
      .onConflictDoUpdate({ target: disputes.id, set: values });
    // An inquiry that became a dispute is the same matter.
    if (before && !isClosed) return true;
    const event = EVENTS[status];
    await record(tx, { orderId: attempt.orderId, kind: 'payment', event, amount });
    await openCase(tx, {
      kind: event,
      onceKey: `dispute:${id}:${event}`,
      orderId: attempt.orderId,
      amount,
      detail: reason,
    });
    if (!isClosed && policy === 'block') await holdRedemption(tx, attempt.orderId, 'dispute');
    if (isClosed) await closeCase(tx, { onceKey: `dispute:${id}:dispute_opened` }, status);
    if (status === 'won' && !(await isDisputed(tx, attempt.orderId)))
      await releaseRedemption(tx, attempt.orderId);
    return true;
  });

/** Puts what we know of the order with a dispute, once. A person hands it in at the gateway. */
export const stageEvidence = async (db: Db, gateway: Gateway, disputeId: string): Promise<void> => {
  const [dispute] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.id, disputeId), isNull(disputes.evidenceAt), isNull(disputes.closedAt)));
  if (!dispute) return;
  const evidence = await evidenceOf(db, dispute.orderId);
  if (evidence) await gateway.stageEvidence(disputeId, evidence);
  await db
    .update(disputes)
    .set({ evidenceAt: sql`app_now()` })
    .where(eq(disputes.id, disputeId));
};

/** The card's network warns of fraud: the operator decides, before a dispute comes. */
export const applyFraudWarning = (
  db: Db,
  attempt: Attempt,
  warning: GatewayFraudWarning,
  policy: ReversalPolicy,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOrder(tx, attempt.orderId);
    const isNew = await openCase(tx, {
      kind: 'fraud_warning',
      onceKey: `fraud:${warning.id}`,
      orderId: attempt.orderId,
      amount: attempt.amount,
      detail: warning.fraudType,
    });
    // The network tells of the same warning again when it changes; somebody may have judged it.
    if (!isNew) return;
    await record(tx, {
      orderId: attempt.orderId,
      kind: 'payment',
      event: 'fraud_warning',
      amount: attempt.amount,
    });
    if (policy === 'block') await holdRedemption(tx, attempt.orderId, 'fraud_warning');
  });
