import { timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Collection } from '../store/store.ts';
import { parseNestedForm } from '../web/nested-form.ts';
import { expanded } from './expand.ts';
import {
  invalidRequest,
  isGatewayError,
  missingKey,
  outOfOrder,
  secretKeyRequired,
  unknownAddress,
  unknownKey,
} from './gateway-error.ts';
import type { Gateway } from './gateway.ts';
import { newId } from './gateway.ts';
import type { Answer, Remembered } from './idempotency.ts';
import { openIdempotency } from './idempotency.ts';
import { readParameters, refuseUnknown } from './parameters.ts';
import { refuseAgainstRules } from './provider-rules.ts';
import type { GatewayRoute } from './resources/resource.ts';
import { GATEWAY_ROUTES } from './resources/resources.tables.ts';

export interface PaymentsOptions {
  readonly gateway: Gateway;
  readonly secretKey: string;
  /** The browser's: known, and good for nothing here. */
  readonly publishableKey: string;
  readonly idempotency: Collection<Remembered>;
  /** How long a hanging gateway keeps its caller, in milliseconds. */
  readonly hang: number;
  /** Ends every deliberate wait, so that the process can stop. */
  readonly stopping: AbortSignal;
}

const isKey = (header: string | undefined, secret: string): boolean => {
  const expected = [`Bearer ${secret}`, `Basic ${Buffer.from(`${secret}:`).toString('base64')}`];
  const given = Buffer.from(header ?? '');
  return expected.some(
    (one) => one.length === given.length && timingSafeEqual(Buffer.from(one), given),
  );
};

/** The body as it was posted: forms are kept as text here, since their order matters to keys. */
const formText = (body: unknown): string => (typeof body === 'string' ? body : '');

const isCardAttempt = ({ method, url, body }: FastifyRequest): boolean =>
  method === 'POST' &&
  (url.endsWith('/confirm') || /(?:^|&)confirm=true(?:&|$)/.test(formText(body)));

/** Plays the fault that was switched on in the dashboard, before anything is done. */
const sufferTrouble = async (
  { gateway, hang, stopping }: PaymentsOptions,
  request: FastifyRequest,
): Promise<void> => {
  const { latency, faults, nextCard } = gateway.switches.read();
  const hangs = nextCard === 'hangs' && isCardAttempt(request);
  if (hangs) gateway.switches.takeNextCard();
  if (latency > 0 || hangs)
    await wait(hangs ? hang : latency, undefined, { signal: stopping, ref: false });
  if (faults === 'refuse') throw outOfOrder();
};

const formOf = (request: FastifyRequest): string =>
  request.method === 'GET' ? (request.url.split('?')[1] ?? '') : formText(request.body);

/** Whether the caller chose the key: one that its SDK made up does not outlive the process. */
const isOwnKey = (key: unknown): boolean =>
  typeof key === 'string' && key !== '' && !key.startsWith('stripe-node-retry-');

const errorAnswer = (error: unknown): Answer => {
  if (isGatewayError(error)) return { status: error.gatewayStatus, body: { error: error.body } };
  throw error;
};

const headerOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers[name]?.toString();

const work = (
  { gateway }: PaymentsOptions,
  route: GatewayRoute,
  request: FastifyRequest,
): Answer => {
  const form = parseNestedForm(formOf(request));
  const given = readParameters(form);
  const id = (request.params as { id?: string }).id ?? '';
  try {
    refuseUnknown(form, route.takes);
    refuseAgainstRules(route, {
      version: headerOf(request, 'stripe-version'),
      idempotencyKey: headerOf(request, 'idempotency-key'),
      form,
    });
    return {
      status: 200,
      body: expanded(gateway, route.handle({ gateway, id, given }), given.list('expand')),
    };
  } catch (error) {
    return errorAnswer(error);
  }
};

/**
 * Registers the calls that servers make to the gateway, under `/v1`, in the wire format of Stripe's
 * API.
 */
export const paymentsRoutes = async (
  server: FastifyInstance,
  options: PaymentsOptions,
): Promise<void> => {
  const { gateway, secretKey, publishableKey } = options;
  const idempotency = openIdempotency(options.idempotency);

  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'request-id': newId('req'), 'cache-control': 'no-store' });
    const { authorization } = request.headers;
    if (isKey(authorization, publishableKey)) throw secretKeyRequired();
    if (!isKey(authorization, secretKey)) throw unknownKey();
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isGatewayError(error)) return reply.code(error.gatewayStatus).send({ error: error.body });
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(400).send({ error: invalidRequest(error.message, undefined).body });
    request.log.error(error);
    return reply.code(500).send({ error: { type: 'api_error', message: 'The gateway failed.' } });
  });
  server.setNotFoundHandler((request) => {
    throw unknownAddress(request.method, request.url);
  });

  for (const route of GATEWAY_ROUTES) {
    server.route({
      method: route.method,
      url: route.path.slice('/v1'.length),
      handler: async (request, reply) => {
        const header = request.headers['idempotency-key'];
        if (route.needsKey && !isOwnKey(header)) throw missingKey();
        const key = request.method === 'POST' && typeof header === 'string' ? header : undefined;
        const answer = await idempotency.run(
          key,
          `${request.method} ${request.url} ${formOf(request)}`,
          async () => {
            await sufferTrouble(options, request);
            return work(options, route, request);
          },
        );
        if (gateway.switches.read().faults === 'lose') throw outOfOrder();
        if (key !== undefined) reply.header('idempotency-key', key);
        if (answer.replayed) reply.header('idempotent-replayed', 'true');
        return reply.code(answer.status).send(answer.body);
      },
    });
  }
};
