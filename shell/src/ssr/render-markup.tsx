import { createRouteStore, type Platform } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FooterRoot } from '../layout/footer-root.tsx';
import { HeaderRoot } from '../layout/header-root.tsx';
import { LAYOUT_IDS } from '../layout/layout-ids.ts';
import { ShellPage } from '../layout/shell-page.tsx';
import { withShellProviders } from '../layout/shell-providers.tsx';
import { ShellLoadError } from '../resilience/shell-load-error.tsx';
import { shellPage, type LoadedPage } from './load-page.ts';
import type { PagePlan } from './plan-page.ts';

/** A page in markup: its screen, the frame around it, and what is shown without scripts. */
export interface RenderedPage extends Omit<LoadedPage, 'remote'> {
  /** The screen; null where the browser renders it, or the shell has the page. */
  readonly html: string | null;
  readonly top: string;
  readonly page: string;
  readonly bottom: string;
  /** What the page shows when the shell's scripts do not come. */
  readonly stranded: string;
}

const frame = (platform: Platform, id: string, element: ReactElement): string =>
  renderToString(withShellProviders(platform, element), { identifierPrefix: `${id}-` });

/** The screen; one that throws is left to the browser. */
const renderScreen = (
  plan: PagePlan,
  loaded: LoadedPage,
): Pick<RenderedPage, 'html' | 'meta' | 'status'> => {
  const { request, platform, match } = plan;
  const { remote } = loaded;
  if (!remote || !match) return { html: null, meta: loaded.meta, status: loaded.status };
  try {
    const html = renderToString(remote.element(platform, request.path), {
      identifierPrefix: `${match.remote}-`,
    });
    return { html, meta: loaded.meta, status: loaded.status };
  } catch (error) {
    request.onError(match.remote, error);
    const { meta, status } = shellPage(plan);
    return { html: null, meta, status };
  }
};

/** Renders what is loaded, the screen first: it says in which category the frame shows itself. */
export const renderMarkup = (plan: PagePlan, loaded: LoadedPage): RenderedPage => {
  const { platform, match } = plan;
  const screen = renderScreen(plan, loaded);
  // A store is read on the server as it began: the frame's begins with what the screen said.
  const route = createRouteStore({
    ...platform.route.getState(),
    categoryId: screen.meta.categoryId,
  });
  const serverMarkup = screen.html !== null || !match;
  return {
    ...screen,
    top: frame({ ...platform, route }, LAYOUT_IDS.top, <HeaderRoot />),
    page: frame(platform, LAYOUT_IDS.page, <ShellPage />),
    bottom: frame(platform, LAYOUT_IDS.bottom, <FooterRoot />),
    stranded: frame(platform, LAYOUT_IDS.stranded, <ShellLoadError serverMarkup={serverMarkup} />),
  };
};
