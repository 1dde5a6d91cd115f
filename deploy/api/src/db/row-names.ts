import type { LocalisedText } from '@tapnook/contracts';
import { inArray, sql, type AnyColumn } from 'drizzle-orm';
import type { Tx } from './pool.ts';

/** What some rows are called, by their ids as text; those that do not exist are left out. */
export type RowNames = (
  tx: Tx,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, LocalisedText>>;

/** Reads the names of a table's rows in one statement. */
export const rowNames =
  ({ id, name }: { readonly id: AnyColumn; readonly name: AnyColumn }): RowNames =>
  async (tx, ids) => {
    if (ids.length === 0) return new Map();
    const { rows } = await tx.execute<{ id: string; name: LocalisedText }>(
      sql`select ${id}::text as id, ${name} as name from ${id.table}
        where ${inArray(id, [...new Set(ids)])}`,
    );
    return new Map(rows.map((row) => [row.id, row.name]));
  };
