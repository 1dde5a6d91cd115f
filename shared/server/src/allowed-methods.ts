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
 * Tells by which other methods the address of a request can be asked, sorted, for `Allow` of a 405
 * (RFC 9110, section 10.2.1). None where no route has the address, or where one that has it found
 * nothing there: both are a 404. Call it before the routes are registered.
 */
export const collectMethods = (
  server: FastifyInstance,
): ((request: { readonly method: string; readonly url: string }) => readonly string[]) => {
  const addresses = new Map<string, Address>();
  server.addHook('onRoute', ({ url, method }) => {
    const known = addresses.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const one of [method].flat()) known.methods.add(one);
    addresses.set(url, known);
  });
  return ({ method, url }) => {
    const path = url.split('?', 1)[0] ?? '';
    const methods = new Set(
      [...addresses.values()]
        .filter(({ pattern }) => pattern.test(path))
        .flatMap((address) => [...address.methods]),
    );
    return methods.has(method) ? [] : [...methods].toSorted();
  };
};
