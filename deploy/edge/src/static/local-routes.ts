import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { DEV_VERSION } from '../composition/development.ts';
import type { LocalBuilds } from '../composition/local-builds.ts';
import type { Overrides } from '../composition/overrides.ts';
import { CONTENT_TYPES } from './content-types.ts';

/**
 * `/remotes/{app}/0.0.0-dev/{file}`: the local build that this browser's override names, and nobody
 * else's; `changes` is its stream of finished builds. Through the edge, so that the page's policy
 * stays as strict as everybody's.
 */
export const registerLocalRoutes = (
  server: FastifyInstance,
  overrides: Overrides,
  local: LocalBuilds,
): void => {
  server.get<{ Params: { app: string; '*': string } }>(
    `/remotes/:app/${DEV_VERSION}/*`,
    async (request, reply) => {
      const { app, '*': name } = request.params;
      // Before anything is waited for: who has left by then says so no more.
      const closed = new AbortController();
      reply.raw.once('close', () => closed.abort());
      const named = (await overrides.claim(request))?.apps[app];
      reply.header('cache-control', 'no-store');
      if (!named || !('url' in named) || name.split('/').includes('..'))
        return reply.code(404).send();
      const streams = name === 'changes';
      const answer = await local
        .fetch(named.url, streams ? name : `browser/${name}`, closed.signal)
        .catch(() => undefined);
      if (!answer?.body) return reply.code(502).send();
      reply.type(
        streams
          ? 'text/event-stream'
          : (CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream'),
      );
      return reply.send(
        streams ? Readable.fromWeb(answer.body) : Buffer.from(await answer.arrayBuffer()),
      );
    },
  );
};
