import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';

/** Recomputes the lowest prices of these products (of all without a list). Returns how many changed. */
export const refreshPrices = async (tx: Tx, productIds?: readonly number[]): Promise<number> => {
  const { rows } = await tx.execute<{ changed: number }>(sql`select refresh_product_prices(${productIds ? sql.param([...productIds]) : null}::int[]) as changed`);
  return rows[0]?.changed ?? 0;
};

/** The same for products with a limited price, which begins and ends at any minute. */
export const refreshLimitedPrices = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ id: number }>(sql`select distinct product_id as id from plans where limited_price is not null and limited_end_at > app_now() - interval '1 day' and (limited_start_at is null or limited_start_at <= app_now())`);
  return rows.length ? refreshPrices(tx, rows.map((row) => row.id)) : 0;
};

/**
 * Moves products along the shelf by the clock: WAIT_ON_SHELF to ON_SHELF when the sale begins, and to SOLD_OUT when an
 * automatic end has come. Each is one conditional update, so that any number of processes may run it.
 */
export const moveShelf = async (tx: Tx): Promise<number> => {
  const { rowCount } = await tx.execute(sql`
    update products set updated_at = app_now(), status = case when auto_sold_out_at <= app_now() then 'SOLD_OUT' else 'ON_SHELF' end
    where (status = 'WAIT_ON_SHELF' and start_sell_at <= app_now()) or (status in ('ON_SHELF', 'UN_SOLD_OUT') and auto_sold_out_at <= app_now())`);
  return rowCount ?? 0;
};

/** The legacy recompute call: changes only when the caller may, else it counts (part 3). */
export const refreshShelf = async (tx: Tx, mayChange: boolean): Promise<{ checked: number; updated: number }> => {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from products`);
  const checked = rows[0]?.count ?? 0;
  return { checked, updated: mayChange ? (await moveShelf(tx)) + (await refreshPrices(tx)) : 0 };
};
