import type Stripe from 'stripe';
import { newId } from '../gateway.ts';
import type { Customer } from '../gateway.types.ts';
import type { GatewayCall, GatewayRoute } from './resource.ts';
import { found, inSpan, page, NOTHING, PAGE, SPAN, taking } from './resource.ts';

const create = ({ gateway, given }: GatewayCall): Customer => {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    email: given.text('email') ?? null,
    name: given.text('name') ?? null,
    phone: given.text('phone') ?? null,
    description: given.text('description') ?? null,
    invoice_settings: {
      default_payment_method:
        given.within('invoice_settings')?.text('default_payment_method') ?? null,
    },
    metadata: given.metadata() ?? {},
    created: gateway.now(),
    livemode: false,
  };
  gateway.customers.put(customer.id, customer);
  gateway.webhooks.emit('customer.created', customer);
  return customer;
};

const update = ({ gateway, given, id }: GatewayCall): Customer => {
  const before = found(gateway.customers, 'customer', id);
  const after: Customer = {
    ...before,
    email: given.text('email') ?? before.email,
    name: given.text('name') ?? before.name,
    phone: given.text('phone') ?? before.phone,
    description: given.text('description') ?? before.description,
    invoice_settings: {
      default_payment_method:
        given.within('invoice_settings')?.text('default_payment_method') ??
        before.invoice_settings.default_payment_method,
    },
    metadata: { ...before.metadata, ...given.metadata() },
  };
  gateway.customers.put(id, after);
  return after;
};

const remove = ({ gateway, id }: GatewayCall): object => {
  found(gateway.customers, 'customer', id);
  for (const method of gateway.methods.list(({ customer }) => customer === id))
    gateway.methods.put(method.id, { ...method, customer: null });
  gateway.customers.delete(id);
  return { id, object: 'customer', deleted: true };
};

const methods = ({ gateway, given, id }: GatewayCall): object => {
  const type = given.text('type');
  found(gateway.customers, 'customer', id);
  return page(
    `/v1/customers/${id}/payment_methods`,
    gateway.methods.list((one) => one.customer === id && (type === undefined || one.type === type)),
    given,
  );
};

const OF_CUSTOMER = [
  'email',
  'name',
  'phone',
  'description',
  'metadata',
  'invoice_settings.default_payment_method',
] as const;

export const customerRoutes: readonly GatewayRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    needsKey: true,
    takes: taking<Stripe.CustomerCreateParams>()(...OF_CUSTOMER),
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/customers',
    takes: taking<Stripe.CustomerListParams>()('email', ...PAGE, ...SPAN),
    handle: ({ gateway, given }) =>
      page(
        '/v1/customers',
        gateway.customers.list(
          (one) => inSpan(given)(one) && (given.text('email') ?? one.email) === one.email,
        ),
        given,
      ),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: NOTHING,
    handle: ({ gateway, id }) => found(gateway.customers, 'customer', id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    takes: taking<Stripe.CustomerUpdateParams>()(...OF_CUSTOMER),
    handle: update,
  },
  { method: 'DELETE', path: '/v1/customers/:id', takes: NOTHING, handle: remove },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    takes: taking<Stripe.CustomerListPaymentMethodsParams>()('type', ...PAGE),
    handle: methods,
  },
];
