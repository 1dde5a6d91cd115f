import type { Queryable } from '../database/database.ts';
import { addTo, emptyTally, sumTallies, type TimedTally } from './tally.ts';

interface Row {
  readonly slot: Date;
  readonly version: string;
  readonly network: number;
  readonly kind: string;
  readonly bin: number;
  readonly count: string;
}

/** A rollout of days is read in wider slots, so that a look at it stays cheap. */
const MAX_SLOTS = 500;
const MIN_SLOT_SECONDS = 10;

/** Width of a slot in seconds for so many milliseconds: the narrowest, or a multiple of it. */
export const slotWidth = (duration: number): number =>
  Math.max(1, Math.ceil(duration / 1_000 / MIN_SLOT_SECONDS / MAX_SLOTS)) * MIN_SLOT_SECONDS;

/** Slots of each group of networks, all groups with the same slots, oldest first. */
export type NetworkSlots = ReadonlyMap<number, readonly TimedTally[]>;

/**
 * Slots from `since` until `now` of two versions of an app, by group of networks. Sides are told by
 * version: a shopper who is moved keeps counting where the visit began. With `within`, visits that
 * the rollout's rules did not admit are left out: a candidate is compared with stable among the
 * same kind of people.
 */
export const readNetworkSlots = async (
  db: Queryable,
  channel: string,
  app: string,
  versions: { stable: string; candidate: string | null },
  since: Date,
  now: number,
  within = false,
): Promise<NetworkSlots> => {
  const { rows } = await db.query<Row>(
    `SELECT date_bin(make_interval(secs => $5), slot, $4) AS slot, version, network, kind, bin,
      sum(count) AS count FROM release.telemetry
     WHERE channel = $1 AND app = $2 AND version = ANY($3) AND slot >= $4
       AND NOT ($6 AND bucket = 'outside') GROUP BY 1, version, network, kind, bin ORDER BY 1`,
    [
      channel,
      app,
      [versions.stable, ...(versions.candidate ? [versions.candidate] : [])],
      since,
      slotWidth(now - since.getTime()),
      within,
    ],
  );
  const times = [...new Set(rows.map(({ slot }) => slot.getTime()))];
  const indexes = new Map(times.map((time, index) => [time, index]));
  const networks = new Map<number, TimedTally[]>();
  for (const row of rows) {
    const slots =
      networks.get(row.network) ??
      times.map((at) => ({ at, stable: emptyTally(), candidate: emptyTally() }));
    networks.set(row.network, slots);
    const slot = slots[indexes.get(row.slot.getTime()) ?? -1];
    const side = row.version === versions.stable ? slot?.stable : slot?.candidate;
    if (side) addTo(side, row.kind, row.bin, Number(row.count));
  }
  return networks;
};

/** The slots of all groups together, but for those left out. */
export const mergeNetworks = (
  networks: NetworkSlots,
  leftOut: readonly number[] = [],
): TimedTally[] => {
  const kept = [...networks].filter(([network]) => !leftOut.includes(network));
  const [, first = []] = kept[0] ?? [];
  return first.map(({ at }, index) => {
    const slots = kept.flatMap(([, all]) => all[index] ?? []);
    return {
      at,
      stable: sumTallies(slots.map(({ stable }) => stable)),
      candidate: sumTallies(slots.map(({ candidate }) => candidate)),
    };
  });
};

/** Slots of all networks together, oldest first. */
export const readSlots = async (
  ...question: Parameters<typeof readNetworkSlots>
): Promise<TimedTally[]> => mergeNetworks(await readNetworkSlots(...question));
