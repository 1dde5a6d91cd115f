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

interface Entry {
  readonly path: string;
  readonly handle: MatchedRoute;
  /** What every path of this pattern begins with; undefined where the pattern leaves that open. */
  readonly head: string | undefined;
}

/** The first segment as React Router compares it: decoded, without its capitals. */
const headOf = (path: string): string => {
  const written = path.split('/', 2)[1] ?? '';
  try {
    return decodeURIComponent(written).toLowerCase();
  } catch {
    return written.toLowerCase();
  }
};
const headOfPattern = (pattern: string): string | undefined =>
  /^\/(?:[:*]|[^/]*\?(?:\/|$))/.test(pattern) ? undefined : headOf(pattern);

const entriesOf = (owners: readonly Owner[]): readonly Entry[] =>
  owners.flatMap((owner) =>
    owner.routes.map((route) => ({
      path: route.path,
      handle: { remote: owner.name, route },
      head: headOfPattern(route.path),
    })),
  );

/**
 * React Router compiles every pattern it is given, at every question: it is given those that can
 * match.
 */
const rankRoutes = (entries: readonly Entry[], path: string): MatchedRoute | undefined => {
  const head = headOf(path);
  const able = entries.filter((entry) => entry.head === undefined || entry.head === head);
  return able.length > 0 ? matchRoutes(able, path)?.at(-1)?.route.handle : undefined;
};

interface Answers {
  readonly size: number;
  readonly entries: readonly Entry[];
  readonly byPath: Map<string, MatchedRoute | undefined>;
}
const ANSWERS_KEPT = 100;
/**
 * Every move asks for where it comes from and where it goes, several times each. A set of remotes
 * may grow.
 */
const answered = new WeakMap<readonly Owner[], Answers>();

/** The route of a path (without locale) among all remotes, by React Router's ranking. */
export const matchRoute = (owners: readonly Owner[], path: string): MatchedRoute | undefined => {
  let answers = answered.get(owners);
  if (answers?.size !== owners.length) {
    answers = { size: owners.length, entries: entriesOf(owners), byPath: new Map() };
    answered.set(owners, answers);
  }
  if (answers.byPath.size >= ANSWERS_KEPT) answers.byPath.clear();
  if (!answers.byPath.has(path)) answers.byPath.set(path, rankRoutes(answers.entries, path));
  return answers.byPath.get(path);
};

/** The remote that owns an address with its locale. */
export const ownerOf = (owners: readonly Owner[], pathname: string): string | undefined => {
  const { locale, path } = splitLocale(pathname);
  return locale ? matchRoute(owners, path)?.remote : undefined;
};
