import { matchRoute, type RemoteRoute } from '@tapnook/contracts';
import type { ContractSet } from '@tapnook/contracts/kit';

/** What a version says about itself: of its `remote.json` or its release record. */
export interface Declared {
  readonly routes: readonly Pick<RemoteRoute, 'id' | 'path' | 'render'>[];
  readonly slots: { readonly gives: readonly string[] };
  readonly links: { readonly gives: readonly string[] };
}
/** Who is signed in where a piece is run signed in. */
export const USER = { userId: '7', name: 'Ka Ho', image: null };

/** The path of an address, without its query. */
export const pathnameOf = (path: string): string => path.split(/[?#]/)[0] || '/';

/** Addresses of its own links, and of routes that no link leads to. */
export const pathsOf = (
  { routes, links }: Declared,
  examples: ContractSet['linkExamples'],
): string[] => {
  const linked = links.gives.flatMap((name) => examples[name] ?? []);
  const reached = new Set(linked.map((path) => matchRoute(routes, pathnameOf(path))?.route.id));
  const unlinked = routes
    .filter(({ id }) => !reached.has(id))
    .map(({ path }) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'sample') || '/');
  return [...linked, ...unlinked];
};
