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

interface Answers {
  readonly size: number;
  readonly byPath: Map<string, MatchedRoute | undefined>;
}
const ANSWERS_KEPT = 100;
/** Every move asks for where it comes from and where it goes, several times each. A set of remotes may grow. */
const answered = new WeakMap<readonly Owner[], Answers>();

/** The route of a path (without locale) among all remotes, by React Router's ranking. */
export const matchRoute = (owners: readonly Owner[], path: string): MatchedRoute | undefined => {
  let answers = answered.get(owners);
  if (!answers || answers.size !== owners.length || answers.byPath.size >= ANSWERS_KEPT) {
    answers = { size: owners.length, byPath: new Map() };
    answered.set(owners, answers);
  }
  if (!answers.byPath.has(path)) answers.byPath.set(path, rankRoutes(owners, path));
  return answers.byPath.get(path);
};

/** The remote that owns an address with its locale. */
export const ownerOf = (owners: readonly Owner[], pathname: string): string | undefined => {
  const { locale, path } = splitLocale(pathname);
  return locale ? matchRoute(owners, path)?.remote : undefined;
};
