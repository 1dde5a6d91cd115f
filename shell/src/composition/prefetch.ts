import { matchRemote, splitLocale, type RemoteRoute, type RouteOwner } from '@tapnook/contracts';
import type { Remote } from '@tapnook/platform';
import { whenIdle } from '../scheduling/idle-callback.ts';
import type { Remotes } from './remotes.ts';

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads what the page behind a link needs, once per route: its remote and its screen's module. */
export const createPrefetch = (remotes: Remotes) => {
  const done = new Set<string>();
  return (path: string): void => {
    const match = matchRemote(remotes.all, path.split(/[?#]/)[0] ?? '/');
    if (!match) return;
    const key = `${match.remote}/${match.route.id}`;
    if (done.has(key)) return;
    done.add(key);
    remotes
      .ahead<{ readonly remote: Remote }>(match.remote, 'app')
      .then(({ remote }) => remote.loadScreen(match.route.id))
      .catch(() => done.delete(key));
  };
};

const LINKS_AT_ONCE = 8;

/**
 * Fetches the screen that most of the page's links lead to, for a page at rest: a list leads to
 * products. Others come when their link is pointed at or touched; fetching them all took ten
 * requests of every visit, mostly for nothing.
 */
export const prefetchLikeliest = (
  remotes: { readonly all: readonly RouteOwner<RemoteRoute>[] },
  prefetch: (path: string) => void,
): void => {
  if (savesData()) return;
  const { path: current } = splitLocale(location.pathname);
  const own = matchRemote(remotes.all, current)?.route;
  const links = new Map<RemoteRoute, { readonly path: string; count: number }>();
  const countLink = (path: string): void => {
    const route = matchRemote(remotes.all, path)?.route;
    if (!route || route === own) return;
    const known = links.get(route) ?? { path, count: 0 };
    known.count += 1;
    links.set(route, known);
  };
  const paths = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map(
    (link) => splitLocale(link.pathname).path,
  );
  const end = (): void => {
    const [likeliest] = [...links.values()].toSorted((a, b) => b.count - a.count);
    if (likeliest) prefetch(likeliest.path);
  };
  // A page has a hundred links and more: a few at a time, so that the page answers in between.
  const next = (): void => {
    for (const path of paths.splice(0, LINKS_AT_ONCE)) countLink(path);
    whenIdle(paths.length > 0 ? next : end);
  };
  next();
};
