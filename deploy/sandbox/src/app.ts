import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Environment } from './environment.ts';
import { cardFrameRoutes } from './payments/frame/card-frame.routes.ts';
import type { Gateway } from './payments/gateway.ts';
import { openGateway } from './payments/gateway.ts';
import type { Remembered } from './payments/idempotency.ts';
import { authoriseRoutes } from './payments/pages/authorise.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { openStore } from './store/store.ts';
import { assetRoutes } from './web/assets.routes.ts';
import { parseNestedForm } from './web/nested-form.ts';
import { refuseForeignPosts } from './web/same-origin.ts';

/** Pauses between the tries of a webhook, in milliseconds: about four minutes in all. */
const BACKOFF = [1_000, 2_000, 5_000, 15_000, 30_000, 60_000, 120_000];
/** How late a late event is. */
const LATENESS = 20_000;

export interface AppOptions {
  readonly backoff?: readonly number[];
  readonly lateness?: number;
  /** Writes requests and failures to standard output. */
  readonly logger?: boolean;
}

export interface Sandbox {
  readonly app: FastifyInstance;
  readonly gateway: Gateway;
}

/** Builds the sandbox without listening. Closing it stops its deliveries and closes its storage. */
export const buildApp = async (environment: Environment, options: AppOptions = {}): Promise<Sandbox> => {
  const app = fastify({ logger: options.logger === true ? { level: 'warn' } : false, bodyLimit: 2_000_000, forceCloseConnections: true });
  const stopping = new AbortController();
  const store = openStore(environment.dataDir);
  const gateway = openGateway(store, {
    origin: environment.publicOrigin, webhookUrl: environment.webhookUrl, webhookSecret: environment.webhookSecret,
    backoff: options.backoff ?? BACKOFF, lateness: options.lateness ?? LATENESS,
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, parseNestedForm(String(body))));
  app.addHook('onRequest', refuseForeignPosts);
  app.get('/healthz', () => ({ status: 'ok' }));
  await app.register(assetRoutes);
  await app.register(paymentsRoutes, { prefix: '/v1', gateway, secretKey: environment.secretKey, idempotency: store.collection<Remembered>('idempotency'), stopping: stopping.signal });
  await app.register(cardFrameRoutes, { gateway, publishableKey: environment.publishableKey, shopOrigins: environment.shopOrigins });
  await app.register(authoriseRoutes, { gateway });

  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', async () => {
    await gateway.webhooks.close();
    store.close();
  });
  return { app, gateway };
};
