import type { RouteEntry } from '@tapnook/contracts/release';

/** Segments of a React Router pattern: literals, `:name` and `:name?`. */
const matches = (pattern: string, pathname: string): boolean => {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (given.length > wanted.length) return false;
  return wanted.every((segment, index) => {
    const value = given[index];
    if (segment.startsWith(':')) return value !== undefined || segment.endsWith('?');
    return value?.toLowerCase() === segment.toLowerCase();
  });
};
const countLiterals = (pattern: string): number =>
  pattern.split('/').filter((segment) => segment && !segment.startsWith(':')).length;

/**
 * The route of a path among all apps' records; the more literal pattern wins, as in the browser.
 */
export const findRoute = (
  routes: readonly RouteEntry[],
  pathname: string,
): RouteEntry | undefined =>
  routes
    .filter((route) => matches(route.path, pathname))
    .toSorted((a, b) => countLiterals(b.path) - countLiterals(a.path))[0];
