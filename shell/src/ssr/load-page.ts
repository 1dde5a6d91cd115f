import type { Category } from '@tapnook/contracts/api';
import { getHeaderCategories } from '@tapnook/contracts/calls';
import { callQuery, type PageMeta, type Platform } from '@tapnook/platform';
import type { RemoteServer } from '@tapnook/platform/server';
import type { PagePlan } from './plan-page.ts';
import { serverErrorRedirect } from './server-error-policies.ts';
import { loadSlots } from './server-slots.ts';

/** What the server knows of a page once its data is in the query cache. */
export interface LoadedPage {
  /** Whose screen the server renders; without one the browser does, or the shell has the page. */
  readonly remote: RemoteServer | undefined;
  readonly meta: PageMeta;
  readonly status: number;
}
/** The path of `links` to go to instead. */
export interface Redirect {
  readonly redirect: string;
}

/** What stands where no remote has a page. */
export const shellPage = ({ match, pathname, platform }: PagePlan): LoadedPage => {
  const id = match || pathname === '/error' ? 'error' : 'notFound';
  return {
    remote: undefined,
    meta: { title: platform.i18n.t(`shell:${id}.title`), noIndex: true },
    status: match ? 200 : pathname === '/error' ? 500 : 404,
  };
};

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

const loadFrame = async ({ request, route, platform, slots }: PagePlan): Promise<void> => {
  if (!route.searchBar) return;
  try {
    await Promise.all([
      prefetchTopCategories(platform),
      loadSlots(request, platform, [{ name: 'search-box', props: {} }], slots),
    ]);
  } catch (error) {
    request.onError('shell', error);
  }
};

const loadRemote = async (
  { request, platform, slots }: PagePlan,
  name: string,
): Promise<LoadedPage | Redirect> => {
  const remote = (await request.loadRemote(name)) as RemoteServer;
  const plan = await remote.plan(platform, request.path);
  if (!plan) throw new Error(`${name} does not know ${request.path}`);
  if (plan.meta.redirect) return { redirect: plan.meta.redirect };
  await loadSlots(request, platform, plan.meta.slots ?? [], slots);
  return { remote, meta: plan.meta, status: plan.meta.status ?? 200 };
};

const loadScreen = async (plan: PagePlan): Promise<LoadedPage | Redirect> => {
  const { request, match, route } = plan;
  if (!match) return shellPage(plan);
  if (route.render === 'browser')
    return { ...shellPage(plan), meta: { title: 'TapNook', noIndex: true } };
  try {
    return await loadRemote(plan, match.remote);
  } catch (error) {
    const redirect = serverErrorRedirect(error, request.path);
    if (redirect) return { redirect };
    request.onError(match.remote, error);
    return shellPage(plan);
  }
};

/**
 * Loads the screen's data and slots, and beside them the frame's. What fails is left to the
 * browser; a thing that is missing, or needs a member, is a redirect. Never rejects.
 */
export const loadPage = async (plan: PagePlan): Promise<LoadedPage | Redirect> => {
  const frame = loadFrame(plan);
  const loaded = await loadScreen(plan);
  if (!('redirect' in loaded)) await frame;
  return loaded;
};
