import type { Queryable } from '../src/db/pool.ts';

const ROWS_AT_ONCE = 5_000;

/**
 * Inserts many rows quickly: they travel as one JSON document each time, and PostgreSQL takes them
 * apart. Keys are columns.
 */
export const insertRows = async (
  pool: Queryable,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE));
    await pool.query(
      `insert into ${table} (${columns}) select ${columns} from
        jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [some],
    );
  }
};

/** Lets the table's own numbering go on after the numbers that were given. */
export const continueNumbering = async (
  pool: Queryable,
  tables: readonly string[],
): Promise<void> => {
  for (const table of tables)
    await pool.query(
      `select setval(pg_get_serial_sequence($1, 'id'), greatest(1, (select coalesce(max(id), 1) from
        ${table})))`,
      [table],
    );
};
