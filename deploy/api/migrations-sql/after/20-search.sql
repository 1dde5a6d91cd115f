-- What the search needs to stay quick when the shop is a hundred times larger: narrow things to look through instead of
-- the wide rows of products.

-- Filtering, counting, facets and sorting never touch the rows themselves; only the twenty of a page are read.
create index if not exists products_facets on products (id)
  include (category_ids, district_ids, order_check_way, kind, pay_price, status, weight, sold_count, score, review_count, created_at) where status <> 'OFF_SHELF';

-- On which days a product can be used: a day of its calendar that has a free place, or a period in which its plans are
-- valid. Renewed by the sweep `catalog-days` every minute; who has just lost the last place of a day is found until then.
create materialized view if not exists usable_days as
  select distinct s.product_id, s.day as first_day, s.day as last_day, false as period
  from slots s
  where s.open and s.day >= hk_today() and not exists (
    select 1 from inventory f where f.kind = 'slot' and f.ref = s.plan_id and f.day = s.day and f.time is not distinct from s.time and f.quota <= f.held + f.sold)
  union
  select pl.product_id, coalesce(pl.valid_from, '-infinity'::date), coalesce(pl.valid_to, 'infinity'::date), true
  from plans pl join products p on p.id = pl.product_id and p.kind not in ('dated', 'limited')
  where pl.active and (pl.valid_to is null or pl.valid_to >= hk_today());
create unique index if not exists usable_days_of_product on usable_days (product_id, first_day, last_day, period);
create index if not exists usable_days_by_day on usable_days (first_day, product_id) where not period;
create index if not exists usable_days_by_period on usable_days (first_day, last_day, product_id) where period;
