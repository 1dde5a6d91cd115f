import { splitLocale, type RemoteRoute } from '@tapnook/contracts';
import { matchRoutes } from 'react-router-dom';

interface Owner {
  readonly name: string;
  readonly routes: readonly RemoteRoute[];
}
export interface MatchedRoute {
  readonly remote: string;
  readonly route: RemoteRoute;
}

const rankRoutes = (owners: readonly Owner[], path: string): MatchedRoute | undefined => {
  const table = owners.flatMap((owner) => owner.routes.map((route) => ({ path: route.path, handle: { remote: owner.name, route } })));
  return matchRoutes(table, path)?.at(-1)?.route.handle;
};

/** The last answer for each set of remotes: every move asks the same for each of them. A set may grow. */
const lastAnswers = new WeakMap<readonly Owner[], { readonly size: number; readonly path: string; readonly match: MatchedRoute | undefined }>();

/** The route of a path (without locale) among all remotes, by React Router's ranking. */
export const matchRoute = (owners: readonly Owner[], path: string): MatchedRoute | undefined => {
  const last = lastAnswers.get(owners);
  if (last?.path === path && last.size === owners.length) return last.match;
  const match = rankRoutes(owners, path);
  lastAnswers.set(owners, { size: owners.length, path, match });
  return match;
};

/** The remote that owns an address with its locale. */
export const ownerOf = (owners: readonly Owner[], pathname: string): string | undefined => {
  const { locale, path } = splitLocale(pathname);
  return locale ? matchRoute(owners, path)?.remote : undefined;
};
