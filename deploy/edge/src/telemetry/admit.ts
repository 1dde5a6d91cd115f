import type { PageTelemetry, TelemetryEvent } from '@tapnook/contracts/release';
import { networkOf } from '@tapnook/server/network';
import { LRUCache } from 'lru-cache';
import type { Visits } from './visits.ts';

/** A page tells each kind a few times of each of its apps; who tells more is no page. */
export const MAX_EVENTS_PER_VISIT = 400;
/** Visits of one network that count in a minute; of a company's many shoppers some are left out. */
export const VISITS_PER_NETWORK_AND_MINUTE = 120;
const MINUTE_MS = 60_000;
const MAX_REMEMBERED = 100_000;

/**
 * The events of a beacon that count, stamped with what the edge knows of the page load: none of a
 * visit that no edge signed or that is too old, none of versions that the page was not made of.
 */
export type Admit = (
  beacon: PageTelemetry,
  address: string,
  shopperId?: string,
) => TelemetryEvent[];

export const createAdmit = (visits: Visits, now: () => number = Date.now): Admit => {
  // Whether the visit counts, and how many events it has told, by its id.
  const told = new LRUCache<string, { readonly counts: boolean; events: number }>({
    max: MAX_REMEMBERED,
  });
  const networks = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  /** Decided by the visit alone, whatever it is made of: both sides of a release lose alike. */
  const isWithinShare = (address: string): boolean => {
    const key = `${networkOf(address)} ${Math.floor(now() / MINUTE_MS)}`;
    const count = (networks.get(key) ?? 0) + 1;
    networks.set(key, count);
    return count <= VISITS_PER_NETWORK_AND_MINUTE;
  };
  return ({ visit, events, context: page }, address, shopperId) => {
    const id = visits.verify(visit);
    if (!id) return [];
    const seen = told.get(id) ?? { counts: isWithinShare(address), events: 0 };
    told.set(id, seen);
    if (!seen.counts) return [];
    const own = events.slice(0, MAX_EVENTS_PER_VISIT - seen.events);
    seen.events += own.length;
    const network = visits.networkGroup(address);
    const context = page && {
      ...page,
      apps: Object.fromEntries(
        Object.entries(visit.apps).map(([app, { version }]) => [app, version]),
      ),
      ...(shopperId && { shopper: visits.shopperKey(shopperId) }),
    };
    return own.flatMap((event): TelemetryEvent[] => {
      const app = visit.apps[event.app];
      // A refused file may be one of the version that the page fell back to: the alarm is the
      // app's.
      if (!app || (app.version !== event.version && event.kind !== 'refused-script')) return [];
      const { version, bucket } = app;
      return [
        {
          ...event,
          version,
          bucket,
          generation: visit.generation,
          session: id,
          network,
          ...(visit.flags && { flags: visit.flags }),
          ...(event.detail && context && { context }),
        },
      ];
    });
  };
};
