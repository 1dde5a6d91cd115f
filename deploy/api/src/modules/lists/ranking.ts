import { sql } from 'drizzle-orm';
import { visible } from '../catalog/index.ts';

/**
 * Whether a list `l` shows its product `p` now: what is promoted for this evening can still be
 * booked today.
 */
export const isListedNow = sql`${visible} and (l.shown_as is distinct from 'promotional'
  or p.open_days @> hk_today())`;

/**
 * Units of each product paid for in the last seven days; asked by merchant, as orders are indexed
 * by merchant and time.
 */
const booked = sql.raw(`
  select o.product_id, sum(o.quantity) as units from merchants m
    join orders o on o.merchant_id = m.id
  where o.purchased_at > app_now() - interval '7 days' and o.paid_at is not null
    and o.end_reason is null group by o.product_id`);

/**
 * The ranking, as `id` and `position`: by what was booked in seven days, then as the editors
 * ranked; without such a list, what sells.
 */
export const ranked = sql`select p.id, row_number() over (order by coalesce(b.units, 0) desc,
  (l.id is null), li.sort, p.sold_count desc, p.id) as position
  from products p left join (${booked}) as b on b.product_id = p.id
    left join product_lists l on l.shown_as = 'ranking'
      left join product_list_items li on li.list_id = l.id and li.product_id = p.id
  where ${visible} and p.status <> 'SOLD_OUT'
    and (b.units > 0 or li.product_id is not null or l.id is null)`;
