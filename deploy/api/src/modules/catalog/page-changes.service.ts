import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';

/** Longer than a transaction takes and than an edge waits between two readings. */
const SHOWN = '15 seconds';
const KEPT = '1 minute';

/**
 * What public pages show that has just changed; the database notes it by itself
 * (`migrations-sql/after/20-page-changes.sql`). Those of the last `withheldMs` are left for the
 * next reading.
 */
export const readChanges = async (
  tx: Tx,
  withheldMs = 0,
): Promise<{ id: string; topic: string }[]> => {
  const { rows } = await tx.execute<{ id: string; topic: string }>(
    sql`select max(id)::text as id, topic from page_changes
      where at > clock_timestamp() - ${SHOWN}::interval
      and at <= clock_timestamp() - make_interval(secs => ${withheldMs / 1000}) group by topic
      order by max(id)`,
  );
  return rows;
};

/** Drops what every edge has had time to read. */
export const deleteOldChanges = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`delete from page_changes where at < clock_timestamp() - ${KEPT}::interval`);
};
