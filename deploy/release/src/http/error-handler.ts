import type { FastifyInstance } from 'fastify';
import { errorAnswer, isRegistryError } from '../errors.ts';

/**
 * Turns whatever was thrown into the envelope of the catalogue; only unknown failures are logged.
 */
export const registerErrorHandler = (server: FastifyInstance): void => {
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isRegistryError(error)) {
      const { status, body } = errorAnswer(error.code, error.details);
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
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(errorAnswer('10404').body));
};
