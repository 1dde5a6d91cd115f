/** A route by its pattern: literal segments, `:name`, each optional by `?`, a last `*`. */
export interface RoutePattern {
  readonly path: string;
}
/** What an address has for a pattern's names, decoded; undefined for an absent optional one. */
export type RouteParams = Readonly<Record<string, string | undefined>>;
export interface RouteMatch<Route extends RoutePattern> {
  readonly route: Route;
  readonly params: RouteParams;
}
/** An app with its routes: of a composition, or of a release record. */
export interface RouteOwner<Route extends RoutePattern> {
  readonly name: string;
  readonly routes: readonly Route[];
}
export interface RemoteMatch<Route extends RoutePattern> extends RouteMatch<Route> {
  readonly remote: string;
}

/** A pattern with one choice of its optional segments. */
interface Branch {
  readonly index: number;
  readonly segments: readonly string[];
  readonly rank: number;
}

const choicesOf = ([first, ...rest]: readonly string[]): readonly (readonly string[])[] => {
  if (first === undefined) return [[]];
  const after = choicesOf(rest);
  const taken = after.map((segments) => [first.replace(/\?$/, ''), ...segments]);
  return first.endsWith('?') ? [...taken, ...after] : taken;
};
/** The scores of React Router's ranking: a literal beats a name, longer beats shorter. */
const rankOf = (segments: readonly string[]): number =>
  segments.reduce(
    (rank, segment) => rank + (segment === '*' ? -1 : segment.startsWith(':') ? 4 : 11),
    0,
  );
const branchesOf = (routes: readonly RoutePattern[]): readonly Branch[] =>
  routes
    .flatMap(({ path }, index) =>
      choicesOf(path.split('/').filter(Boolean)).map((segments) => ({
        index,
        segments,
        rank: rankOf(segments),
      })),
    )
    .toSorted((a, b) => b.rank - a.rank);

/** Ranked once for each list; a list of routes never changes. */
const ranked = new WeakMap<readonly RoutePattern[], readonly Branch[]>();

/** One that cannot be decoded stays as it is written. */
const segmentsOf = (pathname: string): readonly string[] => {
  const written = pathname.replace(/\/+$/, '').split('/').slice(1);
  try {
    return written.map(decodeURIComponent);
  } catch {
    return written;
  }
};

const paramsOf = (
  { segments }: Branch,
  given: readonly string[],
): Record<string, string> | undefined => {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index];
    if (segment === '*') {
      params['*'] = given.slice(index).join('/');
      return params;
    }
    if (!value) return undefined;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return segments.length === given.length ? params : undefined;
};

const bestOf = <Route extends RoutePattern>(
  routes: readonly Route[],
  given: readonly string[],
): (RouteMatch<Route> & { readonly rank: number }) | undefined => {
  const branches = ranked.get(routes) ?? branchesOf(routes);
  ranked.set(routes, branches);
  for (const branch of branches) {
    const params = paramsOf(branch, given);
    if (params) return { route: routes[branch.index] as Route, params, rank: branch.rank };
  }
  return undefined;
};

/**
 * The route of a path without its locale and query, by React Router's rules: capitals do not
 * count, nor do slashes at the end. Undefined where none matches.
 */
export const matchRoute = <Route extends RoutePattern>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | undefined => bestOf(routes, segmentsOf(pathname));

/** The app that owns a path without its locale and query, and its route; {@link matchRoute}. */
export const matchRemote = <Route extends RoutePattern>(
  owners: readonly RouteOwner<Route>[],
  pathname: string,
): RemoteMatch<Route> | undefined => {
  const given = segmentsOf(pathname);
  let best: (RemoteMatch<Route> & { readonly rank: number }) | undefined;
  for (const { name, routes } of owners) {
    const match = bestOf(routes, given);
    if (match && (!best || match.rank > best.rank)) best = { ...match, remote: name };
  }
  return best;
};
