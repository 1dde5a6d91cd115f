import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { productListItems, productLists } from './lists.tables.ts';

type EditedList = typeof productLists.$inferSelect;

/** What editors set of a list. */
type ListFields = Partial<Pick<EditedList, 'name' | 'description' | 'image' | 'shownAs' | 'sort'>>;

const EMPTY = { en_gb: '', zh_hk: '' };

/** All lists in their order, or one. */
export const listEditedLists = (tx: Tx, id?: number): Promise<EditedList[]> =>
  tx
    .select()
    .from(productLists)
    .where(id === undefined ? undefined : eq(productLists.id, id))
    .orderBy(asc(productLists.sort), asc(productLists.id));

export const insertProductList = async (
  tx: Tx,
  list: ListFields & Pick<EditedList, 'route' | 'name'>,
): Promise<EditedList> => {
  const [row] = await tx
    .insert(productLists)
    .values({ key: list.route, description: EMPTY, image: '', sort: 0, ...list })
    .returning();
  if (!row) throw new ApiError('10405');
  return row;
};

export const updateProductList = async (
  tx: Tx,
  id: number,
  fields: ListFields,
): Promise<EditedList> => {
  const [row] = await tx
    .update(productLists)
    .set({ ...fields, updatedAt: sql`app_now()` })
    .where(eq(productLists.id, id))
    .returning();
  if (!row) throw new ApiError('10405');
  return row;
};

/** Puts these products into a list, in this order, in the place of those that were there. */
export const replaceListItems = async (
  tx: Tx,
  listId: number,
  productIds: readonly number[],
): Promise<void> => {
  await tx.delete(productListItems).where(eq(productListItems.listId, listId));
  if (productIds.length > 0)
    await tx
      .insert(productListItems)
      .values(productIds.map((productId, index) => ({ listId, productId, sort: index + 1 })));
};
