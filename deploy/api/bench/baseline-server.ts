import { randomBytes, randomUUID } from 'node:crypto';
import type { QueryResult } from 'pg';
import type { Pool } from '../src/db/pool.ts';

/** One statement as the API sent it, and what it was answered. */
interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: readonly unknown[];
}
interface Query {
  readonly text: string;
  readonly values?: readonly unknown[];
}
type Send = (
  query: string | Query,
  values?: readonly unknown[],
  answered?: unknown,
) => Promise<QueryResult>;

/** Notes every statement that goes through a pool, in its order, until `stop`. */
export const record = (
  pool: Pool,
): { readonly statements: Recorded[]; readonly stop: () => void } => {
  const statements: Recorded[] = [];
  let on = true;
  const watch = (target: { query: unknown }): void => {
    const original = (target.query as Send).bind(target);
    target.query = async (
      query: string | Query,
      values?: readonly unknown[],
      answered?: unknown,
    ) => {
      // By callback only the pool itself asks, and it is watched already.
      if (answered) return original(query, values, answered);
      const result = await original(query, values);
      if (on)
        statements.push({
          text: typeof query === 'string' ? query : query.text,
          values: values ?? (typeof query === 'string' ? [] : (query.values ?? [])),
          rows: rowsOf(result),
        });
      return result;
    };
  };
  watch(pool);
  const connect = pool.connect.bind(pool) as (taken?: unknown) => Promise<{ query: unknown }>;
  // The pool's own `query` connects with a callback, and is watched already.
  (pool as { connect: unknown }).connect = async (taken?: unknown) => {
    if (taken) return connect(taken);
    const client = await connect();
    watch(client);
    return client;
  };
  return { statements, stop: () => void (on = false) };
};
/** A statement of several commands gives an array of results, which the baseline does not need. */
const rowsOf = (result: Partial<QueryResult>): readonly unknown[] =>
  Array.isArray(result) ? [] : (result.rows ?? []);

/** What must be another one each time: numbers of orders, ids, and keys. */
const UNIQUE = /^(?:[A-Z]{2}\d{4}-[A-Z0-9]{10}|[0-9a-f]{8}-[0-9a-f-]{27})$/;
const afresh = (value: string): string =>
  value.includes('-') && value.length === 36
    ? randomUUID()
    : value.slice(0, 7) + randomBytes(8).toString('hex').slice(0, 10).toUpperCase();

/**
 * Sends the same statements again and gives all their rows: what the API's answer costs without the
 * API. Ids that the database gave the first time are replaced by those that it gives now.
 */
export const replay = async (pool: Pool, statements: readonly Recorded[]): Promise<unknown[]> => {
  const replaced = new Map<unknown, unknown>();
  const valueOf = (value: unknown): unknown => {
    if (replaced.has(value)) return replaced.get(value);
    if (typeof value !== 'string' || !UNIQUE.test(value)) return value;
    const fresh = afresh(value);
    replaced.set(value, fresh);
    return fresh;
  };
  const inside = statements.some(({ text }) => /^begin/i.test(text));
  const client = inside ? await pool.connect() : undefined;
  const answers: unknown[] = [];
  try {
    for (const { text, values, rows } of statements) {
      const target = client ?? pool;
      const result = await target.query(text, values.map(valueOf));
      const now = rowsOf(result);
      // Rows come as objects or as lists; only ids of one's own are worth following.
      now.forEach((row, index) =>
        Object.entries(row as object).forEach(([key, value]) => {
          const before = (rows[index] as Record<string, unknown> | undefined)?.[key];
          if (typeof before === 'string' && UNIQUE.test(before)) replaced.set(before, value);
        }),
      );
      answers.push(now);
    }
    return answers;
  } catch (error) {
    await client?.query('rollback');
    throw error;
  } finally {
    client?.release();
  }
};
