import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { addReturnedMoney, lockOrder, record } from '../orders/index.ts';
import type { GatewayRefund } from './gateway-records.ts';
import { closeCase, openCase } from './payment-cases.service.ts';
import { paymentAttempts, refunds, type RefundState } from './payments.tables.ts';

export type Refund = typeof refunds.$inferSelect;

/** Our name of one request for a refund; a new round is another request. */
export const requestOf = ({ id, round }: Pick<Refund, 'id' | 'round'>): string =>
  round === 0 ? id : `${id}:${round}`;

/** What a refund became: its status and the gateway's words for it. */
export interface RefundOutcome {
  readonly status: RefundState;
  readonly gatewayId?: string | null;
  readonly failureReason?: string | null;
}

/** Money of a refund in these states stays with us. */
export const isLost = (status: RefundState): boolean =>
  status === 'failed' || status === 'canceled' || status === 'refused';
/** What was lost stays so; only `sendAgain` begins anew. A success may still fail. */
const mayFollow = (from: RefundState, to: RefundState): boolean =>
  from !== to && !isLost(from) && (from !== 'succeeded' || isLost(to));

/** Counts a refund that succeeded with its attempt, or takes it out of the count again. */
const countWithAttempt = async (tx: Tx, refund: Refund, sign: 1 | -1): Promise<string | null> => {
  const after = sql`${paymentAttempts.refundedAmount} + ${sign * refund.amount}`;
  const [attempt] = await tx
    .update(paymentAttempts)
    .set({
      refundedAmount: after,
      updatedAt: sql`app_now()`,
      status: sql`case
        when ${paymentAttempts.status} in ('succeeded', 'captured')
          and ${after} = ${paymentAttempts.amount} then 'refunded'
        when ${paymentAttempts.status} = 'refunded'
          and ${after} < ${paymentAttempts.amount} then 'succeeded'
        else ${paymentAttempts.status} end`,
    })
    .where(eq(paymentAttempts.id, refund.attemptId))
    .returning({ status: paymentAttempts.status });
  return attempt?.status ?? null;
};

/** What the order says went back: decided refunds that were not lost, late payments apart. */
export const countWithOrder = async (tx: Tx, refund: Refund, amount: number): Promise<void> => {
  if (refund.reason === 'late') return;
  await addReturnedMoney(tx, refund.orderId, amount);
};

const lose = async (tx: Tx, refund: Refund, outcome: RefundOutcome): Promise<void> => {
  const toState = refund.status === 'succeeded' ? await countWithAttempt(tx, refund, -1) : null;
  await countWithOrder(tx, refund, -refund.amount);
  await record(tx, {
    orderId: refund.orderId,
    kind: 'refund',
    event: 'refund_failed',
    amount: refund.amount,
    toState,
  });
  await openCase(tx, {
    kind: 'refund_failed',
    onceKey: `refund:${refund.id}:${refund.round}`,
    orderId: refund.orderId,
    amount: refund.amount,
    detail: outcome.failureReason ?? outcome.status,
  });
};

/** Moves a refund in the order's transaction; false when it already was there, or beyond. */
export const moveRefund = async (
  tx: Tx,
  refund: Refund,
  outcome: RefundOutcome,
): Promise<boolean> => {
  if (!mayFollow(refund.status, outcome.status)) return false;
  await tx
    .update(refunds)
    .set({
      status: outcome.status,
      gatewayId: outcome.gatewayId ?? refund.gatewayId,
      failureReason: outcome.failureReason ?? null,
      ...(outcome.status === 'succeeded' && { settledAt: sql`app_now()` }),
    })
    .where(eq(refunds.id, refund.id));
  if (isLost(outcome.status)) await lose(tx, refund, outcome);
  else if (outcome.status === 'succeeded')
    await record(tx, {
      orderId: refund.orderId,
      kind: 'refund',
      event: 'refund_succeeded',
      amount: refund.amount,
      toState: await countWithAttempt(tx, refund, 1),
    });
  else if (outcome.status === 'requires_action')
    await record(tx, {
      orderId: refund.orderId,
      kind: 'refund',
      event: 'refund_requires_action',
      amount: refund.amount,
    });
  return true;
};

/** Reads a refund under its order's lock, which every change of it takes first. */
export const lockRefund = async (tx: Tx, refundId: string): Promise<Refund | undefined> => {
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!known) return undefined;
  await lockOrder(tx, known.orderId);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  return refund;
};

/** What the gateway says of a refund becomes its state, whatever order news arrives in. */
export const applyRefund = (db: Db, refundId: string, outcome: RefundOutcome): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) return false;
    if (outcome.gatewayId && !refund.gatewayId)
      await tx
        .update(refunds)
        .set({ gatewayId: outcome.gatewayId })
        .where(eq(refunds.id, refundId));
    return moveRefund(tx, refund, outcome);
  });

export const outcomeOf = ({ id, status, failureReason }: GatewayRefund): RefundOutcome => ({
  status,
  gatewayId: id,
  failureReason,
});

/** A person had it sent again, as a new request to the gateway. False when it was not lost. */
export const sendAgain = (db: Db, refundId: string, note: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (!refund || !isLost(refund.status)) return false;
    await tx
      .update(refunds)
      .set({
        status: 'pending',
        gatewayId: null,
        failureReason: null,
        triedAt: null,
        round: refund.round + 1,
      })
      .where(eq(refunds.id, refundId));
    await countWithOrder(tx, refund, refund.amount);
    await record(tx, {
      orderId: refund.orderId,
      kind: 'refund',
      event: 'refund_sent_again',
      amount: refund.amount,
    });
    await closeCase(tx, { onceKey: `refund:${refundId}:${refund.round}` }, note);
    return true;
  });

/** A person returned the money another way. False when the refund was not lost. */
export const returnedOtherwise = (db: Db, refundId: string, note: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (!refund || !isLost(refund.status)) return false;
    const again = { ...refund, status: 'pending' as const };
    await countWithOrder(tx, refund, refund.amount);
    await tx.update(refunds).set({ note, gatewayId: null }).where(eq(refunds.id, refundId));
    await moveRefund(tx, { ...again, gatewayId: null }, { status: 'succeeded' });
    await closeCase(tx, { onceKey: `refund:${refundId}:${refund.round}` }, note);
    return true;
  });
