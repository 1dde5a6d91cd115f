import type { PageAnswer } from '@tapnook/contracts';
import { OverloadError } from '../security/fair-queue.ts';
import { createPageStore, type PageDemand, type PageStore } from './page-store.ts';

const FRESH_MS = 3_000;
const MAX_STALE_MS = 30_000;
/** While the API is away, an old page is better than an empty one. */
const MAX_OUTAGE_STALE_MS = 24 * 3_600_000;
/** Names what any page may show: sections, lists, categories. */
const EVERYTHING = 'shop';

/** Public pages, stale while they revalidate; one rendering at a time for each. */
export interface PageCache {
  /**
   * `make` may throw at once, before anything is begun, when this caller may not have the page made
   * now; whoever else asks for it is not told so.
   */
  get(key: string, make: () => Promise<PageAnswer>, demand?: PageDemand): Promise<PageAnswer>;
  /** Drops the pages that show any of this, and those being made of what was read before. */
  purge(topics: readonly string[]): void;
  clear(): void;
}
/** Makes every page anew, for development. */
export const uncached: PageCache = {
  get: (_key, make) => make(),
  purge: () => {},
  clear: () => {},
};

const NO_DEMAND: PageDemand = { network: '', isPinned: false };
/** A rendering under way; what it is about is known only at its end. */
interface PendingRendering {
  readonly promise: Promise<PageAnswer>;
  readonly purged: Set<string>;
}
const topicsOf = (answer: PageAnswer): readonly string[] =>
  answer.kind === 'page' ? answer.topics : [];

/** Made while data could not be had. */
const isOutage = (answer: PageAnswer): boolean => answer.kind === 'page' && answer.status === 503;

export const createPageCache = (
  now: () => number = Date.now,
  isApiAway: () => boolean = () => false,
  pages: PageStore = createPageStore(),
): PageCache => {
  const running = new Map<string, PendingRendering>();

  const store = (
    key: string,
    answer: PageAnswer,
    demand: PageDemand,
    purged: ReadonlySet<string>,
  ): void => {
    // Made without the API, it is missing things that nobody changed.
    if (isApiAway() || isOutage(answer)) return;
    const outdated = purged.has(EVERYTHING) || topicsOf(answer).some((topic) => purged.has(topic));
    if (answer.kind === 'page' && answer.cacheable && !outdated)
      pages.set(key, { answer, madeAt: now() }, demand);
    else pages.delete(key);
  };
  const rerender = (
    key: string,
    make: () => Promise<PageAnswer>,
    demand: PageDemand,
  ): Promise<PageAnswer> => {
    const already = running.get(key);
    // Who asks after a change must not get what was read before it.
    if (already && already.purged.size === 0) return already.promise;
    const purged = new Set<string>();
    const promise = make()
      .then((answer) => {
        if (running.get(key)?.promise === promise) store(key, answer, demand, purged);
        return answer;
      })
      .finally(() => {
        if (running.get(key)?.promise === promise) running.delete(key);
      });
    running.set(key, { promise, purged });
    return promise;
  };
  /** The last form of a page, for when there is no newer one to be had. */
  const lastForm = (key: string): PageAnswer | undefined => {
    const found = pages.get(key);
    return found && now() - found.madeAt <= MAX_OUTAGE_STALE_MS ? found.answer : undefined;
  };
  const spare = (key: string): PageAnswer | undefined => (isApiAway() ? lastForm(key) : undefined);
  const rerenderOrSpare = async (
    key: string,
    make: () => Promise<PageAnswer>,
    demand: PageDemand,
  ): Promise<PageAnswer> => {
    try {
      const answer = await rerender(key, make, demand);
      return (isOutage(answer) ? lastForm(key) : spare(key)) ?? answer;
    } catch (error) {
      const answer = error instanceof OverloadError ? lastForm(key) : spare(key);
      if (answer) return answer;
      throw error;
    }
  };
  return {
    get: (key, make, demand = NO_DEMAND) => {
      pages.demand(key, demand);
      const kept = spare(key);
      if (kept) return Promise.resolve(kept);
      const found = pages.get(key);
      const age = found ? now() - found.madeAt : Infinity;
      if (!found || age > MAX_STALE_MS) return rerenderOrSpare(key, make, demand);
      // A failing renewal leaves the stale page in place for as long as it may be shown.
      if (age > FRESH_MS) rerenderOrSpare(key, make, demand).catch(() => {});
      return Promise.resolve(found.answer);
    },
    purge: (topics) => {
      if (topics.length === 0) return;
      const wanted = new Set(topics);
      for (const { purged } of running.values()) for (const topic of topics) purged.add(topic);
      for (const [key, { answer }] of pages.entries())
        if (wanted.has(EVERYTHING) || topicsOf(answer).some((topic) => wanted.has(topic)))
          pages.delete(key);
    },
    clear: () => pages.clear(),
  };
};
