import type { FastifyInstance } from 'fastify';

interface Address {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** `/orders/:id` and `/docs/*` as expressions; a slash at the end makes no difference. */
const patternOf = (url: string): RegExp => {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/$/, '');
  return new RegExp(`^${source}/?$`);
};

/**
 * Tells by which methods an address can be asked, sorted, for `Allow` of a 405 (RFC 9110, section
 * 10.2.1); none where no route has it. Call it before the routes are registered; `path` is without
 * its query.
 */
export const collectMethods = (server: FastifyInstance): ((path: string) => readonly string[]) => {
  const addresses = new Map<string, Address>();
  server.addHook('onRoute', ({ url, method }) => {
    const known = addresses.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const one of [method].flat()) known.methods.add(one);
    addresses.set(url, known);
  });
  return (path) =>
    [
      ...new Set(
        [...addresses.values()]
          .filter(({ pattern }) => pattern.test(path))
          .flatMap(({ methods }) => [...methods]),
      ),
    ].toSorted();
};
