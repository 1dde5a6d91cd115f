import type { Queryable } from '../database/database.ts';
import { addTo, emptyTally, type TimedTally } from './tally.ts';

interface Row { slot: Date; version: string; kind: string; bin: number; count: string }

/** Slots since `since` of two versions of a part, oldest first. Sides are told by version: a shopper who is moved keeps counting where the visit began. */
export async function readSlots(db: Queryable, channel: string, part: string, versions: { stable: string; candidate: string | null }, since: Date): Promise<TimedTally[]> {
  const { rows } = await db.query<Row>(
    `SELECT slot, version, kind, bin, sum(count) AS count FROM release.telemetry
     WHERE channel = $1 AND part = $2 AND version = ANY($3) AND slot >= $4 GROUP BY slot, version, kind, bin ORDER BY slot`,
    [channel, part, [versions.stable, ...(versions.candidate ? [versions.candidate] : [])], since],
  );
  const slots = new Map<number, TimedTally>();
  for (const row of rows) {
    const at = row.slot.getTime();
    const slot = slots.get(at) ?? { at, stable: emptyTally(), candidate: emptyTally() };
    addTo(row.version === versions.stable ? slot.stable : slot.candidate, row.kind, row.bin, Number(row.count));
    slots.set(at, slot);
  }
  return [...slots.values()];
}
