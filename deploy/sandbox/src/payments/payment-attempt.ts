import { askPerson } from './authorisation.ts';
import { declineOf, nextScenario, unauthenticated } from './card-outcome.ts';
import { cardError, invalidRequest, unexpectedState } from './gateway-error.ts';
import type { Gateway } from './gateway.ts';
import { enterInBooks, newId } from './gateway.ts';
import type { Charge, Failure, PaymentIntent, PaymentMethod } from './gateway.types.ts';
import { attachMethod, usableMethod } from './payment-methods.ts';
import { isAmong, PROVIDER_RULES } from './provider-rules.ts';
import type { WebhookMode } from './switches.ts';
import type { Scenario } from './test-cards.tables.ts';
import { needsChallenge } from './test-cards.tables.ts';

export interface AttemptOptions {
  readonly returnUrl?: string | undefined;
  readonly offSession?: boolean;
  /** The browser's script handles what the bank asks, in a dialog. */
  readonly useStripeSdk?: boolean | undefined;
}

/** Keeps a changed intent and tells the shop about it. */
export const changeIntent = (
  gateway: Gateway,
  intent: PaymentIntent,
  changes: Partial<PaymentIntent>,
  event: string | undefined,
  mode?: WebhookMode,
): PaymentIntent => {
  const next = { ...intent, ...changes };
  gateway.paymentIntents.put(next.id, next);
  if (event) gateway.webhooks.emit(event, next, mode);
  return next;
};

const methodOf = (gateway: Gateway, intent: PaymentIntent): PaymentMethod => {
  if (intent.payment_method === null) {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      { payment_intent: intent },
    );
  }
  const method = usableMethod(gateway, intent.payment_method);
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent.`,
      'payment_intent_invalid_parameter',
      { param: 'payment_method' },
    );
  }
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest(
      'The PaymentMethod belongs to another customer.',
      'payment_method_customer_mismatch',
      { param: 'payment_method' },
    );
  }
  return method;
};

const keepCharge = (
  gateway: Gateway,
  intent: PaymentIntent,
  method: PaymentMethod | undefined,
  failure?: Failure,
): Charge => {
  const captured = !failure && intent.capture_method === 'automatic';
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    captured,
    paid: !failure,
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: method?.id ?? null,
    payment_method_details: {
      type: method?.type ?? 'card',
      ...(method?.card && { card: method.card }),
    },
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    outcome: failure
      ? {
          network_status: 'declined_by_network',
          reason: failure.decline_code ?? failure.code,
          type: 'issuer_declined',
        }
      : { network_status: 'approved_by_network', reason: null, type: 'authorized' },
    metadata: intent.metadata,
    created: gateway.now(),
    livemode: false,
  };
  gateway.charges.put(charge.id, charge);
  return charge;
};

/** The attempt went through: money is taken, or set aside until it is captured. */
const settle = (gateway: Gateway, intent: PaymentIntent, mode?: WebhookMode): PaymentIntent => {
  const method = gateway.methods.get(intent.payment_method ?? '');
  const charge = keepCharge(gateway, intent, method);
  if (
    method?.type === 'card' &&
    intent.setup_future_usage &&
    intent.customer &&
    method.customer === null
  )
    attachMethod(gateway, method, intent.customer);
  else if (method && method.customer === null)
    gateway.detached.put(method.id, { at: gateway.now() });
  const manual = intent.capture_method === 'manual';
  if (!manual) {
    enterInBooks(gateway, 'charge', charge, charge.amount);
    gateway.webhooks.emit('charge.succeeded', charge, mode);
  }
  return changeIntent(
    gateway,
    intent,
    {
      status: manual ? 'requires_capture' : 'succeeded',
      next_action: null,
      last_payment_error: null,
      latest_charge: charge.id,
      amount_capturable: manual ? intent.amount : 0,
      amount_received: manual ? 0 : intent.amount,
    },
    manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    mode,
  );
};

/** The attempt failed: the intent waits for another way to pay. */
const failAttempt = (
  gateway: Gateway,
  intent: PaymentIntent,
  failure: Failure,
  mode?: WebhookMode,
): PaymentIntent => {
  const method = gateway.methods.get(intent.payment_method ?? '');
  const charge =
    failure.type === 'card_error' ? keepCharge(gateway, intent, method, failure) : undefined;
  if (charge) gateway.webhooks.emit('charge.failed', charge, mode);
  return changeIntent(
    gateway,
    intent,
    {
      status: 'requires_payment_method',
      next_action: null,
      payment_method: null,
      latest_charge: charge?.id ?? intent.latest_charge,
      last_payment_error: { ...failure, ...(charge && { charge: charge.id }) },
    },
    'payment_intent.payment_failed',
    mode,
  );
};

const decline = (gateway: Gateway, intent: PaymentIntent, failure: Failure): never => {
  const failed = failAttempt(gateway, intent, failure);
  throw cardError({ ...failure, charge: failed.latest_charge, payment_intent: failed });
};

const authenticationRequired = (method: PaymentMethod): Failure => ({
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  payment_method: method,
  message: 'Your card was declined. This transaction requires authentication.',
});

const chargeCard = (
  gateway: Gateway,
  intent: PaymentIntent,
  method: PaymentMethod,
  options: AttemptOptions,
): PaymentIntent => {
  const scenario = nextScenario(gateway, method);
  if (needsChallenge(scenario)) {
    if (options.offSession) return decline(gateway, intent, authenticationRequired(method));
    const question = {
      kind: 'three_d_secure',
      intentId: intent.id,
      returnUrl: options.returnUrl,
      scenario,
      isFramed: options.useStripeSdk,
    } as const;
    return changeIntent(
      gateway,
      intent,
      { status: 'requires_action', next_action: askPerson(gateway, question) },
      'payment_intent.requires_action',
    );
  }
  const failure = declineOf(scenario, method);
  return failure ? decline(gateway, intent, failure) : settle(gateway, intent);
};

/**
 * Tries to take the money with the intent's payment method; a declined card is thrown as the
 * gateway's 402.
 */
export const attemptPayment = (
  gateway: Gateway,
  intent: PaymentIntent,
  options: AttemptOptions,
): PaymentIntent => {
  if (!isAmong(PROVIDER_RULES.confirmFrom, intent.status)) {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      { payment_intent: intent },
    );
  }
  const method = methodOf(gateway, intent);
  const ready = changeIntent(
    gateway,
    intent,
    { payment_method: method.id, last_payment_error: null },
    undefined,
  );
  if (method.type === 'card') return chargeCard(gateway, ready, method, options);
  const question = {
    kind: method.type,
    intentId: ready.id,
    returnUrl: options.returnUrl,
    scenario: 'succeeds',
  } as const;
  return changeIntent(
    gateway,
    ready,
    { status: 'requires_action', next_action: askPerson(gateway, question) },
    'payment_intent.requires_action',
  );
};

/** What a person decided on a page of the gateway, for a payment. */
export const answerPayment = (
  gateway: Gateway,
  intent: PaymentIntent,
  scenario: Scenario,
  approved: boolean,
  mode?: WebhookMode,
): PaymentIntent => {
  const method = gateway.methods.get(intent.payment_method ?? '');
  if (!approved)
    return failAttempt(gateway, intent, unauthenticated('payment_intent', method), mode);
  const failure =
    method && scenario === 'three_d_secure_declined' ? declineOf(scenario, method) : undefined;
  return failure ? failAttempt(gateway, intent, failure, mode) : settle(gateway, intent, mode);
};
