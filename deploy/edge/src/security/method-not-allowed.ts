import { drainBeforeAnswer } from '@tapnook/server/unread-body';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';
import { CLEAR_COOKIES_PATH } from './request-size.ts';

const allowedMethods = ({ url }: FastifyRequest): string => {
  if (url.startsWith('/api/')) return 'GET, HEAD, POST, PUT, PATCH, DELETE';
  return ['/telemetry', CLEAR_COOKIES_PATH].includes(url.split('?')[0] ?? '')
    ? 'GET, HEAD, POST'
    : 'GET, HEAD';
};

/**
 * Every address may be read, as a page if as nothing else; so what no route takes is asked for by a
 * method that its address does not have. Told before the body is read.
 */
export const registerMethodNotAllowed = (server: FastifyInstance): void => {
  server.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return undefined;
    drainBeforeAnswer(request, reply);
    return problem(reply.header('allow', allowedMethods(request)), '10406');
  });
};
