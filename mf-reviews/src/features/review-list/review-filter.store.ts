import { usePlatform, type Platform } from '@tapnook/platform';
import { useCallback, useSyncExternalStore } from 'react';
import { NO_FILTERS, type Filters, type Subject } from './review-queries.ts';

interface FilterStore {
  filters: Filters;
  readonly listeners: Set<() => void>;
}
/** By platform, so that what one request's reader chose never reaches another. */
const stores = new WeakMap<Platform, Map<string, FilterStore>>();

const storeOf = (platform: Platform, key: string): FilterStore => {
  const all = stores.get(platform) ?? new Map<string, FilterStore>();
  stores.set(platform, all);
  const store = all.get(key) ?? { filters: NO_FILTERS, listeners: new Set() };
  all.set(key, store);
  return store;
};

const put = (store: FilterStore, changed: Partial<Filters>): void => {
  store.filters = { ...store.filters, ...changed };
  for (const listener of store.listeners) listener();
};

/**
 * The chosen filters of one subject, shared by the list and by a histogram that stands elsewhere on
 * the page.
 */
export const useFilters = ({
  type,
  id,
}: Subject): readonly [Filters, (change: Partial<Filters>) => void] => {
  const store = storeOf(usePlatform(), `${type}:${id}`);
  const subscribe = useCallback(
    (listener: () => void) => {
      store.listeners.add(listener);
      return () => void store.listeners.delete(listener);
    },
    [store],
  );
  const filters = useSyncExternalStore(
    subscribe,
    () => store.filters,
    () => NO_FILTERS,
  );
  const change = useCallback(
    (changed: Partial<Filters>) => {
      put(store, changed);
    },
    [store],
  );
  return [filters, change];
};

/** Stars after a press on one row of the histogram: that row alone, or all again. */
export const toggleScores = (
  scores: readonly number[],
  pressed: readonly number[],
): readonly number[] =>
  pressed.length === scores.length && pressed.every((score) => scores.includes(score))
    ? []
    : pressed;
