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

/** The route of a path (without locale) among all remotes, by React Router's ranking. */
export const matchRoute = (owners: readonly Owner[], path: string): MatchedRoute | undefined => {
  const table = owners.flatMap((owner) => owner.routes.map((route) => ({ path: route.path, handle: { remote: owner.name, route } })));
  const match = matchRoutes(table, path)?.at(-1);
  return match?.route.handle;
};

/** The remote that owns an address with its locale. */
export const ownerOf = (owners: readonly Owner[], pathname: string): string | undefined => {
  const { locale, path } = splitLocale(pathname);
  return locale ? matchRoute(owners, path)?.remote : undefined;
};
