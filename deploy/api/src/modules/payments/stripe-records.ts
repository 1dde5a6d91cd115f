import type Stripe from 'stripe';
import type {
  DisputeEvidence,
  GatewayDispute,
  GatewayMovement,
  GatewayRefund,
  RefundStatus,
} from './gateway-records.ts';
import type { Gateway } from './gateway.ts';
import { guarded, idOf } from './stripe-client.ts';

const REFUND_STATUS: Readonly<Record<string, RefundStatus>> = {
  requires_action: 'requires_action',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};
const refundOf = (refund: Stripe.Refund): GatewayRefund => ({
  id: refund.id,
  intentId: idOf(refund.payment_intent),
  amount: refund.amount,
  // What Stripe may name one day is on its way until it says otherwise.
  status: REFUND_STATUS[refund.status ?? ''] ?? 'pending',
  failureReason: refund.failure_reason ?? null,
  refundId: refund.metadata?.['refundId'] ?? null,
});

const DISPUTE_STATUS: Readonly<Record<string, GatewayDispute['status']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  // An inquiry that ended without a dispute, and a dispute that was averted, took no money.
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};
const disputeOf = (dispute: Stripe.Dispute): GatewayDispute => ({
  id: dispute.id,
  intentId: idOf(dispute.payment_intent),
  amount: dispute.amount,
  reason: dispute.reason,
  status: DISPUTE_STATUS[dispute.status] ?? 'open',
  evidenceDueBy: dispute.evidence_details.due_by,
});

/** What is not known is left out: the gateway refuses empty texts. */
const evidenceParams = (evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence => {
  const texts: Stripe.DisputeUpdateParams.Evidence = {
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    product_description: evidence.productDescription,
    service_date: evidence.serviceDate,
    access_activity_log: evidence.activity,
    uncategorized_text: evidence.messages,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
};

const MOVEMENTS: Readonly<Record<string, GatewayMovement['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failure',
  payment_failure_refund: 'refund_failure',
  payout: 'account',
  payout_cancel: 'account',
  payout_failure: 'account',
  payout_minimum_balance_hold: 'account',
  payout_minimum_balance_release: 'account',
  reserve_transaction: 'account',
  reserved_funds: 'account',
  risk_reserved_funds: 'account',
  stripe_fee: 'account',
  stripe_fx_fee: 'account',
  network_cost: 'account',
  tax_fee: 'account',
  topup: 'account',
};
const movementOf = (line: Stripe.BalanceTransaction): GatewayMovement => {
  const source = typeof line.source === 'object' ? line.source : null;
  const isDispute = source?.object === 'dispute';
  return {
    id: line.id,
    kind: isDispute ? 'dispute' : (MOVEMENTS[line.type] ?? 'other'),
    type: line.type,
    amount: line.amount,
    currency: line.currency.toUpperCase(),
    intentId: source && 'payment_intent' in source ? idOf(source.payment_intent) : null,
    sourceId: idOf(line.source),
  };
};

type RecordCalls = Pick<
  Gateway,
  | 'refund'
  | 'readRefund'
  | 'listRefunds'
  | 'readDispute'
  | 'stageEvidence'
  | 'readFraudWarning'
  | 'readSetup'
  | 'listMovements'
>;

/** Refunds, disputes and books of the gateway. */
export const recordCalls = (stripe: Stripe): RecordCalls => ({
  refund: ({ intentId, amount, key, refundId }) =>
    guarded(async () =>
      refundOf(
        await stripe.refunds.create(
          { payment_intent: intentId, amount, metadata: { refundId } },
          { idempotencyKey: key },
        ),
      ),
    ),
  readRefund: (id) => guarded(async () => refundOf(await stripe.refunds.retrieve(id))),
  listRefunds: (intentId) =>
    guarded(async () =>
      (
        await stripe.refunds
          .list({ payment_intent: intentId, limit: 100 })
          .autoPagingToArray({ limit: 1000 })
      ).map(refundOf),
    ),
  readDispute: (id) => guarded(async () => disputeOf(await stripe.disputes.retrieve(id))),
  stageEvidence: (id, evidence) =>
    guarded(
      async () =>
        void (await stripe.disputes.update(id, {
          evidence: evidenceParams(evidence),
          submit: false,
        })),
    ),
  readFraudWarning: (id) =>
    guarded(async () => {
      const warning = await stripe.radar.earlyFraudWarnings.retrieve(id);
      return { id, intentId: idOf(warning.payment_intent), fraudType: warning.fraud_type };
    }),
  readSetup: (id) =>
    guarded(async () => {
      const setup = await stripe.setupIntents.retrieve(id);
      return {
        id,
        isDone: setup.status === 'succeeded',
        customerId: idOf(setup.customer),
        cardId: idOf(setup.payment_method),
      };
    }),
  listMovements: (from, until) =>
    guarded(async () =>
      (
        await stripe.balanceTransactions
          .list({ created: { gte: from, lt: until }, expand: ['data.source'], limit: 100 })
          .autoPagingToArray({ limit: 10_000 })
      ).map(movementOf),
    ),
});
