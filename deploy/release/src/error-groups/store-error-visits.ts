import type { TelemetryEvent } from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';

/** Visits kept of each thing that goes wrong; who is touched by more is told in sums alone. */
export const MAX_ERROR_VISITS = 2_000;

/** Keeps who was touched by what went wrong; after the details themselves. */
export const storeErrorVisits = async (
  tx: Queryable,
  channel: string,
  events: readonly TelemetryEvent[],
): Promise<void> => {
  const failed = events.filter(({ detail, context }) => detail && context);
  if (failed.length === 0) return;
  const rows = failed.map((event) => {
    const { shopper, ...context } = event.context ?? {};
    return {
      app: event.app,
      version: event.version,
      kind: event.kind,
      detail: event.detail,
      session: event.session,
      shopper: shopper ?? null,
      route: event.route,
      generation: event.generation,
      context,
    };
  });
  await tx.query(
    `INSERT INTO release.error_visits (channel, app, version, kind, detail, session, shopper, route,
      generation, context)
     SELECT $1, w.app, w.version, w.kind, md5(w.detail), w.session, w.shopper, w.route,
       w.generation, w.context
     FROM jsonb_to_recordset($2::jsonb) AS w(app text, version text, kind text, detail text,
       session text, shopper text, route text, generation integer, context jsonb)
     JOIN release.details d ON d.app = w.app AND d.version = w.version AND d.kind = w.kind
       AND d.detail = w.detail AND d.count <= $3
     ON CONFLICT DO NOTHING`,
    [channel, JSON.stringify(rows), MAX_ERROR_VISITS],
  );
};
