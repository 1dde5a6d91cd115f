import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@tapnook/stack/free-port';
import Stripe from 'stripe';
import { readEnvironment } from '../environment.ts';
import type { Gateway } from '../payments/gateway.ts';
import { buildServer } from '../server.ts';
import type { ServerOptions } from '../server.ts';

/**
 * A shop's webhook address that keeps what it was sent; `statuses` are answered in turn, then 200.
 */
export interface ShopListener {
  readonly url: string;
  readonly received: { readonly body: string; readonly signature: string }[];
  readonly statuses: number[];
  close(): Promise<void>;
}

export const listenAsShop = async (): Promise<ShopListener> => {
  const received: ShopListener['received'] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    statuses,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export interface RunningSandbox {
  readonly gateway: Gateway;
  readonly smtpPort: number;
  readonly origin: string;
  readonly stripe: Stripe;
  /** Resolves when every webhook under way has been decided. */
  delivered(): Promise<void>;
  close(): Promise<void>;
}

const ownKey = (key: unknown): string | undefined =>
  typeof key === 'string' && !key.startsWith('stripe-node-retry-') ? key : undefined;
/** Sends a key of its own with what has none: the sandbox asks for one where the shop sends one. */
const withKeys = (client: Stripe.HttpClient): Stripe.HttpClient => ({
  ...client,
  getClientName: () => client.getClientName(),
  makeRequest: (host, port, path, method, headers, ...rest) =>
    client.makeRequest(
      host,
      port,
      path,
      method,
      { ...headers, 'Idempotency-Key': ownKey(headers['Idempotency-Key']) ?? randomUUID() },
      ...rest,
    ),
});

/** A sandbox on a free port, for a shop at `http://shop.test`, with the real SDK pointed at it. */
export const runSandbox = async (
  extra: Record<string, string> = {},
  options: ServerOptions = {},
): Promise<RunningSandbox> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = readEnvironment({
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    SHOP_ORIGINS: 'http://shop.test',
    ...extra,
  });
  const { server, gateway, mailServer } = await buildServer(environment, {
    backoff: [1, 1],
    lateness: 1,
    hang: 1,
    ...options,
  });
  await server.listen({ port, host: '127.0.0.1' });
  const smtpPort = await mailServer.listen(0, '127.0.0.1');
  const stripe = new Stripe('sk_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: withKeys(Stripe.createNodeHttpClient()),
  });
  return {
    gateway,
    smtpPort,
    origin,
    stripe,
    delivered: () => gateway.webhooks.settled(),
    close: () => server.close(),
  };
};
