import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import {
  matchRemote,
  type Locale,
  type PageAnswer,
  type PageData,
  type PageRequest,
} from '@tapnook/contracts';
import type { Category } from '@tapnook/contracts/api';
import { getHeaderCategories } from '@tapnook/contracts/calls';
import {
  addMessages,
  callQuery,
  createRouteStore,
  documentHead,
  type LoadedSlot,
  type Messages,
  type PageMeta,
  type Platform,
} from '@tapnook/platform';
import { createServerPlatform, type RemoteServer } from '@tapnook/platform/server';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FooterRoot } from '../layout/footer-root.tsx';
import { HeaderRoot } from '../layout/header-root.tsx';
import { LAYOUT_IDS, SHELL_NAMESPACE } from '../layout/layout-ids.ts';
import { ShellPage } from '../layout/shell-page.tsx';
import { withShellProviders } from '../layout/shell-providers.tsx';
import enUS from '../locales/en-US.json' with { type: 'json' };
import zhHK from '../locales/zh-HK.json' with { type: 'json' };
import { ShellLoadError } from '../resilience/shell-load-error.tsx';
import { SHELL_ROUTE } from '../routing/shell-route.ts';
import { assetsOf } from './assets.ts';
import { cacheTagsOf } from './cache-tags.ts';
import { packTexts } from './locale-payload.ts';
import { pageHtml } from './page-html.ts';
import { pageManifest } from './page-manifest.ts';
import { pageReport } from './page-report.ts';
import { packQueries } from './query-payload.ts';
import { serverErrorRedirect } from './server-error-policies.ts';
import { loadSlots } from './server-slots.ts';

const WORDS: Readonly<Record<Locale, Messages>> = { 'en-US': enUS, 'zh-HK': zhHK };

interface Rendered {
  readonly html: string | null;
  readonly meta: PageMeta;
  readonly status: number;
}
const shellMeta = (platform: Platform, id: 'notFound' | 'error'): PageMeta => ({
  title: platform.i18n.t(`shell:${id}.title`),
  noIndex: true,
});

/**
 * Renders the route's remote; a failure leaves the section to the browser, a missing thing is a
 * redirect.
 */
const renderRemote = async (
  request: PageRequest,
  platform: Platform,
  name: string,
  slots: Map<string, LoadedSlot>,
): Promise<Rendered | { readonly redirect: string }> => {
  const remote = (await request.loadRemote(name)) as RemoteServer;
  const plan = await remote.plan(platform, request.path);
  if (!plan) throw new Error(`${name} does not know ${request.path}`);
  if (plan.meta.redirect) return { redirect: plan.meta.redirect };
  await loadSlots(request, platform, plan.meta.slots ?? [], slots);
  const html = renderToString(remote.element(platform, request.path), {
    identifierPrefix: `${name}-`,
  });
  return { html, meta: plan.meta, status: plan.meta.status ?? 200 };
};

const frame = (platform: Platform, id: string, element: ReactElement): string =>
  renderToString(withShellProviders(platform, element), { identifierPrefix: `${id}-` });

/**
 * The frame lists the top categories alone; what lies below them would be the heaviest of its data.
 */
const prefetchTopCategories = async (platform: Platform): Promise<void> => {
  const query = callQuery(platform.http, getHeaderCategories);
  await platform.queryClient.prefetchQuery(query);
  platform.queryClient.setQueryData<readonly Category[]>(query.queryKey, (all) =>
    all?.map((category) => ({ ...category, childCategories: [] })),
  );
};

/** The frame around the page. */
const layoutHtml = (platform: Platform, categoryId: string | undefined) => {
  // A store is read on the server as it began: the frame's begins with what the screen said.
  const route = createRouteStore({ ...platform.route.getState(), categoryId });
  return {
    top: frame({ ...platform, route }, LAYOUT_IDS.top, <HeaderRoot />),
    page: frame(platform, LAYOUT_IDS.page, <ShellPage />),
    bottom: frame(platform, LAYOUT_IDS.bottom, <FooterRoot />),
  };
};

/** What the page shows when the shell's scripts do not come. */
const loadErrorHtml = (platform: Platform, serverMarkup: boolean): string =>
  frame(platform, LAYOUT_IDS.stranded, <ShellLoadError serverMarkup={serverMarkup} />);

/** Makes one page (architecture, section 3, per request). */
export const renderPage = async (incoming: PageRequest): Promise<PageAnswer> => {
  const failures: string[] = [];
  const failed = (app: string, error: unknown): undefined => {
    failures.push(app);
    incoming.onError(app, error);
    return undefined;
  };
  const request: PageRequest = { ...incoming, onError: failed };
  const { composition, locale, path } = request;
  const [pathname = '/', search = ''] = path.split('?');
  const match = matchRemote(composition.remotes, pathname);
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
  addMessages(platform.i18n, SHELL_NAMESPACE, WORDS[locale]);
  let rendered: Rendered = {
    html: null,
    meta: shellMeta(platform, match || pathname === '/error' ? 'error' : 'notFound'),
    status: match ? 200 : pathname === '/error' ? 500 : 404,
  };
  const frameData = route.searchBar
    ? Promise.all([
        prefetchTopCategories(platform),
        loadSlots(request, platform, [{ name: 'search-box', props: {} }], slots),
      ])
    : undefined;
  if (match && route.render === 'server') {
    try {
      const answer = await renderRemote(request, platform, match.remote, slots);
      if ('redirect' in answer) return { kind: 'redirect', to: answer.redirect };
      rendered = answer;
    } catch (error) {
      const redirect = serverErrorRedirect(error, path);
      if (redirect) return { kind: 'redirect', to: redirect };
      failed(match.remote, error);
    }
  } else if (match) {
    rendered = { ...rendered, meta: { title: 'TapNook', noIndex: true } };
  }
  await frameData?.catch((error: unknown) => failed('shell', error));
  const { categoryId } = rendered.meta;
  const state = dehydrate(platform.queryClient);
  const shown = pageManifest(composition, request.records, match?.remote);
  const data: PageData = {
    locale,
    composition: shown,
    config: request.config,
    remote: match?.remote ?? null,
    rendered: rendered.html !== null,
    slots: [...slots.keys()],
    state: packQueries(packTexts(state, locale) as DehydratedState),
    // The frame's alone: a remote's words are a file that is the same for all its pages, and its
    // markup has them already.
    messages: { [SHELL_NAMESPACE]: WORDS[locale] },
    serverTime: request.now,
    answeredAt: request.answeredAt,
    visit: request.visit,
    status: rendered.status,
    ...(categoryId && { categoryId }),
  };
  const assets = await assetsOf(request, match?.remote, route.id, [...slots.keys()]);
  const html = pageHtml({
    ...assets,
    data,
    nonce: request.nonce,
    head: documentHead(rendered.meta, { origin: request.config.origin, locale, path: pathname }),
    preloadImage: rendered.meta.preloadImage,
    ...layoutHtml(platform, categoryId),
    stranded: {
      html: loadErrorHtml(platform, rendered.html !== null || !match),
      report: request.visit && pageReport(composition, route.id),
    },
    remotes: shown.remotes.map(({ name, current }) => ({
      name,
      version: current.version,
      html: name === match?.remote ? rendered.html : null,
    })),
  });
  return {
    kind: 'page',
    status: rendered.status,
    html,
    routeId: route.id,
    cacheable:
      route.render === 'server' &&
      rendered.status === 200 &&
      rendered.html !== null &&
      failures.length === 0,
    topics: cacheTagsOf(state),
    failed: failures,
  };
};
