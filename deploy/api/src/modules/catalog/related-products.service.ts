import type { ProductCard } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ints } from './ids.ts';
import { positioned, readCards, visible } from './product-card.service.ts';

/** The most booked, but for those that stand there already. */
export const popular = (
  tx: Tx,
  limit: number,
  except: readonly number[] = [],
): Promise<ProductCard[]> =>
  readCards(
    tx,
    positioned(
      sql`select p.id from products p where ${visible} and p.status <> 'SOLD_OUT'
        and not p.id = any(${ints(except)})
        order by p.sold_count desc, p.id limit ${limit}`,
    ),
  );

/**
 * What goes with these: of the same kinds or round the corner from them, never themselves. One of
 * each kind comes before the second of any, those of the same district first. The most booked when
 * there are none.
 */
export const similarProducts = async (
  tx: Tx,
  ids: readonly number[],
  limit: number,
): Promise<ProductCard[]> => {
  if (ids.length === 0) return popular(tx, limit);
  const near = await readCards(
    tx,
    sql`
    select id, row_number() over (order by nth, near desc, like_them desc, weight desc,
      sold_count desc, id) as position
    from (
      select p.id, p.weight, p.sold_count, p.main_district_id = any(given.districts) as near,
        p.main_category_id = any(given.mains) as like_them,
        row_number() over (partition by p.main_category_id
          order by (p.main_district_id = any(given.districts)) desc, p.weight desc,
          p.sold_count desc, p.id) as nth
      from products p,
        (select array_agg(distinct main_category_id) as mains,
          array_agg(distinct c.id) as categories, array_agg(distinct main_district_id) as districts
         from products g cross join unnest(g.category_ids) as c(id)
           where g.id = any(${ints(ids)})) as given
      where ${visible} and p.status <> 'SOLD_OUT'
        and (p.category_ids && given.categories or p.district_ids && given.districts)
        and not p.id = any(${ints(ids)})
    ) as ranked
    order by position limit ${limit}`,
  );
  return near.length ? near : popular(tx, limit, ids);
};
