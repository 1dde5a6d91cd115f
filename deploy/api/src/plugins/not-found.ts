import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import { sendError } from './error-handler.ts';

interface Address {
  readonly pattern: RegExp;
  readonly verbs: Set<string>;
}

/** `/api/orders/:id` and `/api/docs/*` as expressions; a slash at the end makes no difference. */
const patternOf = (url: string): RegExp => {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/$/, '');
  return new RegExp(`^${source}/?$`);
};

/**
 * What no route answers (part 3: 10404 is "no such API path" and nothing else): an unknown path is
 * 10404; a known path asked with a verb that it has not is 405 with 10406 and the verbs that it has
 * in `Allow`. Register it before every route.
 */
export const registerNotFound = (app: FastifyInstance): void => {
  const addresses = new Map<string, Address>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = addresses.get(url) ?? { pattern: patternOf(url), verbs: new Set<string>() };
    for (const verb of [method].flat()) known.verbs.add(verb);
    addresses.set(url, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const verbs = [...addresses.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((one) => [...one.verbs]);
    if (verbs.length) void reply.header('allow', [...new Set(verbs)].toSorted().join(', '));
    sendError(request, reply, new ApiError(verbs.length ? '10406' : '10404'));
  });
};
