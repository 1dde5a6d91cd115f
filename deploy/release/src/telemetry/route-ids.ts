import type { Channel } from '@tapnook/contracts/release';
import { compatibilitySetOf } from '../channels/compatibility.ts';
import { headOf } from '../channels/generations.ts';
import type { Database } from '../database/database.ts';

/** Stands for every route that no live app has: a name that somebody made up is not kept. */
export const OTHER_ROUTE = 'other';

interface CachedRouteIds {
  readonly generation: number;
  readonly ids: ReadonlySet<string>;
}
const routeIdCache = new WeakMap<Database, Map<Channel, CachedRouteIds>>();

/**
 * Ids of the routes that the apps of a channel have now; read again only when its generation has
 * grown.
 */
export const routeIds = async (db: Database, channel: Channel): Promise<ReadonlySet<string>> => {
  const channels = routeIdCache.get(db) ?? new Map<Channel, CachedRouteIds>();
  routeIdCache.set(db, channels);
  const { generation, apps } = await headOf(db, channel);
  const cached = channels.get(channel);
  if (cached?.generation === generation) return cached.ids;
  const records = Object.values(await compatibilitySetOf(db, apps)).flat();
  const ids = new Set([
    'server',
    ...records.flatMap((record) => record.routes.map((route) => route.id)),
  ]);
  channels.set(channel, { generation, ids });
  return ids;
};
