import type { Queryable } from '../database/database.ts';

/** Something that is summed up by version, side, slot and network. */
export interface CountedEvent {
  readonly app: string;
  readonly version: string;
  readonly bucket: string;
  readonly route: string;
  readonly slot: Date;
  readonly kind: string;
  readonly bin: number;
  readonly network: number;
}

/** Adds to the sums that verdicts are made of. */
export const addCounts = async (
  tx: Queryable,
  channel: string,
  counted: readonly CountedEvent[],
): Promise<void> => {
  if (counted.length === 0) return;
  const column = (of: (row: CountedEvent) => unknown) => counted.map(of);
  await tx.query(
    `INSERT INTO release.telemetry AS t (channel, app, version, bucket, slot, kind, route, bin,
      network, count)
     SELECT $1, p, v, b, s, k, r, n, w, count(*)
       FROM unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::text[], $7::text[],
       $8::smallint[], $9::smallint[]) AS w(p, v, b, s, k, r, n, w)
     GROUP BY p, v, b, s, k, r, n, w ORDER BY p, v, b, s, k, r, n, w
     ON CONFLICT (channel, app, version, bucket, slot, kind, route, bin, network) DO UPDATE
       SET count = t.count + excluded.count`,
    [
      channel,
      column((c) => c.app),
      column((c) => c.version),
      column((c) => c.bucket),
      column((c) => c.slot),
      column((c) => c.kind),
      column((c) => c.route),
      column((c) => c.bin),
      column((c) => c.network),
    ],
  );
};
