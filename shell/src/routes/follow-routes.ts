import { splitLocale, type ResolvedRemote } from '@tapnook/contracts';
import type { Platform, RouteState } from '@tapnook/platform';
import type { StoreApi } from 'zustand/vanilla';
import { routeStateOf } from './route-store.ts';

const positions = new Map<string, number>();

/** After a move: flags of the new route, focus on its heading, scroll to the top or to where the shopper was before. */
const arrive = (platform: Platform, key: string, back: boolean): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !back) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  scrollTo({ top: back ? (positions.get(key) ?? 0) : 0, behavior: 'instant' });
  platform.events.emit('navigation:done', { path: platform.navigation.current(), locale: platform.locale });
};

/** Keeps the route store in step with the address, whoever changes it; leaving our locales is a new document. */
export const followRoutes = (remotes: readonly ResolvedRemote[], route: StoreApi<RouteState>, platform: Platform): void => {
  history.scrollRestoration = 'manual';
  let shown = location.pathname;
  let back = false;
  let lastScroll = scrollY;
  addEventListener('scroll', () => (lastScroll = scrollY), { passive: true });
  addEventListener('popstate', (event) => (back = event.isTrusted), { capture: true });
  addEventListener('single-spa:before-routing-event', () => positions.set(shown + route.getState().search, lastScroll));
  addEventListener('single-spa:routing-event', () => {
    const { pathname, search } = location;
    if (splitLocale(pathname).locale !== platform.locale) return location.reload();
    const moved = pathname !== shown;
    const wasBack = back;
    back = false;
    shown = pathname;
    route.setState(routeStateOf(remotes, pathname, search));
    // A new screen paints in the next frame; a change of query alone keeps place and focus.
    if (moved) requestAnimationFrame(() => requestAnimationFrame(() => arrive(platform, pathname + search, wasBack)));
  });
};
