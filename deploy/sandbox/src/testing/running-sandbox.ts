import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { buildApp } from '../app.ts';
import type { AppOptions } from '../app.ts';
import type { Environment } from '../environment.ts';
import { readEnvironment } from '../environment.ts';
import type { Gateway } from '../payments/gateway.ts';

/** A shop's webhook address that keeps what it was sent; `statuses` are answered in turn, then 200. */
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
    url: `http://127.0.0.1:${port}/webhook`, received, statuses,
    close: () => new Promise((resolve) => { server.closeAllConnections(); server.close(() => resolve()); }),
  };
};

export interface RunningSandbox {
  readonly gateway: Gateway;
  /** Resolves when every webhook under way has been decided. */
  delivered(): Promise<void>;
  readonly origin: string;
  readonly stripe: Stripe;
  close(): Promise<void>;
}

export const testEnvironment = (extra: Record<string, string> = {}): Environment =>
  readEnvironment({ PORT: '0', SMTP_PORT: '0', PUBLIC_ORIGIN: 'http://127.0.0.1:3160', SHOP_ORIGINS: 'http://shop.test', ...extra });

/** A sandbox on a free port, with the real SDK pointed at it. */
export const runSandbox = async (extra: Record<string, string> = {}, options: AppOptions = {}): Promise<RunningSandbox> => {
  const { app, gateway } = await buildApp(testEnvironment(extra), { backoff: [1, 1], lateness: 1, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const stripe = new Stripe('sk_sandbox', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  return { gateway, delivered: () => gateway.webhooks.settled(), origin: `http://127.0.0.1:${port}`, stripe, close: () => app.close() };
};
