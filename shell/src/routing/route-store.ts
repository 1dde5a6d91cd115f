import { matchRemote, splitLocale, type ResolvedRemote } from '@tapnook/contracts';
import { createRouteStore, type RouteState } from '@tapnook/platform';
import type { StoreApi } from 'zustand/vanilla';
import { SHELL_ROUTE } from './shell-route.ts';

/** Where an address leads among the remotes of this composition. */
export const routeStateOf = (
  remotes: readonly ResolvedRemote[],
  pathname: string,
  search: string,
): RouteState => {
  const { path } = splitLocale(pathname);
  const match = matchRemote(remotes, path);
  return { path, search, remote: match?.remote ?? null, route: match?.route ?? SHELL_ROUTE };
};

/** Of the page that has come; `categoryId` as the server told. */
export const createPageRouteStore = (
  remotes: readonly ResolvedRemote[],
  categoryId?: string,
): StoreApi<RouteState> =>
  createRouteStore({ ...routeStateOf(remotes, location.pathname, location.search), categoryId });
