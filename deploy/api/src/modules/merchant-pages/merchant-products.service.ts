import type { ProductCard } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { readCards, visible } from '../catalog/index.ts';
import { findMerchant } from './merchant.service.ts';

/** The products of a merchant, what sells first. 10405 when there is no such merchant. */
export const merchantCards = async (
  tx: Tx,
  routeOrId: string,
  limit: number,
  offset: number,
): Promise<{ cards: ProductCard[]; totalCount: number }> => {
  const merchantId = Number((await findMerchant(tx, routeOrId)).merchantId);
  const cards = await readCards(
    tx,
    sql`
    select p.id, row_number() over (order by (p.status = 'SOLD_OUT'), p.weight desc,
      p.sold_count desc, p.id) as position
    from products p where p.merchant_id = ${merchantId} and ${visible} order by position
      limit ${limit} offset ${offset}`,
  );
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from products p where p.merchant_id = ${merchantId}
      and ${visible}`,
  );
  return { cards, totalCount: rows[0]?.count ?? 0 };
};
