import type { RemoteRoute } from '@tapnook/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * Where the page is: header, footer, search and tab bars follow the route's flags (part 1, section
 * 2).
 */
export interface RouteState {
  /** Path without the locale. */
  readonly path: string;
  readonly search: string;
  /** Owner of the route; null on the shell's own pages. */
  readonly remote: string | null;
  readonly route: RemoteRoute;
  /** As its screen's `PageMeta` says, once that is known. */
  readonly categoryId?: string | undefined;
}
export const createRouteStore = (initial: RouteState): StoreApi<RouteState> =>
  createStore<RouteState>(() => initial);
