import type { PageAnswer } from '@tapnook/contracts';
import { LRUCache } from 'lru-cache';

const FRESH_MILLISECONDS = 3_000;
const STALE_MILLISECONDS = 30_000;
const PAGES = 500;

/** Public pages, stale while they revalidate; one rendering at a time for each. */
export interface PageCache {
  get(key: string, make: () => Promise<PageAnswer>): Promise<PageAnswer>;
  clear(): void;
}
/** Makes every page anew, for development. */
export const uncached: PageCache = { get: (_key, make) => make(), clear: () => {} };

interface Entry {
  readonly answer: PageAnswer;
  readonly madeAt: number;
}

export const createPageCache = (now: () => number = Date.now): PageCache => {
  const pages = new LRUCache<string, Entry>({ max: PAGES });
  const running = new Map<string, Promise<PageAnswer>>();

  const renew = (key: string, make: () => Promise<PageAnswer>): Promise<PageAnswer> => {
    const already = running.get(key);
    if (already) return already;
    const promise = make()
      .then((answer) => {
        if (answer.kind === 'page' && answer.cacheable) pages.set(key, { answer, madeAt: now() });
        else pages.delete(key);
        return answer;
      })
      .finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
  return {
    get: (key, make) => {
      const found = pages.get(key);
      const age = found ? now() - found.madeAt : Infinity;
      if (!found || age > STALE_MILLISECONDS) return renew(key, make);
      // A failing renewal leaves the stale page in place for as long as it may be shown.
      if (age > FRESH_MILLISECONDS) renew(key, make).catch(() => {});
      return Promise.resolve(found.answer);
    },
    clear: () => pages.clear(),
  };
};
