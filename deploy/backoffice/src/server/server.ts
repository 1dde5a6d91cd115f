import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { collectMethods } from '@tapnook/server/allowed-methods';
import { registerDraining } from '@tapnook/server/draining';
import { registerHostCheck } from '@tapnook/server/host-check';
import { requestId, serializeError } from '@tapnook/server/logging';
import { openMetricsPort } from '@tapnook/server/metrics-port';
import { logRequests } from '@tapnook/server/request-log';
import { openSecurityLog, type NoteSecurityEvent } from '@tapnook/server/security-log';
import { createRenewals } from '@tapnook/server/session-renewal';
import { traceRequests } from '@tapnook/server/tracing';
import { drainUnreadBodies } from '@tapnook/server/unread-body';
import { rejectUnreadable } from '@tapnook/server/unreadable-requests';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { createApi } from './api.ts';
import { keepLocale, localeOf } from './cookies.ts';
import { emailRoutes } from './emails.routes.ts';
import type { Environment } from './environment.ts';
import { CONTENT_SECURITY_POLICY, createPage } from './page.ts';
import { problem } from './problem.ts';
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

/** What no route takes, and what broke, in words of the catalogue. */
const answerFailures = (server: FastifyInstance): void => {
  const methodsOf = collectMethods(server);
  server.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request);
    return methods.length > 0
      ? problem(reply.header('allow', methods.join(', ')), '10406')
      : problem(reply, '10404');
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 502;
    if (status < 500) return problem(reply, '10102', { status });
    request.log.error({ err: error }, 'the API did not answer');
    return problem(reply, '10503', { retryAfter: 5 });
  });
};

/** Builds the server without listening; its security events are lines of the log unless taken. */
export const buildServer = (
  environment: Environment,
  noteSecurityEvent: NoteSecurityEvent = openSecurityLog(environment.LOG_LEVEL !== 'silent'),
) => {
  const { PUBLIC_ORIGIN, SHOP_ORIGIN, API_ORIGIN, PAGE_DIR, LOG_LEVEL } = environment;
  const secure = PUBLIC_ORIGIN.startsWith('https:');
  const server = fastify({
    logger:
      LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL, serializers: { err: serializeError } },
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...environment.TRUSTED_PROXIES],
    clientErrorHandler: rejectUnreadable,
    frameworkErrors: (_error, _request, reply) => void problem(reply, '10102'),
    forceCloseConnections: 'idle',
  });
  const draining = registerDraining(server);
  const api = createApi(API_ORIGIN);
  const renew = createRenewals({ apiOrigin: API_ORIGIN, source: 'BackOffice' });
  const page = createPage(PAGE_DIR);
  logRequests(server);
  drainUnreadBodies(server);
  traceRequests(server);
  openMetricsPort(server, {
    metricsPort: environment.METRICS_PORT ?? null,
    host: environment.HOST,
    allowedHosts: environment.ALLOWED_HOSTS,
  });
  answerFailures(server);
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(HEADERS);
    // A cookie alone is no proof that our page asks.
    if (!isSafe(request) && request.headers.origin !== PUBLIC_ORIGIN)
      return problem(reply, '10106');
    return undefined;
  });
  registerHostCheck(server, {
    hosts: [PUBLIC_ORIGIN, ...environment.ALLOWED_HOSTS],
    listensAt: environment.HOST,
  });
  server.get('/livez', () => ({ status: 'ok' }));
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', (_request, reply) =>
    draining.isDraining() ? reply.code(503).send({ status: 'draining' }) : { status: 'ok' },
  );
  assetRoutes(server, PAGE_DIR);
  const options = { api, secure, renew, noteSecurityEvent };
  sessionRoutes(server, options);
  emailRoutes(server, options);
  void server.register(proxyRoutes, options);
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
  return { server, drain: () => draining.drain(environment.DRAIN_MS) };
};
