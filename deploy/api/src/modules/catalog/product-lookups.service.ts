import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { categories, productReviewTemplates, products } from './catalog.tables.ts';

/** Counts what was bought of a product, for its card and its place in lists. */
export const countSale = async (tx: Tx, productId: number, quantity: number): Promise<void> => {
  await tx
    .update(products)
    .set({ soldCount: sql`${products.soldCount} + ${quantity}` })
    .where(eq(products.id, productId));
};

/** Units that were counted were given back. */
export const uncountSale = async (tx: Tx, productId: number, quantity: number): Promise<void> => {
  await tx
    .update(products)
    .set({ soldCount: sql`greatest(0, ${products.soldCount} - ${quantity})` })
    .where(eq(products.id, productId));
};

/** What a product's reviews add up to: `rating` is a query of `score` and `count`. */
export const rateProduct = async (tx: Tx, productId: number, rating: SQL): Promise<void> => {
  await tx.execute(
    sql`update products p set score = s.score, review_count = s.count
      from (${rating}) s where p.id = ${productId}`,
  );
};

/** Whose product it is, by its id as a call has it; undefined for one that does not exist. */
export const findProductOwner = async (
  tx: Tx,
  productId: string,
): Promise<{ readonly id: number; readonly merchantId: number } | undefined> => {
  const [product] = await tx
    .select({ id: products.id, merchantId: products.merchantId })
    .from(products)
    .where(sql`${products.id} = ${productId}::bigint`);
  return product;
};

/** The icon of a category, as orders keep it. */
export const categoryIcon = async (tx: Tx, categoryId: number) => {
  const [category] = await tx
    .select({ icon: categories.icon })
    .from(categories)
    .where(eq(categories.id, categoryId));
  return category?.icon ?? null;
};

/** The template by which a product is reviewed; null for the general one. */
export const reviewTemplateOf = async (tx: Tx, productId: number) => {
  const [row] = await tx
    .select({ templateId: productReviewTemplates.templateId })
    .from(productReviewTemplates)
    .where(eq(productReviewTemplates.productId, productId));
  return row?.templateId ?? null;
};

/** The products of a category and of those below it. */
export const productsInCategory = async (tx: Tx, id: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from products where ${id} = any(category_ids) order by id`,
  );
  return rows.map((row) => row.id);
};

/** The products of a merchant, on the shelf or not. */
export const productsOfMerchant = async (tx: Tx, merchantId: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from products where merchant_id = ${merchantId} order by id`,
  );
  return rows.map((row) => row.id);
};

/** 10405 unless all of these products exist; each is named once. */
export const requireProducts = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const { rowCount } = await tx.execute(
    sql`select 1 from products where id = any(${sql.param([...ids])}::int[])`,
  );
  if (rowCount !== ids.length) throw new ApiError('10405');
};
