import { traceQueries } from '@tapnook/server/tracing';
import pg from 'pg';

/** Whatever can run a query: the pool, or one connection inside a transaction. */
export interface Queryable {
  // oxlint-disable-next-line no-unnecessary-type-parameters -- names the SQL's rows, as pg does
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}
export type Database = pg.Pool;

/** Serialisation failure and deadlock: PostgreSQL asks for the transaction to be tried again. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);
const MAX_TRIES = 5;

/** Opens a pool; the caller ends it. */
export const openDatabase = (url: string, connections = 20): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'release',
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end
  // the process.
  pool.on('error', () => undefined);
  traceQueries(pool);
  return pool;
};

const attempt = async <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  const client = await db.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

/** Runs `work` in one transaction; all of it happens or none. */
export const transaction = async <T>(
  db: Database,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(db, work);
    } catch (error) {
      if (tries >= MAX_TRIES || !RETRYABLE_CODES.has((error as { code?: string }).code ?? ''))
        throw error;
    }
  }
};

/** Whether PostgreSQL refused a row because an equal one exists. */
export const isDuplicate = (error: unknown): boolean =>
  (error as { code?: string }).code === '23505';
