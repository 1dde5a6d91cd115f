import type Stripe from 'stripe';
import { invalidRequest } from '../gateway-error.ts';
import type { PaymentMethod } from '../gateway.types.ts';
import { METHOD_TYPES } from '../gateway.types.ts';
import type { Parameters } from '../parameters.ts';
import {
  attachMethod,
  findMethod,
  makeWallet,
  tokeniseCard,
  usableMethod,
} from '../payment-methods.ts';
import type { GatewayCall, GatewayRoute } from './resource.ts';
import { found, page, NOTHING, PAGE, taking } from './resource.ts';

const ownerOf = (given: Parameters) => {
  const details = given.within('billing_details');
  return {
    name: details?.text('name'),
    email: details?.text('email'),
    phone: details?.text('phone'),
    metadata: given.metadata(),
  };
};

/** Servers may send a card's number only because every number taken here is a test number. */
const create = ({ gateway, given }: GatewayCall): PaymentMethod => {
  const type = given.choice('type', METHOD_TYPES) ?? 'card';
  if (type !== 'card') return makeWallet(gateway, type, ownerOf(given));
  const card = given.within('card');
  if (card === undefined)
    throw invalidRequest('Missing required param: card.', 'parameter_missing', { param: 'card' });
  const year = Number(card.required('exp_year'));
  const expiry = {
    month: Number(card.required('exp_month')),
    year: year < 100 ? 2000 + year : year,
  };
  return tokeniseCard(
    gateway,
    { number: card.required('number'), expiry, cvc: card.text('cvc') },
    ownerOf(given),
  );
};

const update = ({ gateway, given, id }: GatewayCall): PaymentMethod => {
  const before = found(gateway.methods, 'PaymentMethod', id);
  const owner = ownerOf(given);
  const card = given.within('card');
  const after: PaymentMethod = {
    ...before,
    ...(before.card && {
      card: {
        ...before.card,
        exp_month: card?.integer('exp_month') ?? before.card.exp_month,
        exp_year: card?.integer('exp_year') ?? before.card.exp_year,
      },
    }),
    billing_details: {
      ...before.billing_details,
      name: owner.name ?? before.billing_details.name,
      email: owner.email ?? before.billing_details.email,
      phone: owner.phone ?? before.billing_details.phone,
    },
    metadata: { ...before.metadata, ...owner.metadata },
  };
  gateway.methods.put(id, after);
  return after;
};

const detach = ({ gateway, id }: GatewayCall): PaymentMethod => {
  const method = found(gateway.methods, 'PaymentMethod', id);
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method_unexpected_state',
    );
  }
  const detached = { ...method, customer: null };
  gateway.methods.put(id, detached);
  gateway.detached.put(id, { at: gateway.now() });
  gateway.webhooks.emit('payment_method.detached', detached);
  return detached;
};

const list = ({ gateway, given }: GatewayCall): object => {
  const [customer, type] = [given.text('customer'), given.text('type')];
  const wanted = (one: PaymentMethod): boolean =>
    customer !== undefined &&
    one.customer === customer &&
    (type === undefined || one.type === type);
  return page('/v1/payment_methods', gateway.methods.list(wanted), given);
};

export const paymentMethodRoutes: readonly GatewayRoute[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    takes: taking<Stripe.PaymentMethodCreateParams>()(
      'type',
      'card.number',
      'card.exp_month',
      'card.exp_year',
      'card.cvc',
      'billing_details',
      'metadata',
    ),
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    takes: taking<Stripe.PaymentMethodListParams>()('customer', 'type', ...PAGE),
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    takes: NOTHING,
    handle: ({ gateway, id }) => findMethod(gateway, id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id',
    takes: taking<Stripe.PaymentMethodUpdateParams>()(
      'billing_details',
      'card.exp_month',
      'card.exp_year',
      'metadata',
    ),
    handle: update,
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    takes: taking<Stripe.PaymentMethodAttachParams>()('customer'),
    handle: ({ gateway, given, id }) =>
      attachMethod(gateway, usableMethod(gateway, id), given.required('customer')),
  },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', takes: NOTHING, handle: detach },
];
