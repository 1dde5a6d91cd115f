import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import type { PageAnswer, PageComposition, PageData } from '@tapnook/contracts';
import { documentHead } from '@tapnook/platform';
import { SHELL_NAMESPACE } from '../layout/layout-ids.ts';
import { assetsOf } from './assets.ts';
import { cacheTagsOf } from './cache-tags.ts';
import { packTexts } from './locale-payload.ts';
import { pageHtml } from './page-html.ts';
import { pageManifest } from './page-manifest.ts';
import { pageReport } from './page-report.ts';
import { SHELL_MESSAGES, type PagePlan } from './plan-page.ts';
import { packQueries } from './query-payload.ts';
import type { RenderedPage } from './render-markup.tsx';

/** What the browser takes the page over with. */
const dataOf = (
  { request, match, slots }: PagePlan,
  { html, meta, status }: RenderedPage,
  composition: PageComposition,
  state: DehydratedState,
): PageData => ({
  locale: request.locale,
  composition,
  config: request.config,
  remote: match?.remote ?? null,
  rendered: html !== null,
  slots: [...slots.keys()],
  state: packQueries(packTexts(state, request.locale) as DehydratedState),
  // The frame's alone: a remote's words are a file that is the same for all its pages, and its
  // markup has them already.
  messages: { [SHELL_NAMESPACE]: SHELL_MESSAGES[request.locale] },
  serverTime: request.now,
  answeredAt: request.answeredAt,
  visit: request.visit,
  status,
  ...(meta.categoryId && { categoryId: meta.categoryId }),
});

/** Puts markup, data, styles and scripts together to the document that the edge asks for. */
export const assemblePage = async (plan: PagePlan, rendered: RenderedPage): Promise<PageAnswer> => {
  const { request, pathname: path, match, route, platform, slots, failures } = plan;
  const { html: screen, meta, status, top, page, bottom } = rendered;
  const { composition, config, locale, nonce } = request;
  const state = dehydrate(platform.queryClient);
  const shown = pageManifest(composition, request.records, match?.remote);
  const html = pageHtml({
    ...(await assetsOf(request, match?.remote, route.id, [...slots.keys()])),
    data: dataOf(plan, rendered, shown, state),
    nonce,
    head: documentHead(meta, { origin: config.origin, locale, path }),
    preloadImage: meta.preloadImage,
    top,
    page,
    bottom,
    stranded: {
      html: rendered.stranded,
      report: request.visit && pageReport(composition, route.id),
    },
    remotes: shown.remotes.map(({ name, current }) => ({
      name,
      version: current.version,
      html: name === match?.remote ? screen : null,
    })),
  });
  return {
    kind: 'page',
    status,
    html,
    routeId: route.id,
    cacheable:
      route.render === 'server' && status === 200 && screen !== null && failures.length === 0,
    topics: cacheTagsOf(state),
    failed: failures,
  };
};
