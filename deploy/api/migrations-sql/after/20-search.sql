-- What the search needs to stay quick when the shop is a hundred times larger: narrow things to
-- look through instead of the wide rows of products.

-- Filtering, counting, facets and sorting never touch the rows themselves; only the twenty of a
-- page are read. What is counted most has an index of its own that holds nothing else: how long
-- counting takes is how much there is to read.
create index if not exists products_facets on products (id)
  include (category_ids, district_ids, order_check_way, kind, pay_price, status, weight, sold_count,
    score, review_count, created_at, open_days) where status <> 'OFF_SHELF';
create index if not exists products_on_shelf on products (status) where status <> 'OFF_SHELF';
create index if not exists products_in_categories on products (id) include (category_ids)
  where status <> 'OFF_SHELF';
create index if not exists products_by_days on products (id) include (open_days)
  where status <> 'OFF_SHELF';

-- Writes down for which days each product can be bought now: a day of its calendar that has a free
-- place and is still on sale (`slot_on_sale`), or a period in which its plans are valid; none at
-- all while it is not on sale (the rules of modules/catalog/product-choice.service.ts), or when
-- itself, its plan or every choice of an option has run out. The sweep `catalog-days` calls it
-- every minute; who has just lost the last place of a day is found until then. Only what changes
-- from today on is written, so past days stay as they were. Gives how many products changed.
drop function if exists refresh_open_days();
create or replace function refresh_open_days(only_product int default null) returns int
  language plpgsql as $$
declare
  changed int;
  today date := hk_today();
begin
  with gone as materialized (
    select kind, ref from inventory where kind in ('product', 'plan', 'option') and day is null
      and quota <= held + sold
  ), buyable as materialized (
    select pl.id, pl.product_id, p.kind, pl.valid_from,
      coalesce(pl.valid_to, today + pl.valid_for_days) as valid_to
    from plans pl join products p on p.id = pl.product_id
    where pl.active and (only_product is null or p.id = only_product)
      and p.status not in ('OFF_SHELF', 'SOLD_OUT')
      and coalesce(p.start_sell_at <= app_now(), p.status <> 'WAIT_ON_SHELF')
      and coalesce(p.end_sell_at > app_now(), true)
        and coalesce(p.auto_sold_out_at > app_now(), true)
      and not exists (select 1 from gone g where g.kind = 'product' and g.ref = p.id)
        and not exists (select 1 from gone g where g.kind = 'plan' and g.ref = pl.id)
      and not exists (select 1 from option_groups o where o.plan_id = pl.id
        and exists (select 1 from option_fields f where f.group_id = o.id and not f.retired)
        and not exists (
        select 1 from option_fields f where f.group_id = o.id and not f.retired
          and not exists (select 1 from gone g where g.kind = 'option' and g.ref = f.id)))
  ), usable as (
    select b.product_id, daterange(s.day, s.day, '[]') as days
    from slots s join buyable b on b.id = s.plan_id
    where s.open and s.day >= today
      and (s.day > today + 1 or slot_on_sale(b.product_id, s.day, s.time))
      and (b.kind = 'dated' or coalesce(s.day <= b.valid_to, true)) and not exists (
      select 1 from inventory f where f.kind = 'slot' and f.ref = s.plan_id and f.day = s.day
        and f.time is not distinct from s.time and f.quota <= f.held + f.sold)
    union all
    select product_id, daterange(valid_from, valid_to, '[]')
    from buyable where kind not in ('dated', 'limited')
      and coalesce(valid_to >= greatest(today, valid_from), true)
  ), now_open as (
    select p.id, coalesce(range_agg(u.days), '{}') * datemultirange(daterange(today, null)) as days
    from products p left join usable u on u.product_id = p.id where only_product is null
      or p.id = only_product group by p.id
  )
  update products p set open_days = n.days from now_open n
  where n.id = p.id and p.open_days * datemultirange(daterange(today, null))
    is distinct from n.days;
  get diagnostics changed = row_count;
  return changed;
end $$;
drop materialized view if exists usable_days;

-- Whether some visible product has all tokens, each in one of its ways of writing:
-- `[{"anyOf": [["tea"], ["~tea"]]}, …]`; a token that is `further` is looked for in `grams` always.
-- Looks by the GIN indexes alone and stops at the first product: for words that nothing has, the
-- planner would walk through all products, because it expects to meet one soon.
create or replace function some_product_bears(described boolean, tokens jsonb) returns boolean
  language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  conditions text;
  found boolean;
begin
  select string_agg('(' || ways || ')', ' and ') into conditions from (
    select (select string_agg(format('p.%I @> %L::text[]',
        case when described and not (token ? 'further') then 'described_grams' else 'grams' end,
        array(select jsonb_array_elements_text(way))), ' or ')
      from jsonb_array_elements(token->'anyOf') as way) as ways
    from jsonb_array_elements(tokens) as token) as given;
  execute 'select exists (select 1 from products p where p.status <> ''OFF_SHELF'' and '
    || coalesce(conditions, 'true') || ')' into found;
  return found;
end $$;
