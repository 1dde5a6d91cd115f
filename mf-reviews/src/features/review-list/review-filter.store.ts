import { usePlatform, type Platform } from '@tapnook/platform';
import { useCallback, useSyncExternalStore } from 'react';
import { NO_FILTERS, type Filters, type Subject } from './review-queries.ts';

interface Desk {
  filters: Filters;
  readonly listeners: Set<() => void>;
}
/** By platform, so that what one request's reader chose never reaches another. */
const desks = new WeakMap<Platform, Map<string, Desk>>();

const deskOf = (platform: Platform, key: string): Desk => {
  const all = desks.get(platform) ?? new Map<string, Desk>();
  desks.set(platform, all);
  const desk = all.get(key) ?? { filters: NO_FILTERS, listeners: new Set() };
  all.set(key, desk);
  return desk;
};

const put = (desk: Desk, changed: Partial<Filters>): void => {
  desk.filters = { ...desk.filters, ...changed };
  for (const listener of desk.listeners) listener();
};

/** The chosen filters of one subject, shared by the list and by a histogram that stands elsewhere on the page. */
export const useFilters = ({
  type,
  id,
}: Subject): readonly [Filters, (change: Partial<Filters>) => void] => {
  const desk = deskOf(usePlatform(), `${type}:${id}`);
  const subscribe = useCallback(
    (listener: () => void) => {
      desk.listeners.add(listener);
      return () => void desk.listeners.delete(listener);
    },
    [desk],
  );
  const filters = useSyncExternalStore(
    subscribe,
    () => desk.filters,
    () => NO_FILTERS,
  );
  const change = useCallback(
    (changed: Partial<Filters>) => {
      put(desk, changed);
    },
    [desk],
  );
  return [filters, change];
};

/** Stars after a press on one row of the histogram: that row alone, or all again. */
export const toggledScores = (
  scores: readonly number[],
  pressed: readonly number[],
): readonly number[] =>
  pressed.length === scores.length && pressed.every((score) => scores.includes(score))
    ? []
    : pressed;
