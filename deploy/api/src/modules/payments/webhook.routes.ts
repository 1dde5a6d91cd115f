import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import { GatewayFault } from './gateway.ts';
import { handleEvent } from './webhook.service.ts';

/**
 * The gateway's webhook: its signature over the raw body is its credential, so the body is not
 * parsed before it is verified. A failure is answered as one, and the gateway sends the event
 * again.
 */
export const webhookRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/v1/gateway/webhook', { schema: { hide: true } }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
      throw new ApiError('10105');
    try {
      await handleEvent(deps, deps.gateway.readEvent(request.body, signature));
    } catch (error) {
      if (error instanceof GatewayFault)
        throw new ApiError(error.kind === 'signature' ? '10105' : '10503', {}, error);
      throw error;
    }
    return reply.send({ code: '0', message: 'OK', data: { received: true } });
  });
};
