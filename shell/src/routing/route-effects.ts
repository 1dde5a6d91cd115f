import { splitLocale, type ResolvedRemote } from '@tapnook/contracts';
import type { Platform, RouteState } from '@tapnook/platform';
import type { StoreApi } from 'zustand/vanilla';
import { renderAllSections } from '../layout/deferred-sections.ts';
import { routeStateOf } from './route-store.ts';

const positions = new Map<string, number>();

/** How long a heading is waited for, in milliseconds. */
const HEADING_PATIENCE = 10_000;

/**
 * Puts the focus on the new screen's heading, whenever that comes: its script or its data may be
 * late, and what stands in for it is exchanged for it. Ends when the shopper presses anything, and
 * with the next move.
 */
const focusHeading = (main: HTMLElement): (() => void) => {
  let given = false;
  const look = (): void => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return;
    given = true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(
    () => (!given || document.activeElement === document.body) && look(),
  );
  const end = new AbortController();
  const stop = (): void => {
    observer.disconnect();
    end.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, HEADING_PATIENCE);
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, stop, { capture: true, signal: end.signal });
  look();
  observer.observe(main, { childList: true, subtree: true });
  return stop;
};

/**
 * How long a move waits for its screen before it counts as made, in milliseconds: a screen that
 * fails never shows.
 */
const SCREEN_PATIENCE = 4_000;

interface Move {
  readonly pathname: string;
  readonly search: string;
  readonly back: boolean;
}

/**
 * After a move, once its screen stands: focus on its heading, scroll to the top or to where the
 * shopper was before.
 */
const createArrivals = (platform: Platform) => {
  let shownPath = splitLocale(location.pathname).path;
  let waiting: { readonly path: string; readonly arrive: () => void } | undefined;
  let leaveHeading = (): void => {};
  const arrive = ({ pathname, search, back }: Move): void => {
    const main = document.getElementById('main');
    // A screen that has put the focus on what is wrong keeps it there.
    const told = document.activeElement?.getAttribute('role') === 'alert';
    if (main && !back && !told) leaveHeading = focusHeading(main);
    scrollTo({ top: back ? (positions.get(pathname + search) ?? 0) : 0, behavior: 'instant' });
    platform.events.emit('navigation:done', {
      path: platform.navigation.current(),
      locale: platform.locale,
    });
  };
  platform.events.on('screen:shown', ({ path }) => {
    shownPath = path;
    if (waiting?.path === path) waiting.arrive();
  });
  return (move: Move): void => {
    leaveHeading();
    const { path } = splitLocale(move.pathname);
    const mine = {
      path,
      arrive: () => {
        if (waiting !== mine) return;
        waiting = undefined;
        // What has been rendered is painted in the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => arrive(move)));
      },
    };
    waiting = mine;
    if (shownPath === path || platform.route.getState().remote === null) mine.arrive();
    else setTimeout(mine.arrive, SCREEN_PATIENCE);
  };
};

/**
 * A document that is loaded anew, or come back to, is put back in its place by the browser; within
 * it, places are ours.
 */
const takeOverScrollRestoration = (): void => {
  const ours = (): void => void (history.scrollRestoration = 'manual');
  if (document.readyState === 'complete') ours();
  // The browser is done with its own once everything of this event is over.
  addEventListener('pageshow', () => setTimeout(ours));
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
};

/**
 * Keeps the route store in step with the address, whoever changes it; leaving our locales is a new
 * document.
 */
export const startRouteEffects = (
  remotes: readonly ResolvedRemote[],
  route: StoreApi<RouteState>,
  platform: Platform,
): void => {
  takeOverScrollRestoration();
  let shown = location.pathname;
  let back = false;
  let lastScroll = scrollY;
  const arrive = createArrivals(platform);
  addEventListener('scroll', () => (lastScroll = scrollY), { passive: true });
  addEventListener('popstate', (event) => (back = event.isTrusted), { capture: true });
  addEventListener('single-spa:before-routing-event', () =>
    positions.set(shown + route.getState().search, lastScroll),
  );
  addEventListener('single-spa:routing-event', () => {
    const { pathname, search } = location;
    // An address without a locale is a page too, the one of unknown paths: it is left, and not
    // loaded again.
    if (splitLocale(pathname).locale !== splitLocale(shown).locale) return location.reload();
    const moved = pathname !== shown;
    const wasBack = back;
    const turnedBack =
      wasBack && search !== route.getState().search && positions.has(pathname + search);
    back = false;
    shown = pathname;
    route.setState({
      ...routeStateOf(remotes, pathname, search),
      ...(moved && { categoryId: undefined }),
    });
    // A change of query alone keeps place and focus; back over one, the shopper is where it was
    // made.
    if (!moved && !turnedBack) return;
    renderAllSections();
    arrive({ pathname, search, back: wasBack });
  });
};
