import type { CallRoute } from '@tapnook/contracts';

/** A call as a published bundle names it. */
export interface BundledCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}
const CALL = /["'`](\w+)["'`],\s*["'`](GET|POST|PATCH|DELETE)["'`],\s*["'`](\/[^"'`\s]*)["'`]/g;

/**
 * The calls that a bundle can make: routes are plain data, so they stand in it as they were
 * declared.
 */
export const callsIn = (code: string): BundledCall[] =>
  [...code.matchAll(CALL)].map(([, id = '', method = '', path = '']) => ({ id, method, path }));

/**
 * What of these calls the contracts no longer offer, in words; the same place under another id is
 * as good.
 */
export const missingCalls = (
  calls: readonly BundledCall[],
  offered: readonly CallRoute[],
): string[] => {
  const offeredEndpoints = new Set(offered.map(({ method, path }) => `${method} ${path}`));
  const missing = calls.filter(({ method, path }) => !offeredEndpoints.has(`${method} ${path}`));
  const presentEndpoint = (id: string): string => {
    const route = offered.find((one) => one.id === id);
    return route ? `it is ${route.method} ${route.path} now` : 'there is no such call';
  };
  return [
    ...new Set(
      missing.map(({ id, method, path }) => `${id} asks ${method} ${path}: ${presentEndpoint(id)}`),
    ),
  ];
};
