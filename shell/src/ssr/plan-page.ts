import {
  matchRemote,
  type Locale,
  type PageRequest,
  type RemoteMatch,
  type RemoteRoute,
} from '@tapnook/contracts';
import { addMessages, type LoadedSlot, type Messages, type Platform } from '@tapnook/platform';
import { createServerPlatform } from '@tapnook/platform/server';
import { SHELL_NAMESPACE } from '../layout/layout-ids.ts';
import enUS from '../locales/en-US.json' with { type: 'json' };
import zhHK from '../locales/zh-HK.json' with { type: 'json' };
import { SHELL_ROUTE } from '../routing/shell-route.ts';

/** The shell's own words; a remote's come with the remote. */
export const SHELL_MESSAGES: Readonly<Record<Locale, Messages>> = { 'en-US': enUS, 'zh-HK': zhHK };

/** What one page will be made of, before anything of it is loaded. */
export interface PagePlan {
  /** As it came, but for `onError`, which notes in `failures` as well. */
  readonly request: PageRequest;
  /** Without its locale and query. */
  readonly pathname: string;
  /** Undefined for a page of the shell's own. */
  readonly match: RemoteMatch<RemoteRoute> | undefined;
  readonly route: RemoteRoute;
  readonly platform: Platform;
  /** Slots that are loaded, by name; grows until the page is rendered. */
  readonly slots: Map<string, LoadedSlot>;
  /** Apps that failed; grows until the page is there. */
  readonly failures: string[];
}

/** Finds the route of an address, and sets up what the page is made with. */
export const planPage = (incoming: PageRequest): PagePlan => {
  const failures: string[] = [];
  const request: PageRequest = {
    ...incoming,
    onError: (app, error) => {
      failures.push(app);
      incoming.onError(app, error);
    },
  };
  const [pathname = '/', search = ''] = request.path.split('?');
  const match = matchRemote(request.composition.remotes, pathname);
  const route = match?.route ?? SHELL_ROUTE;
  const slots = new Map<string, LoadedSlot>();
  const platform = createServerPlatform({
    ...request,
    slots,
    route: {
      path: pathname,
      search: search ? `?${search}` : '',
      remote: match?.remote ?? null,
      route,
    },
  });
  addMessages(platform.i18n, SHELL_NAMESPACE, SHELL_MESSAGES[request.locale]);
  return { request, pathname, match, route, platform, slots, failures };
};
