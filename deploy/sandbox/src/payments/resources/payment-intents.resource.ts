import type Stripe from 'stripe';
import { useConfirmationToken } from '../confirmation-tokens.ts';
import { invalidRequest, unexpectedState } from '../gateway-error.ts';
import type { Gateway } from '../gateway.ts';
import { newId } from '../gateway.ts';
import type { PaymentIntent } from '../gateway.types.ts';
import { METHOD_TYPES } from '../gateway.types.ts';
import type { Parameters } from '../parameters.ts';
import { attemptPayment, changeIntent } from '../payment-attempt.ts';
import { isAmong, PROVIDER_RULES } from '../provider-rules.ts';
import {
  allowedTypes,
  amountOf,
  chosenMethod,
  currencyOf,
  customerOf,
  optionsOf,
} from './intent-parameters.ts';
import type { GatewayCall, GatewayRoute } from './resource.ts';
import { found, inSpan, page, PAGE, SPAN, taking } from './resource.ts';

const create = ({ gateway, given }: GatewayCall): PaymentIntent => {
  const id = newId('pi');
  const allowed = allowedTypes(given);
  const amount = amountOf(given);
  const currency = currencyOf(given);
  const customer = customerOf(gateway, given);
  const method = chosenMethod(gateway, given);
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    currency,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    client_secret: `${id}_${newId('secret')}`,
    capture_method:
      given.choice('capture_method', ['automatic', 'automatic_async', 'manual']) === 'manual'
        ? 'manual'
        : 'automatic',
    confirmation_method: 'automatic',
    customer,
    description: given.text('description') ?? null,
    receipt_email: given.text('receipt_email') ?? null,
    payment_method: method ?? null,
    payment_method_types: allowed ?? METHOD_TYPES,
    allowed_payment_method_types: allowed ?? null,
    setup_future_usage: given.choice('setup_future_usage', ['on_session', 'off_session']) ?? null,
    metadata: given.metadata() ?? {},
    next_action: null,
    last_payment_error: null,
    latest_charge: null,
    cancellation_reason: null,
    canceled_at: null,
    created: gateway.now(),
    livemode: false,
  };
  gateway.paymentIntents.put(id, intent);
  gateway.webhooks.emit('payment_intent.created', intent);
  return given.flag('confirm') ? attemptPayment(gateway, intent, optionsOf(given)) : intent;
};

const changesOf = (
  gateway: Gateway,
  given: Parameters,
  before: PaymentIntent,
): Partial<PaymentIntent> => {
  const method = chosenMethod(gateway, given);
  const allowed = allowedTypes(given);
  return {
    ...(method && {
      payment_method: method,
      status: before.status === 'requires_payment_method' ? 'requires_confirmation' : before.status,
    }),
    ...(allowed && { payment_method_types: allowed, allowed_payment_method_types: allowed }),
    setup_future_usage:
      given.choice('setup_future_usage', ['on_session', 'off_session']) ??
      before.setup_future_usage,
    metadata: { ...before.metadata, ...given.metadata() },
    description: given.text('description') ?? before.description,
  };
};

const update = ({ gateway, given, id }: GatewayCall): PaymentIntent => {
  const before = found(gateway.paymentIntents, 'payment_intent', id);
  const amount = given.integer('amount') === undefined ? before.amount : amountOf(given);
  if (
    amount !== before.amount &&
    !['requires_payment_method', 'requires_confirmation'].includes(before.status)
  ) {
    throw unexpectedState(`The amount cannot be changed in the status ${before.status}.`, {
      payment_intent: before,
    });
  }
  return changeIntent(gateway, before, { ...changesOf(gateway, given, before), amount }, undefined);
};

const confirm = ({ gateway, given, id }: GatewayCall): PaymentIntent => {
  const before = found(gateway.paymentIntents, 'payment_intent', id);
  if (!isAmong(PROVIDER_RULES.confirmFrom, before.status))
    return attemptPayment(gateway, before, {});
  const asked = { ...before, ...changesOf(gateway, given, before) };
  const options = optionsOf(given);
  const tokenId = given.text('confirmation_token');
  if (tokenId === undefined) return attemptPayment(gateway, asked, options);
  if (given.text('payment_method') !== undefined || given.within('payment_method_data'))
    throw invalidRequest(
      'You may only specify one of these parameters: confirmation_token, payment_method.',
      undefined,
      { param: 'confirmation_token' },
    );
  const token = useConfirmationToken(gateway, tokenId, asked);
  return attemptPayment(
    gateway,
    { ...asked, payment_method: token.paymentMethod },
    {
      ...options,
      returnUrl: options.returnUrl ?? token.returnUrl,
      useStripeSdk: options.useStripeSdk || token.useStripeSdk,
    },
  );
};

