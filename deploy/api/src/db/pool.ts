import { AsyncLocalStorage } from 'node:async_hooks';
import { traceQueries } from '@tapnook/server/tracing';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase;
/** A transaction or the database itself: services take this, so that they compose. */
export type Tx = Pick<
  Db,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$with'
  | 'with'
  | 'transaction'
>;
export type Pool = pg.Pool;
/** What takes SQL: the pool, or one connection inside a transaction. */
export type Queryable = Pick<pg.PoolClient, 'query'>;

const { DATE, INT8, NUMERIC } = pg.types.builtins;
/** Days stay `YYYY-MM-DD`; counts and sums become numbers (ids and cents stay far below 2^53). */
const getTypeParser: typeof pg.types.getTypeParser = (
  oid: Parameters<typeof pg.types.getTypeParser>[0],
  format?: 'text' | 'binary',
) => {
  if (oid === DATE) return (value: string) => value;
  if (oid === INT8 || oid === NUMERIC) return (value: string) => Number(value);
  return pg.types.getTypeParser(oid, format);
};

/**
 * A pool that keeps nothing in its sessions and asks for nothing when it connects, so that
 * PgBouncer in transaction mode may stand between. The statement timeout is a setting of the
 * database (`migrations-sql/after/01-settings.sql`).
 */
export const createPool = (url: string, max: number, connectMs = 10_000): Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: { getTypeParser },
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectMs,
  });
  // A connection that breaks is replaced by the pool, and whoever waited for its answer is told.
  // Without listeners the process would end: the pool listens to idle ones only, and one may break
  // between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  traceQueries(pool);
  return pool;
};

export const createDb = (client: Pool | pg.PoolClient): Db => drizzle(client);

const RETRYABLE = new Set(['40001', '40P01']);
interface Failure {
  readonly message: string;
  readonly code?: unknown;
  readonly cause?: unknown;
}
/** An error and its causes; by their shape, since a driver may have the class of another realm. */
const causesOf = (error: unknown): readonly Failure[] => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return [];
  const failure = error as Failure;
  return [failure, ...causesOf(failure.cause)];
};
/** Five characters, one of them a digit: `EPIPE` is no SQLSTATE. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** The SQLSTATE of a database error, however it is wrapped. */
export const sqlState = (error: unknown): string | undefined => {
  const codes = causesOf(error).map(({ code }) => code);
  return codes.find((code) => typeof code === 'string' && SQLSTATE.test(code)) as
    | string
    | undefined;
};

const BROKEN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * What the driver says, without a code, when the server went away or nobody gave a connection back
 * in time.
 */
const LOST = new RegExp(
  '^(?:Connection terminated|Client has encountered a connection error|' +
    'timeout exceeded when trying to connect)',
);
/** During a switchover a connection may still lead to the former primary. */
const READ_ONLY = '25006';
/**
 * Whether the database could not be asked: it is down, restarting, or everybody waits for it.
 * Nothing was decided.
 */
export const isOutage = (error: unknown): boolean => {
  const state = sqlState(error);
  if (state) return /^(?:08|53|57)/.test(state) || state === READ_ONLY;
  return causesOf(error).some(
    ({ message, code }) => LOST.test(message) || BROKEN.has(String(code)),
  );
};

const within = new AsyncLocalStorage<true>();
/**
 * Whether this runs inside {@link inTransaction}. Work in there uses its transaction alone: whoever
 * holds a connection and waits for a second one can wait for ever, when all the others do the same.
 * Tests refuse it.
 */
export const insideTransaction = (): boolean => within.getStore() === true;

/** Runs a transaction again when it lost against another one (serialisation failure, deadlock). */
export const inTransaction = async <T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  tries = 5,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => within.run(true, () => work(tx)));
    } catch (error) {
      if (attempt >= tries || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
};
