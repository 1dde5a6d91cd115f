import { collectMethods } from '@tapnook/server/allowed-methods';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer, isRegistryError } from '../errors.ts';
import type { Registry } from '../registry/registry.ts';
import { knownActorOf } from './authenticate.ts';
import { callOf } from './refusals.ts';

/** For the server's `frameworkErrors`: an address that cannot be read reaches no handler. */
export const refuseUnreadableUrl = (
  error: Error & { readonly statusCode?: number },
  _request: FastifyRequest,
  reply: FastifyReply,
): void =>
  void reply
    .code(error.statusCode ?? 400)
    .send(errorAnswer('10102', { fields: { url: error.message } }).body);

/**
 * Turns whatever was thrown into the envelope of the catalogue; only unknown failures are logged.
 */
export const registerErrorHandler = (server: FastifyInstance, registry: Registry): void => {
  const methodsOf = collectMethods(server);
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isRegistryError(error)) {
      // A role that does not reach, or a token that was made for less than its role may.
      if (error.code === '50102')
        registry.noteSecurityEvent(request, {
          securityEvent: 'role.refused',
          call: callOf(request),
          code: error.code,
          userId: knownActorOf(request)?.name ?? null,
        });
      const { status, body } = errorAnswer(error.code, error.details);
      if (status >= 500) request.log.error(error);
      return reply.code(status).send(body);
    }
    if (error.statusCode && error.statusCode < 500) {
      return reply
        .code(error.statusCode)
        .send(errorAnswer('10102', { fields: { request: error.message } }).body);
    }
    request.log.error(error);
    return reply.code(500).send(errorAnswer('10500').body);
  });
  server.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request);
    if (methods.length === 0) return reply.code(404).send(errorAnswer('10404').body);
    const { status, body } = errorAnswer('10406');
    return reply.code(status).header('allow', methods.join(', ')).send(body);
  });
};
