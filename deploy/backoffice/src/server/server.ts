import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { registerDraining } from '@tapnook/server/draining';
import { requestId, serializeError } from '@tapnook/server/logging';
import { registerMetrics } from '@tapnook/server/metrics';
import { logRequests } from '@tapnook/server/request-log';
import { traceRequests } from '@tapnook/server/tracing';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { createApi } from './api.ts';
import { keepLocale, localeOf } from './cookies.ts';
import { emailRoutes } from './emails.routes.ts';
import type { Environment } from './environment.ts';
import { CONTENT_SECURITY_POLICY, createPage } from './page.ts';
import { proxyRoutes } from './proxy.routes.ts';
import { sessionRoutes } from './session.routes.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The files of the page; their names carry their content. */
const assetRoutes = (server: FastifyInstance, folder: string): void => {
  server.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const { file } = request.params;
    const type = TYPES[path.extname(file)];
    const content =
      type && /^[\w.-]+$/.test(file)
        ? await readFile(path.join(folder, file)).catch(() => undefined)
        : undefined;
    if (!content || !type) return reply.code(404).send();
    return reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content);
  });
};

/** Builds the server without listening. */
export const buildServer = (environment: Environment) => {
  const { PUBLIC_ORIGIN, SHOP_ORIGIN, API_ORIGIN, PAGE_DIR, LOG_LEVEL } = environment;
  const secure = PUBLIC_ORIGIN.startsWith('https:');
  const server = fastify({
    logger:
      LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL, serializers: { err: serializeError } },
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ['loopback', 'uniquelocal'],
    forceCloseConnections: 'idle',
  });
  const draining = registerDraining(server);
  const api = createApi(API_ORIGIN);
  const page = createPage(PAGE_DIR);
  logRequests(server);
  traceRequests(server);
  registerMetrics(server);
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(HEADERS);
    // A cookie alone is no proof that our page asks.
    if (!isSafe(request) && request.headers.origin !== PUBLIC_ORIGIN)
      return reply.code(403).send({ code: '10106', message: 'Not from this page.', data: {} });
    return undefined;
  });
  server.get('/livez', () => ({ status: 'ok' }));
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', (_request, reply) =>
    draining.isDraining() ? reply.code(503).send({ status: 'draining' }) : { status: 'ok' },
  );
  assetRoutes(server, PAGE_DIR);
  sessionRoutes(server, { api, secure });
  emailRoutes(server, { api, secure });
  void server.register(proxyRoutes, { api, secure });
  // Every other address is a screen of the page.
  server.get<{ Querystring: { lang?: string } }>('/*', async (request, reply) => {
    const { lang } = request.query;
    const chosen = lang === 'en-US' || lang === 'zh-HK' ? lang : undefined;
    if (chosen) keepLocale(reply, chosen);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(chosen ?? localeOf(request), SHOP_ORIGIN));
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 502;
    if (status >= 500) request.log.error({ err: error }, 'the API did not answer');
    return reply
      .code(status)
      .send({ code: status >= 500 ? '10503' : '10102', message: 'Please try again.', data: {} });
  });
  return { server, drain: () => draining.drain(environment.DRAIN_MS) };
};
