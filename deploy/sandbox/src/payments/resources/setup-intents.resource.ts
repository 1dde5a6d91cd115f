import type Stripe from 'stripe';
import { missingResource, unexpectedState } from '../gateway-error.ts';
import { newId } from '../gateway.ts';
import type { SetupIntent } from '../gateway.types.ts';
import { findMethod } from '../payment-methods.ts';
import { attemptSetup, changeSetup } from '../setup-attempt.ts';
import type { GatewayCall, GatewayRoute } from './resource.ts';
import { found, page, PAGE, taking } from './resource.ts';

const CARD_ONLY = ['card'] as const;

const create = ({ gateway, given }: GatewayCall): SetupIntent => {
  const id = newId('seti');
  const asked = given.text('payment_method');
  const method = asked === undefined ? null : findMethod(gateway, asked).id;
  const customer = given.text('customer') ?? null;
  if (customer !== null && gateway.customers.get(customer) === undefined)
    throw missingResource('customer', customer);
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    client_secret: `${id}_${newId('secret')}`,
    customer,
    description: given.text('description') ?? null,
    payment_method: method,
    payment_method_types: CARD_ONLY,
    allowed_payment_method_types: CARD_ONLY,
    usage: given.choice('usage', ['on_session', 'off_session']) ?? 'off_session',
    metadata: given.metadata() ?? {},
    next_action: null,
    last_setup_error: null,
    cancellation_reason: null,
    created: gateway.now(),
    livemode: false,
  };
  gateway.setupIntents.put(id, intent);
  gateway.webhooks.emit('setup_intent.created', intent);
  return given.flag('confirm')
    ? attemptSetup(gateway, intent, { returnUrl: given.text('return_url') })
    : intent;
};

const confirm = ({ gateway, given, id }: GatewayCall): SetupIntent => {
  const intent = found(gateway.setupIntents, 'setup_intent', id);
  const asked = given.text('payment_method');
  const method = asked === undefined ? intent.payment_method : findMethod(gateway, asked).id;
  return attemptSetup(
    gateway,
    { ...intent, payment_method: method },
    { returnUrl: given.text('return_url') },
  );
};

const cancel = ({ gateway, given, id }: GatewayCall): SetupIntent => {
  const intent = found(gateway.setupIntents, 'setup_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
      { setup_intent: intent },
    );
  }
  const changes = {
    status: 'canceled',
    next_action: null,
    cancellation_reason: given.text('cancellation_reason') ?? null,
  } as const;
  return changeSetup(gateway, intent, changes, 'setup_intent.canceled');
};

const list = ({ gateway, given }: GatewayCall): object => {
  const customer = given.text('customer');
  return page(
    '/v1/setup_intents',
    gateway.setupIntents.list((one) => (customer ?? one.customer) === one.customer),
    given,
  );
};

export const setupIntentRoutes: readonly GatewayRoute[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    takes: taking<Stripe.SetupIntentCreateParams>()(
      'allowed_payment_method_types',
      'confirm',
      'customer',
      'description',
      'metadata',
      'payment_method',
      'return_url',
      'usage',
    ),
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/setup_intents',
    takes: taking<Stripe.SetupIntentListParams>()('customer', ...PAGE),
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    takes: taking<Stripe.SetupIntentRetrieveParams>()('client_secret'),
    handle: ({ gateway, id }) => found(gateway.setupIntents, 'setup_intent', id),
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    takes: taking<Stripe.SetupIntentConfirmParams>()('payment_method', 'return_url'),
    handle: confirm,
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    takes: taking<Stripe.SetupIntentCancelParams>()('cancellation_reason'),
    handle: cancel,
  },
];
