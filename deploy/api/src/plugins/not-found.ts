import { collectMethods } from '@tapnook/server/allowed-methods';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import { sendError } from './error-handler.ts';

/**
 * What no route answers (part 3: 10404 is "no such API path" and nothing else): an unknown path is
 * 10404; a known path asked with a verb that it has not is 405 with 10406 and the verbs that it has
 * in `Allow`. Register it before every route.
 */
export const registerNotFound = (app: FastifyInstance): void => {
  const methodsOf = collectMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const verbs = methodsOf(request);
    if (verbs.length) void reply.header('allow', verbs.join(', '));
    sendError(request, reply, new ApiError(verbs.length ? '10406' : '10404'));
  });
};
