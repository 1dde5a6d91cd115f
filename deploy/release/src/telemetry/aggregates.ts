import type { Queryable } from '../database/database.ts';
import { addTo, emptyTally, type TimedTally } from './tally.ts';

interface Row {
  readonly slot: Date;
  readonly version: string;
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

/**
 * Slots from `since` until `now` of two versions of an app, oldest first. Sides are told by
 * version: a shopper who is moved keeps counting where the visit began. With `within`, visits that
 * the rollout's rules did not admit are left out: a candidate is compared with stable among the
 * same kind of people.
 */
export const readSlots = async (
  db: Queryable,
  channel: string,
  app: string,
  versions: { stable: string; candidate: string | null },
  since: Date,
  now: number,
  within = false,
): Promise<TimedTally[]> => {
  const { rows } = await db.query<Row>(
    `SELECT date_bin(make_interval(secs => $5), slot, $4) AS slot, version, kind, bin, sum(count) AS count FROM release.telemetry
     WHERE channel = $1 AND app = $2 AND version = ANY($3) AND slot >= $4 AND NOT ($6 AND bucket = 'outside') GROUP BY 1, version, kind, bin ORDER BY 1`,
    [
      channel,
      app,
      [versions.stable, ...(versions.candidate ? [versions.candidate] : [])],
      since,
      slotWidth(now - since.getTime()),
      within,
    ],
  );
  const slots = new Map<number, TimedTally>();
  for (const row of rows) {
    const at = row.slot.getTime();
    const slot = slots.get(at) ?? { at, stable: emptyTally(), candidate: emptyTally() };
    addTo(
      row.version === versions.stable ? slot.stable : slot.candidate,
      row.kind,
      row.bin,
      Number(row.count),
    );
    slots.set(at, slot);
  }
  return [...slots.values()];
};
