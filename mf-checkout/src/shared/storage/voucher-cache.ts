import { CACHED_SCRIPT, type CachedScriptMessage } from '@tapnook/contracts';
import { offlinePage } from './offline-page.ts';

/** Asks the service worker to cache a page with its resources. */
export interface CachePageMessage {
  readonly type: 'keep';
  readonly page: string;
  readonly resources: readonly string[];
}
const PAGE_CACHE = 'tn-voucher-pages-1';
const RESOURCE_CACHE = 'tn-voucher-parts-1';
const MAX_PAGES = 20;
const MAX_RESOURCES = 200;
/** A page that takes longer than this is shown from the cache. */
const NETWORK_TIMEOUT_MS = 4000;

/** The API is never cached, except for pictures. */
const isCacheable = (url: URL, origin: string): boolean =>
  url.origin === origin &&
  (!url.pathname.startsWith('/api/') || url.pathname.startsWith('/api/media/'));

const prune = async (cache: Cache, maxEntries: number): Promise<void> => {
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)),
  );
};
/** Fetches and caches an address; returns a copy of the response. */
const fetchAndCache = async (cache: Cache, address: string): Promise<Response | undefined> => {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
  // A redirect leads to the sign-in page, which must not be cached as a voucher.
  if (!answer?.ok || answer.redirected) return undefined;
  const copy = answer.clone();
  await cache.put(address, answer);
  return copy;
};
/** Scripts and styles that a page links. */
const linkedResources = async (page: Response | undefined, address: string): Promise<string[]> =>
  page
    ? Array.from(
        (await page.text()).matchAll(/(?:src|href)="(\/remotes\/[^"]+)"/g),
        ([, path = '']) => new URL(path, address).href,
      )
    : [];

/**
 * Caches a voucher page with its scripts, styles, fonts and pictures; the oldest entries make room.
 */
export const cachePage = async (
  storage: CacheStorage,
  { page, resources }: CachePageMessage,
  origin: string,
): Promise<void> => {
  const [pageCache, resourceCache] = await Promise.all([
    storage.open(PAGE_CACHE),
    storage.open(RESOURCE_CACHE),
  ]);
  const linked = isCacheable(new URL(page), origin)
    ? await linkedResources(await fetchAndCache(pageCache, page), page)
    : [];
  const wanted = [...new Set([...linked, ...resources])].filter(
    (address) => URL.canParse(address) && isCacheable(new URL(address), origin),
  );
  await Promise.all(
    wanted.map(
      async (address) =>
        (await resourceCache.match(address)) ?? fetchAndCache(resourceCache, address),
    ),
  );
  await Promise.all([prune(pageCache, MAX_PAGES), prune(resourceCache, MAX_RESOURCES)]);
};

const fetchWithTimeout = (request: Request): Promise<Response> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), NETWORK_TIMEOUT_MS);
  return fetch(request, { signal: controller.signal }).finally(() => clearTimeout(timer));
};

const OTHER_LANGUAGE: Readonly<Record<string, string>> = {
  '/en-US/': '/zh-HK/',
  '/zh-HK/': '/en-US/',
};
/** The address of a voucher page in the other language. */
const inOtherLanguage = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/^\/[^/]+\//, (locale) => OTHER_LANGUAGE[locale] ?? locale);
};

/**
 * Answers from the network, and from the cache only when that fails. A page cached in the other
 * language opens in that one; one that was never cached shows the offline page.
 * `reportCachedScript` is told of a script with an integrity hash that came from the cache.
 * Undefined for a request that is not answered here.
 */
export const answerVoucherRequest = (
  storage: CacheStorage,
  request: Request,
  origin: string,
  reportCachedScript: (message: CachedScriptMessage) => void,
): Promise<Response> | undefined => {
  if (request.method !== 'GET' || !isCacheable(new URL(request.url), origin)) return undefined;
  const isPage = request.mode === 'navigate';
  const fromCache = async (error: unknown): Promise<Response> => {
    const cache = await storage.open(isPage ? PAGE_CACHE : RESOURCE_CACHE);
    const found = await cache.match(request.url, { ignoreSearch: isPage });
    if (found && request.integrity)
      reportCachedScript({ type: CACHED_SCRIPT, url: request.url, integrity: request.integrity });
    if (found) return found;
    if (isPage && (await cache.match(inOtherLanguage(request.url))))
      return Response.redirect(inOtherLanguage(request.url));
    if (isPage) return offlinePage(request.url);
    throw error;
  };
  return (isPage ? fetchWithTimeout(request) : fetch(request)).catch(fromCache);
};
