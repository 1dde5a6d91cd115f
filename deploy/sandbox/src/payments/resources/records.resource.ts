import type Stripe from 'stripe';
import { missingResource } from '../gateway-error.ts';
import type { GatewayCall, GatewayRoute } from './resource.ts';
import { found, inSpan, page, NOTHING, PAGE, SPAN, taking } from './resource.ts';

const event = ({ gateway, id }: GatewayCall): object => {
  const one = gateway.webhooks.event(id);
  if (one === undefined) throw missingResource('event', id);
  return one;
};

/** Ids of events that no webhook took, or that are still on their way. */
const untaken = ({ gateway }: GatewayCall): ReadonlySet<string> =>
  new Set(
    gateway.webhookUrl === undefined
      ? []
      : gateway.webhooks
          .deliveries()
          .flatMap(({ eventId, state }) => (state === 'delivered' ? [] : [eventId])),
  );

const events = (call: GatewayCall): object => {
  const { gateway, given } = call;
  const types = new Set([...given.list('types'), ...given.list('type')]);
  const created = inSpan(given);
  const failed = untaken(call);
  const wanted = given.text('delivery_success');
  const isTaken = given.flag('delivery_success');
  return page(
    '/v1/events',
    gateway.webhooks
      .events()
      .filter(
        (one) =>
          created(one) &&
          (types.size === 0 || types.has(one.type)) &&
          (wanted === undefined || failed.has(one.id) !== isTaken),
      ),
    given,
  );
};

const charges = ({ gateway, given }: GatewayCall): object => {
  const intent = given.text('payment_intent');
  return page(
    '/v1/charges',
    gateway.charges.list((one) => (intent ?? one.payment_intent) === one.payment_intent),
    given,
  );
};

/** The account has one webhook at most, which is told of everything. */
const webhookEndpoints = ({ gateway, given }: GatewayCall): object => {
  const endpoint = {
    id: 'we_sandbox',
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: 0,
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: gateway.webhookUrl ?? '',
  } as const satisfies Stripe.WebhookEndpoint;
  return page('/v1/webhook_endpoints', gateway.webhookUrl ? [endpoint] : [], given);
};

/** What the gateway recorded and nobody changes: events and charges. */
export const recordRoutes: readonly GatewayRoute[] = [
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    takes: taking<Stripe.WebhookEndpointListParams>()(...PAGE),
    handle: webhookEndpoints,
  },
  {
    method: 'GET',
    path: '/v1/events',
    takes: taking<Stripe.EventListParams>()('type', 'types', 'delivery_success', ...PAGE, ...SPAN),
    handle: events,
  },
  { method: 'GET', path: '/v1/events/:id', takes: NOTHING, handle: event },
  {
    method: 'GET',
    path: '/v1/charges',
    takes: taking<Stripe.ChargeListParams>()('payment_intent', ...PAGE),
    handle: charges,
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    takes: NOTHING,
    handle: ({ gateway, id }) => found(gateway.charges, 'charge', id),
  },
];
