import { localePath, matchRoute } from '@tapnook/contracts';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { Platform } from '../context.ts';
import { addMessages } from '../i18n/i18n.ts';
import { wordsOf } from '../i18n/translations.ts';
import type { Messages, Remote, SlotDefinition } from '../remote/define-remote.ts';
import type { PageMeta } from '../remote/page-meta.ts';
import { RemoteRoot } from '../remote/remote-root.tsx';

export interface ServerPlan {
  readonly meta: PageMeta;
  readonly routeId: string;
}
export interface ServerSlot {
  readonly definition: SlotDefinition;
}
/** What a remote's server bundle gives: the edge calls nothing else. */
export interface RemoteServer {
  readonly name: string;
  readonly version: string;
  readonly namespace: string;
  readonly messages: (locale: string) => Promise<Messages>;
  /**
   * Loads the page's data into the platform's query cache; undefined when no route of this remote
   * matches.
   */
  readonly plan: (platform: Platform, path: string) => Promise<ServerPlan | undefined>;
  readonly element: (platform: Platform, path: string) => ReactElement;
  readonly slots: Readonly<Record<string, SlotDefinition>>;
}

/** Turns a remote and its slots into what the edge calls. */
export const serverOf = (
  remote: Remote,
  slots: Readonly<Record<string, SlotDefinition>> = {},
): RemoteServer => ({
  name: remote.manifest.name,
  version: remote.version,
  namespace: remote.namespace,
  slots,
  messages: async (locale) => (await remote.messages(locale)).default,
  plan: async (platform, path) => {
    const [pathname = '/', query = ''] = path.split('?');
    const match = matchRoute(remote.manifest.routes, pathname);
    if (!match) return undefined;
    addMessages(platform.i18n, remote.namespace, (await remote.messages(platform.locale)).default);
    const screen = await remote.loadScreen(match.route.id);
    const { t } = wordsOf(platform.i18n, remote.namespace, platform.locale);
    const meta = await screen.load({
      platform,
      params: match.params,
      search: new URLSearchParams(query),
      t,
    });
    return { meta, routeId: match.route.id };
  },
  element: (platform, path) => (
    <RemoteRoot
      remote={remote}
      platform={platform}
      hydrating
      router={(children, basename) => (
        <StaticRouter location={localePath(platform.locale, path)} basename={basename}>
          {children}
        </StaticRouter>
      )}
    />
  ),
});
