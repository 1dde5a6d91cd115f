import type { PageAnswer, PageRequest } from '@tapnook/contracts';
import { assemblePage } from './assemble-page.ts';
import { loadPage } from './load-page.ts';
import { planPage } from './plan-page.ts';
import { renderMarkup } from './render-markup.tsx';

/** Makes one page (architecture, section 3, per request): plan, load, render, assemble. */
export const renderPage = async (request: PageRequest): Promise<PageAnswer> => {
  const plan = planPage(request);
  const loaded = await loadPage(plan);
  if ('redirect' in loaded) return { kind: 'redirect', to: loaded.redirect };
  return assemblePage(plan, renderMarkup(plan, loaded));
};
