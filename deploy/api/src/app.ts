import multipart from '@fastify/multipart';
import type { CallContract } from '@tapnook/contracts';
import { api } from '@tapnook/contracts/api';
import { watchActivity, type Activity } from '@tapnook/server/activity';
import { registerHostCheck } from '@tapnook/server/host-check';
import { requestId, serializeError } from '@tapnook/server/logging';
import { logRequests } from '@tapnook/server/request-log';
import { traceRequests } from '@tapnook/server/tracing';
import { drainUnreadBodies } from '@tapnook/server/unread-body';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Call } from './handlers.ts';
import { modules } from './modules/index.ts';
import { registerKeySet } from './plugins/access-token.ts';
import { registerAuth } from './plugins/auth.ts';
import { rejectConnection, registerErrorHandler, sendError } from './plugins/error-handler.ts';
import { registerHealth } from './plugins/health.ts';
import { registerShopMetrics } from './plugins/metrics.ts';
import { registerNotFound } from './plugins/not-found.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { registerCall, routePath } from './plugins/register-call.ts';
import { registerContext } from './plugins/request-context.ts';
import { registerValidation } from './plugins/request-validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly activity: Activity;
  }
}

/** Asked every few seconds by machines. */
const INTERNAL_ROUTES: readonly string[] = ['/api/v1/public/changes'];
const BODY_LIMIT = 1024 * 1024;
/** One picture of an upload and its few fields; the purpose's own limit is judged afterwards. */
const UPLOAD_LIMITS = {
  fileSize: 12 * BODY_LIMIT,
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20,
};
const registerModules = (app: FastifyInstance, deps: Deps): void => {
  const handlers: Record<string, (call: Call) => Promise<unknown>> = Object.assign(
    {},
    ...modules.map((module) => module.handlers?.(deps)),
  );
  const contracts: Record<string, CallContract> = api;
  for (const [id, contract] of Object.entries(contracts)) {
    const handler = handlers[id];
    if (handler) registerCall(app, deps, id, contract, handler);
  }
  for (const module of modules) {
    if (module.routes) app.register(async (scope) => module.routes?.(scope, deps));
  }
};

/** A contract that nothing answers is a mistake; some are answered by a module's own routes. */
const requireEveryCall = (app: FastifyInstance): void => {
  const contracts: readonly [string, CallContract][] = Object.entries(api);
  const missing = contracts
    .filter(
      ([, { route }]) =>
        !app.hasRoute({ method: route.method, url: `/api${routePath(route.path)}` }),
    )
    .map(([id]) => id);
  if (missing.length) throw new Error(`No module answers ${missing.join(', ')}`);
};

/** Builds the API without listening: every contract with its handler, and what surrounds them. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // Who asks on a kept connection while the process ends is answered; the connection ends with
    // it.
    return503OnClosing: false,
    trustProxy: deps.env.TRUSTED_PROXIES,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    logger:
      deps.env.NODE_ENV === 'test'
        ? { level: 'silent' }
        : {
            level: deps.env.LOG_LEVEL,
            redact: ['req.headers.authorization', 'req.headers.cookie'],
            serializers: { err: serializeError },
          },
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => sendError(request, reply, error),
    clientErrorHandler: rejectConnection,
  });
  logRequests(app, INTERNAL_ROUTES);
  drainUnreadBodies(app);
  traceRequests(app, INTERNAL_ROUTES);
  registerHostCheck(app, {
    hosts: [deps.env.PUBLIC_ORIGIN, ...deps.env.ALLOWED_HOSTS],
    listensAt: deps.env.HOST,
  });
  registerErrorHandler(app);
  registerNotFound(app);
  registerContext(app);
  registerAuth(app, deps.env);
  registerValidation(app);
  await registerOpenapi(app);
  registerHealth(app, deps);
  app.decorate(
    'activity',
    watchActivity(app, ({ routeOptions: { url } }) => !INTERNAL_ROUTES.includes(url ?? '')),
  );
  registerKeySet(app, deps.env);
  registerShopMetrics(app, deps);
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  await app.register(async (scope) => registerModules(scope, deps), { prefix: '/api' });
  // A connection that was being answered when the closing began would be kept for another 72
  // seconds.
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const idle = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(idle));
  });
  await app.ready();
  requireEveryCall(app);
  return app;
};
