import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';

export interface Stock {
  readonly quota: number | null;
  readonly held: number;
  readonly sold: number;
}
const NO_STOCK: Stock = { quota: null, held: 0, sold: 0 };

/** How much there is of the product and of each of its plans, and whether days are open. */
export const readStock = async (tx: Tx, id: number) => {
  const { rows } = await tx.execute<
    { kind: string; ref: number } & Stock & Record<string, unknown>
  >(sql`
    select kind, ref::int as ref, quota, held, sold from inventory
    where day is null and ((kind = 'product' and ref = ${id})
      or (kind = 'plan' and ref in (select id from plans where product_id = ${id})))`);
  const open = await tx.execute(
    sql`select 1 from slots where product_id = ${id} and open and day >= hk_today() limit 1`,
  );
  const stock = new Map(rows.map((row) => [`${row.kind}:${row.ref}`, row]));
  return {
    of: (kind: 'product' | 'plan', ref: number): Stock => stock.get(`${kind}:${ref}`) ?? NO_STOCK,
    openDays: Boolean(open.rowCount),
  };
};
