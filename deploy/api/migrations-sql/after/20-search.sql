-- What the search needs to stay quick when the shop is a hundred times larger: narrow things to look through instead of
-- the wide rows of products.

-- Filtering, counting, facets and sorting never touch the rows themselves; only the twenty of a page are read. What is
-- counted most has an index of its own that holds nothing else: how long counting takes is how much there is to read.
create index if not exists products_facets on products (id)
  include (category_ids, district_ids, order_check_way, kind, pay_price, status, weight, sold_count, score, review_count, created_at, open_days) where status <> 'OFF_SHELF';
create index if not exists products_on_shelf on products (status) where status <> 'OFF_SHELF';
create index if not exists products_in_categories on products (id) include (category_ids) where status <> 'OFF_SHELF';
create index if not exists products_by_days on products (id) include (open_days) where status <> 'OFF_SHELF';

-- Writes down on which days each product can be used: a day of its calendar that has a free place, or a period in which its
-- plans are valid. The sweep `catalog-days` calls it every minute; who has just lost the last place of a day is found until
-- then. Only what changes from today on is written, so past days stay as they were. Gives how many products changed.
create or replace function refresh_open_days() returns int language plpgsql as $$
declare
  changed int;
begin
  with usable as (
    select s.product_id, daterange(s.day, s.day, '[]') as days
    from slots s
    where s.open and s.day >= hk_today() and not exists (
      select 1 from inventory f where f.kind = 'slot' and f.ref = s.plan_id and f.day = s.day and f.time is not distinct from s.time and f.quota <= f.held + f.sold)
    union all
    select pl.product_id, daterange(pl.valid_from, pl.valid_to, '[]')
    from plans pl join products p on p.id = pl.product_id and p.kind not in ('dated', 'limited')
    where pl.active and coalesce(pl.valid_to >= greatest(hk_today(), pl.valid_from), true)
  ), now_open as (
    select p.id, coalesce(range_agg(u.days), '{}') * datemultirange(daterange(hk_today(), null)) as days
    from products p left join usable u on u.product_id = p.id group by p.id
  )
  update products p set open_days = n.days from now_open n
  where n.id = p.id and p.open_days * datemultirange(daterange(hk_today(), null)) is distinct from n.days;
  get diagnostics changed = row_count;
  return changed;
end $$;
drop materialized view if exists usable_days;
