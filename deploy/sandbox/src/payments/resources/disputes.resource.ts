import type Stripe from 'stripe';
import { unexpectedState } from '../gateway-error.ts';
import type { Gateway } from '../gateway.ts';
import { enterInBooks, newId } from '../gateway.ts';
import type { Charge, Dispute, FraudWarning } from '../gateway.types.ts';
import type { GatewayCall, GatewayRoute } from './resource.ts';
import { found, inSpan, page, NOTHING, PAGE, SPAN, taking } from './resource.ts';

const EVIDENCE_SECONDS = 9 * 86_400;
/** The evidence that the shop hands in; anything else is unknown. */
const EVIDENCE = [
  'customer_name',
  'customer_email_address',
  'product_description',
  'service_date',
  'access_activity_log',
  'uncategorized_text',
] as const;

/** A cardholder disputes a payment: the money leaves the account at once. */
export const openDispute = (gateway: Gateway, charge: Charge, reason: string): Dispute => {
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
    is_charge_refundable: false,
    evidence: {},
    evidence_details: {
      due_by: gateway.now() + EVIDENCE_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    metadata: {},
    created: gateway.now(),
    livemode: false,
  };
  gateway.disputes.put(dispute.id, dispute);
  enterInBooks(gateway, 'adjustment', dispute, -dispute.amount);
  gateway.webhooks.emit('charge.dispute.created', dispute);
  gateway.webhooks.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** The bank decides. */
export const closeDispute = (
  gateway: Gateway,
  dispute: Dispute,
  status: 'won' | 'lost',
): Dispute => {
  const next: Dispute = { ...dispute, status, is_charge_refundable: status === 'won' };
  gateway.disputes.put(next.id, next);
  if (status === 'won') {
    enterInBooks(gateway, 'adjustment', next, next.amount);
    gateway.webhooks.emit('charge.dispute.funds_reinstated', next);
  }
  gateway.webhooks.emit('charge.dispute.closed', next);
  return next;
};

export const warnOfFraud = (gateway: Gateway, charge: Charge): FraudWarning => {
  const warning: FraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    fraud_type: 'unauthorized_use_of_card',
    created: gateway.now(),
    livemode: false,
  };
  gateway.fraudWarnings.put(warning.id, warning);
  gateway.webhooks.emit('radar.early_fraud_warning.created', warning);
  return warning;
};

const update = ({ gateway, id, given }: GatewayCall): Dispute => {
  const dispute = found(gateway.disputes, 'dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw unexpectedState('This dispute is already closed.', {});
  const parts = given.within('evidence');
  const evidence = Object.fromEntries(
    EVIDENCE.flatMap((name) => {
      const text = parts?.text(name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  const next: Dispute = {
    ...dispute,
    evidence: { ...dispute.evidence, ...evidence },
    evidence_details: { ...dispute.evidence_details, has_evidence: true },
    ...(given.flag('submit') && { status: 'under_review' }),
  };
  gateway.disputes.put(next.id, next);
  gateway.webhooks.emit('charge.dispute.updated', next);
  return next;
};

const balance = ({ gateway, given }: GatewayCall): object =>
  page('/v1/balance_transactions', gateway.balance.list(inSpan(given)), given);

/** Disputes, warnings and the account's books. */
export const disputeRoutes: readonly GatewayRoute[] = [
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    takes: NOTHING,
    handle: ({ gateway, id }) => found(gateway.disputes, 'dispute', id),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    takes: taking<Stripe.DisputeUpdateParams>()(
      ...EVIDENCE.map((name) => `evidence.${name}` as const),
      'metadata',
      'submit',
    ),
    handle: update,
  },
  {
    method: 'GET',
    path: '/v1/radar/early_fraud_warnings/:id',
    takes: NOTHING,
    handle: ({ gateway, id }) => found(gateway.fraudWarnings, 'early_fraud_warning', id),
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    takes: taking<Stripe.BalanceTransactionListParams>()(...PAGE, ...SPAN),
    handle: balance,
  },
];
