import type { Remote } from '@tapnook/platform';
import { matchRoute } from '../routing/match-route.ts';
import { whenIdle } from '../scheduling/idle-callback.ts';
import type { Remotes } from './remotes.ts';

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads what the page behind a link needs, once per route: its remote and its screen's module. */
export const createPrefetch = (remotes: Remotes) => {
  const done = new Set<string>();
  return (path: string): void => {
    const match = matchRoute(remotes.all, path.split(/[?#]/)[0] ?? '/');
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

/** Fetches the entries of the remotes that the page's links lead to; for a page at rest. */
export const prefetchLinks = (remotes: Remotes, prefetch: (path: string) => void): void => {
  if (savesData()) return;
  const seen = new Set<string>();
  const look = (path: string): void => {
    const match = matchRoute(remotes.all, path);
    if (!match || seen.has(`${match.remote}/${match.route.id}`)) return;
    seen.add(`${match.remote}/${match.route.id}`);
    whenIdle(() => prefetch(path));
  };
  const paths = [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map(
        (link) => link.pathname.replace(/^\/[^/]+/, '') || '/',
      ),
    ),
  ];
  // A page has a hundred links and more: a few at a time, so that the page answers in between.
  const next = (): void => {
    for (const path of paths.splice(0, LINKS_AT_ONCE)) look(path);
    if (paths.length > 0) whenIdle(next);
  };
  next();
};
