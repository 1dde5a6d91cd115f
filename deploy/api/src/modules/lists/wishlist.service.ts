import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { ints, readCardsById } from '../catalog/index.ts';

const readIds = async (tx: Tx, userId: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ product_id: number }>(
    sql`select product_id from favourites where user_id = ${userId}
      order by created_at desc, product_id desc limit 500`,
  );
  return rows.map((row) => row.product_id);
};

/** Saved products, the latest first. Those off the shelf keep their id and have no card. */
export const readWishlist = async (tx: Tx, userId: number) => {
  const ids = await readIds(tx, userId);
  return { productIds: ids.map(String), products: await readCardsById(tx, ids) };
};

/**
 * Saves products; unknown ones are left out of a merge, and are 20714 when they are the only one.
 */
export const saveToWishlist = async (
  tx: Tx,
  userId: number,
  productIds: readonly number[],
): Promise<{ productIds: string[] }> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from products where id = any(${ints(productIds)})`,
  );
  if (rows.length === 0) throw new ApiError('20714');
  await tx.execute(
    sql`insert into favourites (user_id, product_id, created_at) select ${userId}, id, app_now()
      from unnest(${ints(rows.map((row) => row.id))}) as id on conflict do nothing`,
  );
  return { productIds: (await readIds(tx, userId)).map(String) };
};

export const removeFromWishlist = async (
  tx: Tx,
  userId: number,
  productId: number,
): Promise<{ productIds: string[] }> => {
  await tx.execute(
    sql`delete from favourites where user_id = ${userId} and product_id = ${productId}`,
  );
  return { productIds: (await readIds(tx, userId)).map(String) };
};