const capture = ({ gateway, given, id }: GatewayCall): PaymentIntent => {
  const intent = found(gateway.paymentIntents, 'payment_intent', id);
  if (!isAmong(PROVIDER_RULES.captureFrom, intent.status)) {
    throw unexpectedState(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}.`,
      { payment_intent: intent },
    );
  }
  const amount = given.integer('amount_to_capture') ?? intent.amount;
  if (amount < 1 || amount > intent.amount)
    throw invalidRequest(
      'The amount to capture is above the amount set aside.',
      'amount_too_large',
      { param: 'amount_to_capture' },
    );
  const charge = gateway.charges.get(intent.latest_charge ?? '');
  if (charge) {
    const captured = { ...charge, captured: true, amount_captured: amount };
    gateway.charges.put(charge.id, captured);
    gateway.webhooks.emit('charge.captured', captured);
  }
  return changeIntent(
    gateway,
    intent,
    { status: 'succeeded', amount_capturable: 0, amount_received: amount },
    'payment_intent.succeeded',
  );
};

const cancel = ({ gateway, given, id }: GatewayCall): PaymentIntent => {
  const intent = found(gateway.paymentIntents, 'payment_intent', id);
  if (!isAmong(PROVIDER_RULES.cancelFrom, intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      { payment_intent: intent },
    );
  }
  const charge =
    intent.status === 'requires_capture'
      ? gateway.charges.get(intent.latest_charge ?? '')
      : undefined;
  if (charge)
    gateway.charges.put(charge.id, { ...charge, refunded: true, amount_refunded: charge.amount });
  return changeIntent(
    gateway,
    intent,
    {
      status: 'canceled',
      next_action: null,
      amount_capturable: 0,
      canceled_at: gateway.now(),
      cancellation_reason: given.text('cancellation_reason') ?? null,
    },
    'payment_intent.canceled',
  );
};

const list = ({ gateway, given }: GatewayCall): object => {
  const customer = given.text('customer');
  const created = inSpan(given);
  return page(
    '/v1/payment_intents',
    gateway.paymentIntents.list(
      (one) => created(one) && (customer ?? one.customer) === one.customer,
    ),
    given,
  );
};

const OF_INTENT = [
  'allowed_payment_method_types',
  'amount',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data.type',
  'payment_method_options.wechat_pay',
  'receipt_email',
  'setup_future_usage',
  'statement_descriptor',
  'statement_descriptor_suffix',
] as const;

export const paymentIntentRoutes: readonly GatewayRoute[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    needsKey: true,
    takes: taking<Stripe.PaymentIntentCreateParams>()(
      ...OF_INTENT,
      'capture_method',
      'confirm',
      'currency',
      'customer',
      'off_session',
      'return_url',
    ),
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    takes: taking<Stripe.PaymentIntentListParams>()('customer', ...PAGE, ...SPAN),
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: taking<Stripe.PaymentIntentRetrieveParams>()('client_secret'),
    handle: ({ gateway, id }) => found(gateway.paymentIntents, 'payment_intent', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    takes: taking<Stripe.PaymentIntentUpdateParams>()(...OF_INTENT),
    handle: update,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    needsKey: true,
    takes: taking<Stripe.PaymentIntentConfirmParams>()(
      'confirmation_token',
      'off_session',
      'payment_method',
      'payment_method_data.type',
      'payment_method_options.wechat_pay',
      'receipt_email',
      'return_url',
      'setup_future_usage',
      'use_stripe_sdk',
    ),
    handle: confirm,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    takes: taking<Stripe.PaymentIntentCaptureParams>()('amount_to_capture'),
    handle: capture,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    takes: taking<Stripe.PaymentIntentCancelParams>()('cancellation_reason'),
    handle: cancel,
  },
];
