import multipart from '@fastify/multipart';
import { watchActivity, type Activity } from '@tapnook/server/activity';
import { registerHostCheck } from '@tapnook/server/host-check';
import { requestId, serializeError } from '@tapnook/server/logging';
import { registerMetrics } from '@tapnook/server/metrics';
import { logRequests } from '@tapnook/server/request-log';
import { traceRequests } from '@tapnook/server/tracing';
import { drainUnreadBodies } from '@tapnook/server/unread-body';
import { rejectUnreadable } from '@tapnook/server/unreadable-requests';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { blockRoutes } from './channels/block.routes.ts';
import { channelRoutes } from './channels/channel.routes.ts';
import { linkRoutes } from './channels/link.routes.ts';
import { consoleRoutes } from './console/console.routes.ts';
import { errorGroupRoutes } from './error-groups/error-group.routes.ts';
import { flagRoutes } from './flags/flag.routes.ts';
import { refuseUnreadableUrl, registerErrorHandler } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { logRoutes } from './log/log.routes.ts';
import { noticeRoutes } from './notices/notice.routes.ts';
import { pictureRoutes } from './pictures/picture.routes.ts';
import { policyRoutes } from './policy/policy.routes.ts';
import { provenanceRoutes } from './provenance/provenance.routes.ts';
import { adminRoutes } from './registry/admin.routes.ts';
import { appRoutes } from './registry/apps.routes.ts';
import { credentialRoutes } from './registry/credential.routes.ts';
import { exportRoutes } from './registry/exports.routes.ts';
import { readFigures } from './registry/metrics.ts';
import { ownerRoutes } from './registry/owner.routes.ts';
import type { Registry } from './registry/registry.ts';
import { serviceLevelRoutes } from './service-levels/service-level.routes.ts';
import { publisherRoutes } from './sign-in/publisher.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { guardRoutes } from './telemetry/guard.routes.ts';
import { telemetryRoutes } from './telemetry/telemetry.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly activity: Activity;
  }
}

const MEGABYTE = 1024 * 1024;

const uploads = async (server: FastifyInstance): Promise<void> => {
  await server.register(multipart, {
    preservePath: true,
    limits: { fileSize: 20 * MEGABYTE, files: 2_000, fields: 5, fieldSize: 4 * MEGABYTE },
  } as Parameters<typeof server.register>[1]);
};

/** The registry as an HTTP server that does not listen yet. */
export const buildServer = async (registry: Registry): Promise<FastifyInstance> => {
  const server = Fastify({
    logger: { level: registry.config.logLevel, serializers: { err: serializeError } },
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 20 * MEGABYTE,
    clientErrorHandler: rejectUnreadable,
    frameworkErrors: refuseUnreadableUrl,
    // Who asks on a kept connection while the process ends is answered; the connection ends with
    // it.
    return503OnClosing: false,
    forceCloseConnections: true,
  });
  logRequests(server);
  drainUnreadBodies(server);
  traceRequests(server);
  registerHostCheck(server, {
    hosts: [registry.config.publicUrl, ...registry.config.allowedHosts],
    listensAt: registry.config.host,
  });
  // Edges read all the time; work comes of what is written: visits, releases, changes.
  server.decorate(
    'activity',
    watchActivity(server, ({ method }) => method !== 'GET'),
  );
  registerMetrics(server, () => readFigures(registry));
  await uploads(server);
  registerErrorHandler(server, registry);
  registerHealth(server, registry);
  await server.register(appRoutes(registry));
  await server.register(channelRoutes(registry));
  await server.register(logRoutes(registry));
  await server.register(provenanceRoutes(registry));
  await server.register(pictureRoutes(registry));
  await server.register(blockRoutes(registry));
  await server.register(linkRoutes(registry));
  await server.register(adminRoutes(registry));
  await server.register(credentialRoutes(registry));
  await server.register(ownerRoutes(registry));
  await server.register(noticeRoutes(registry));
  await server.register(serviceLevelRoutes(registry));
  await server.register(signInRoutes(registry));
  await server.register(publisherRoutes(registry));
  await server.register(policyRoutes(registry));
  await server.register(flagRoutes(registry));
  await server.register(telemetryRoutes(registry));
  await server.register(guardRoutes(registry));
  await server.register(errorGroupRoutes(registry));
  await server.register(exportRoutes(registry));
  await server.register(consoleRoutes(registry));
  return server;
};
