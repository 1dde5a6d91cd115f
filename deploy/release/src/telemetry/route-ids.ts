import type { Channel } from '@tapnook/contracts/release';
import { pairingOf } from '../channels/compatibility.ts';
import { headOf } from '../channels/generations.ts';
import type { Database } from '../database/database.ts';

/** Stands for every route that no live app has: a name that somebody made up is not kept. */
export const OTHER_ROUTE = 'other';

interface Known {
  readonly generation: number;
  readonly ids: ReadonlySet<string>;
}
const known = new WeakMap<Database, Map<Channel, Known>>();

/** Ids of the routes that the apps of a channel have now; read again only when its generation has grown. */
export const routeIds = async (db: Database, channel: Channel): Promise<ReadonlySet<string>> => {
  const channels = known.get(db) ?? new Map<Channel, Known>();
  known.set(db, channels);
  const { generation, apps } = await headOf(db, channel);
  const kept = channels.get(channel);
  if (kept?.generation === generation) return kept.ids;
  const records = Object.values(await pairingOf(db, apps)).flat();
  const ids = new Set([
    'server',
    ...records.flatMap((record) => record.routes.map((route) => route.id)),
  ]);
  channels.set(channel, { generation, ids });
  return ids;
};
