import type { Attributes } from '@opentelemetry/api';
import { inSpan, isTraced } from './spans.ts';

type Query = (...input: readonly unknown[]) => unknown;
interface Client {
  query: Query;
}
interface ClientPool extends Client {
  on(event: 'connect', listener: (client: never) => void): unknown;
}

/** `select … from "orders" …` → `SELECT orders`: few names for many statements. */
export const queryName = (text: string): string => {
  const [, verb = 'SQL'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(?:\w+"?\."?)?(\w+)/i.exec(text) ?? [];
  return [verb.toUpperCase(), ...(table ? [table] : [])].join(' ');
};

const textOf = (statement: unknown): string =>
  typeof statement === 'string'
    ? statement
    : ((statement as { readonly text?: string } | null)?.text ?? '');

const traced =
  (query: Query): Query =>
  (...input) => {
    // The pool's own calls: what it was asked for is a span already.
    if (!isTraced() || typeof input.at(-1) === 'function') return query(...input);
    const text = textOf(input[0]);
    // Values are never told: they are people's.
    const attributes: Attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': queryName(text).split(' ')[0] ?? 'SQL',
      'db.query.text': text,
    };
    return inSpan(queryName(text), { calls: true, attributes }, async () => query(...input));
  };

/** A span for each statement of a pool's, in its own transactions too, without any value. */
export const traceQueries = (pool: ClientPool): void => {
  pool.query = traced(pool.query.bind(pool));
  pool.on('connect', (client: Client) => {
    client.query = traced(client.query.bind(client));
  });
};
