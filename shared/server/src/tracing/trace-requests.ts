import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { INTERNAL_ROUTES } from '../request-log.ts';

/**
 * A span for each request of a server, in the trace of whoever asks. Its name is the route's
 * pattern, since an address may hold an id or an e-mail. What machines ask is left out.
 */
export const traceRequests = (server: FastifyInstance, internal: readonly string[] = []): void => {
  const quiet = new Set([...INTERNAL_ROUTES, ...internal]);
  const contexts = new WeakMap<FastifyRequest, Context>();
  const spanOf = (request: FastifyRequest) => {
    const found = contexts.get(request);
    return found && trace.getSpan(found);
  };
  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (quiet.has(route)) return done();
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const span = trace.getTracer('tapnook').startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'tapnook.request_id': request.id,
        },
      },
      parent,
    );
    if (!span.isRecording() && !trace.getSpanContext(parent)) return done();
    const active = trace.setSpan(parent, span);
    contexts.set(request, active);
    return context.with(active, done);
  });
  // Reading a body goes on where its last piece came from, which is no part of the trace.
  server.addHook('preValidation', (request, _reply, done) => {
    const active = contexts.get(request);
    return active ? context.with(active, done) : done();
  });
  server.addHook('onResponse', async (request, reply) => {
    const span = spanOf(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  server.addHook('onRequestAbort', async (request) => {
    const span = spanOf(request);
    span?.setAttribute('error.type', 'aborted');
    span?.end();
  });
};
