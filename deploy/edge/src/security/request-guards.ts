import { registerHostCheck } from '@tapnook/server/host-check';
import type { FastifyInstance } from 'fastify';
import { chatHosts, registerChatHost } from '../chat/chat-host.ts';
import type { EdgeConfig } from '../env.ts';
import { registerCanonicalUrls } from './canonical-url.ts';
import { registerMethodNotAllowed } from './method-not-allowed.ts';
import { registerRequestSize } from './request-size.ts';
import { securityHeaders } from './security-headers.ts';

/** What is judged of every request before any route has it. */
export const registerRequestGuards = (server: FastifyInstance, config: EdgeConfig): void => {
  const headers = securityHeaders(config);
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  registerHostCheck(server, {
    hosts: [config.origin, ...config.allowedHosts, ...chatHosts(config)],
    listensAt: config.host,
  });
  registerChatHost(server, config);
  registerRequestSize(server, config);
  registerCanonicalUrls(server);
  registerMethodNotAllowed(server);
};
