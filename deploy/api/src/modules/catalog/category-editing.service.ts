import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { categories } from './catalog.tables.ts';

export type EditedCategory = typeof categories.$inferSelect;
type NewCategory = Pick<
  EditedCategory,
  'key' | 'parentId' | 'name' | 'icon' | 'image' | 'grams'
> & { readonly sort: number | undefined };
type CategoryField = 'name' | 'icon' | 'image' | 'sort' | 'grams';
type CategoryFields = { readonly [Field in CategoryField]?: EditedCategory[Field] | undefined };

/** Adds a category; after all others when its place is not given. */
export const insertCategory = async (
  tx: Tx,
  { sort, ...category }: NewCategory,
): Promise<EditedCategory> => {
  const [row] = await tx
    .insert(categories)
    .values({
      ...category,
      sort: sort ?? sql`(select coalesce(max(sort), 0) + 1 from categories)`,
    })
    .returning();
  if (!row) throw new Error('no category was made');
  return row;
};

export const lockCategory = async (tx: Tx, id: number): Promise<EditedCategory> => {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update');
  if (!row) throw new ApiError('10405');
  return row;
};

/** Renames a locked category, moves it or gives it another picture. */
export const updateCategory = async (
  tx: Tx,
  before: EditedCategory,
  fields: CategoryFields,
): Promise<EditedCategory> => {
  if (Object.keys(fields).length === 0) return before;
  const [row] = await tx
    .update(categories)
    .set(fields)
    .where(eq(categories.id, before.id))
    .returning();
  return row ?? before;
};

/** A category by its key or by its name in either language. */
export const findCategoryId = async (tx: Tx, name: string): Promise<string | undefined> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from categories where key = ${name} or lower(name->>'en_gb') = lower(${name})
      or name->>'zh_hk' = ${name} order by id limit 1`,
  );
  return rows[0] && String(rows[0].id);
};
