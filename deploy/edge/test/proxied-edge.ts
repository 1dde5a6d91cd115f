import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../src/env.ts';
import { createTraffic } from '../src/security/traffic.ts';
import { registerApiProxy } from '../src/session/api-proxy.ts';

/** Has an edge pass on the calls of an API, and do nothing else. */
export const proxyCalls = async (edge: FastifyInstance, apiOrigin: string): Promise<void> => {
  const config = readConfig({ API_ORIGIN: apiOrigin, PUBLIC_ORIGIN: 'http://localhost' });
  await edge.register(fastifyCookie);
  registerApiProxy(edge, config, createTraffic(config, { knownIdOf: () => undefined }));
};
