import type { PageAnswer } from '@tapnook/contracts';
import type { EnvironmentManifest } from '@tapnook/contracts/release';

/** How long a shared cache may show a page, by the rules of our own cache (`page-cache.ts`). */
const FRESHNESS = 'max-age=3, stale-while-revalidate=27, stale-if-error=86400';
/** Names what every page is about: it is purged when anything may have changed. */
export const EVERYTHING = 'shop';
/** What a header line of proxies holds at least; a page about more goes with everything. */
const MAX_KEYS_LENGTH = 4_096;

/** Whether a generation is the same for everybody: nothing is tried on a part of the shoppers. */
export const isSameForEverybody = ({
  apps,
  flags = {},
  clearSiteData,
}: Pick<EnvironmentManifest, 'apps' | 'flags' | 'clearSiteData'>): boolean =>
  !clearSiteData &&
  Object.values(apps).every(({ candidate }) => !candidate) &&
  Object.values(flags).every(({ on, weight, rules }) => !on || (weight === 100 && !rules));

/**
 * What tells a shared cache that it may keep a page (RFC 9213), and by which names it is purged.
 * Browsers obey `cache-control`, which these leave as it is.
 */
export const sharedCacheHeaders = (topics: readonly string[]): Readonly<Record<string, string>> => {
  const listed = [EVERYTHING, ...topics];
  const keys = listed.join(' ').length <= MAX_KEYS_LENGTH ? listed : [EVERYTHING, 'many'];
  return {
    'cdn-cache-control': `public, ${FRESHNESS}`,
    'surrogate-control': FRESHNESS,
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
    vary: 'accept-encoding',
  };
};

/** A picture that was taken away; the API names it in the answers that bear the picture. */
const isPicture = (topic: string): boolean => topic.startsWith('picture:');

/**
 * The keys to purge for what has changed; a page about too much bears `many`. Pictures are no part
 * of everything: their addresses never change what they show.
 */
export const purgedKeys = (topics: readonly string[] | undefined): readonly string[] => {
  if (!topics) return [EVERYTHING];
  const pictures = topics.filter(isPicture);
  const others = topics.filter((topic) => !isPicture(topic));
  if (others.includes(EVERYTHING)) return [EVERYTHING, ...pictures];
  return [...(others.length > 0 ? [...others, 'many'] : []), ...pictures];
};

/** Pages that a shared cache may keep: public ones, found or not. */
export const isShareable = (answer: PageAnswer): boolean =>
  answer.kind === 'page' && answer.cacheable && [200, 404, 410].includes(answer.status);
