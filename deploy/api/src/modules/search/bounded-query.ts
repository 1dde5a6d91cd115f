import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/pool.ts';

/** Longest that a statement of a search may take; the slowest that people send take a tenth. */
const SEARCH_TIMEOUT_MS = 3000;

/**
 * Runs a search whose words strangers choose: a statement that takes too long is ended, as an
 * outage, and does not keep a connection from everybody else.
 */
export const boundedQuery = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${SEARCH_TIMEOUT_MS}`));
      return work(tx);
    },
    { accessMode: 'read only' },
  );
