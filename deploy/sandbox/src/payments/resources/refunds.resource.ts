import type Stripe from 'stripe';
import { invalidRequest, missingParameter } from '../gateway-error.ts';
import type { Gateway } from '../gateway.ts';
import { enterInBooks, newId } from '../gateway.ts';
import type { Charge, Refund } from '../gateway.types.ts';
import type { Parameters } from '../parameters.ts';
import type { GatewayCall, GatewayRoute } from './resource.ts';
import { found, page, NOTHING, PAGE, taking } from './resource.ts';

const chargeOf = (gateway: Gateway, given: Parameters): Charge => {
  const direct = given.text('charge');
  if (direct !== undefined) return found(gateway.charges, 'charge', direct);
  const intentId = given.text('payment_intent');
  if (intentId === undefined) throw missingParameter('payment_intent');
  const intent = found(gateway.paymentIntents, 'payment_intent', intentId);
  const charge = gateway.charges.get(intent.latest_charge ?? '');
  if (intent.status !== 'succeeded' || charge === undefined) {
    throw invalidRequest(
      'This PaymentIntent does not have a successful charge to refund.',
      'payment_intent_unexpected_state',
      { payment_intent: intent },
    );
  }
  return charge;
};

const amountOf = (charge: Charge, given: Parameters): number => {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = given.integer('amount') ?? left;
  if (left <= 0)
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      'charge_already_refunded',
    );
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount_too_large',
      { param: 'amount' },
    );
  }
  return amount;
};

/** Makes a refund with the next status that the dashboard asks for, and tells the shop. */
export const makeRefund = (
  gateway: Gateway,
  charge: Charge,
  given: Parameters,
  status: Refund['status'] = gateway.switches.takeNextRefund(),
): Refund => {
  if (gateway.disputes.list((one) => one.charge === charge.id && !one.is_charge_refundable)[0])
    throw invalidRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    );
  const amount = amountOf(charge, given);
  const isLost = status === 'failed' || status === 'canceled';
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: given.text('reason') ?? null,
    status,
    ...(status === 'failed' && { failure_reason: 'declined' }),
    metadata: given.metadata() ?? {},
    created: gateway.now(),
  };
  const refunded = charge.amount_refunded + (isLost ? 0 : amount);
  const after: Charge = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  };
  gateway.refunds.put(refund.id, refund);
  gateway.charges.put(charge.id, after);
  gateway.webhooks.emit('refund.created', refund);
  if (isLost) {
    gateway.webhooks.emit('refund.failed', refund);
    return refund;
  }
  enterInBooks(gateway, 'refund', refund, -amount);
  gateway.webhooks.emit('charge.refunded', after);
  return refund;
};

/** What the bank makes of a refund, at once or weeks later. */
export const endRefund = (
  gateway: Gateway,
  refund: Refund,
  status: 'succeeded' | 'failed' | 'canceled',
): Refund => {
  const next: Refund = {
    ...refund,
    status,
    ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  };
  gateway.refunds.put(next.id, next);
  const charge = gateway.charges.get(refund.charge);
  if (status !== 'succeeded' && charge) {
    const left = charge.amount_refunded - refund.amount;
    gateway.charges.put(charge.id, { ...charge, amount_refunded: left, refunded: false });
    enterInBooks(gateway, 'refund_failure', next, refund.amount);
  }
  gateway.webhooks.emit('refund.updated', next);
  if (status === 'failed') gateway.webhooks.emit('refund.failed', next);
  return next;
};

const create = ({ gateway, given }: GatewayCall): Refund =>
  makeRefund(gateway, chargeOf(gateway, given), given);

const list = ({ gateway, given }: GatewayCall): object => {
  const [intent, charge] = [given.text('payment_intent'), given.text('charge')];
  const wanted = (one: Refund): boolean =>
    (intent ?? one.payment_intent) === one.payment_intent && (charge ?? one.charge) === one.charge;
  return page('/v1/refunds', gateway.refunds.list(wanted), given);
};

export const refundRoutes: readonly GatewayRoute[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    needsKey: true,
    takes: taking<Stripe.RefundCreateParams>()(
      'amount',
      'charge',
      'metadata',
      'payment_intent',
      'reason',
    ),
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    takes: taking<Stripe.RefundListParams>()('charge', 'payment_intent', ...PAGE),
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    takes: NOTHING,
    handle: ({ gateway, id }) => found(gateway.refunds, 'refund', id),
  },
];
