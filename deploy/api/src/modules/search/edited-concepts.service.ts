import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { searchConcepts } from './search.tables.ts';

export type EditedConcept = typeof searchConcepts.$inferSelect;

/** A page of the concepts by key, those with this in their words, and how many there are. */
export const listSearchConcepts = async (
  tx: Tx,
  query: { readonly word: string | undefined; readonly limit: number; readonly offset: number },
): Promise<{ readonly totalCount: number; readonly rows: EditedConcept[] }> => {
  const where = query.word
    ? sql`exists (select 1 from unnest(${searchConcepts.key} || ${searchConcepts.terms} ||
      ${searchConcepts.typed}) as one(word) where strpos(lower(one.word), ${query.word}) > 0)`
    : undefined;
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(searchConcepts)
    .where(where);
  const rows = await tx
    .select()
    .from(searchConcepts)
    .where(where)
    .orderBy(asc(searchConcepts.key))
    .limit(query.limit)
    .offset(query.offset);
  return { totalCount: total?.count ?? 0, rows };
};

export const findSearchConcept = async (
  tx: Tx,
  key: string,
): Promise<EditedConcept | undefined> => {
  const [row] = await tx.select().from(searchConcepts).where(eq(searchConcepts.key, key));
  return row;
};

/** The same, locked until the transaction ends. */
export const lockSearchConcept = async (
  tx: Tx,
  key: string,
): Promise<EditedConcept | undefined> => {
  const [row] = await tx
    .select()
    .from(searchConcepts)
    .where(eq(searchConcepts.key, key))
    .for('update');
  return row;
};
