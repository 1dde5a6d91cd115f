-- The lowest and the highest price of a product among what can still be booked, by the rules of
-- modules/catalog/pricing.ts.
create or replace function refresh_product_prices(only_products int[] default null) returns int
  language plpgsql as $$
declare
  changed int;
begin
  with offers as (
    select pl.product_id, offer.base,
      case when offer.special < offer.base then offer.special end as special,
      case when pl.limited_price is not null and pl.limited_end_at > app_now()
        and (pl.limited_start_at is null or pl.limited_start_at <= app_now())
        and pl.limited_price < least(offer.base, coalesce(offer.special, offer.base))
          then pl.limited_price end as limited,
      pl.limited_end_at,
      (select coalesce(sum(most), 0)
        from (select max(f.surcharge) as most from option_groups g
        join option_fields f on f.group_id = g.id and not f.retired where g.plan_id = pl.id
        group by g.id) groups)::int as surcharge
    from plans pl
    join products p on p.id = pl.product_id
    cross join lateral (
      select distinct coalesce(s.price, pl.price) as base, coalesce(s.special_price, case
        when s.price is null then pl.special_price end) as special
      from slots s where p.kind = 'dated' and s.plan_id = pl.id and s.open and s.day >= hk_today()
      union
      select pl.price, pl.special_price where p.kind <> 'dated'
        or not exists (select 1 from slots s where s.plan_id = pl.id and s.open
        and s.day >= hk_today())
    ) as offer
    where pl.active and (only_products is null or pl.product_id = any(only_products))
  ), cheapest as (
    select distinct on (product_id) product_id, base, coalesce(limited, special, base) as pay, case
      when limited is not null then limited_end_at end as limited_end
    from offers order by product_id, coalesce(limited, special, base), base desc
  ), dearest as (
    select product_id, max(coalesce(limited, special, base) + greatest(surcharge, 0)) as pay
      from offers group by product_id
  )
  update products p set lowest_price = c.base, lowest_special_price = case
    when c.pay < c.base then c.pay end, pay_price = c.pay, highest_price = d.pay,
    limited_price_end_at = c.limited_end, updated_at = app_now()
  from cheapest c join dearest d using (product_id)
  where c.product_id = p.id
    and (p.lowest_price, p.lowest_special_price, p.pay_price, p.highest_price,
      p.limited_price_end_at) is distinct from (c.base, case when c.pay < c.base then c.pay end,
      c.pay, d.pay, c.limited_end);
  get diagnostics changed = row_count;
  return changed;
end $$;

-- When a slot is over for whoever would buy it now, as Hong Kong's clock goes: a start time when it
-- comes, a whole day when the last branch closes that offers the product (at midnight where none
-- has hours that day; hours past midnight are written past 24).
create or replace function slot_ends(of_product int, on_day date, at_time text) returns timestamp
  language sql stable as $$
  select on_day + coalesce(at_time, (
    select max(h->>'closes') from products p join branches b on b.id = any(p.branch_ids)
      cross join jsonb_array_elements(b.hours) h
    where p.id = of_product and h->'days' @> to_jsonb(extract(isodow from on_day)::int)),
      '24:00')::interval
$$;

-- Whether a slot can still be sold: it is ahead, and by a day where the merchant has a day to
-- confirm.
create or replace function slot_on_sale(of_product int, on_day date, at_time text) returns boolean
  language sql stable as $$
  select on_day > hk_today() + 1 or (on_day >= hk_today() and slot_ends(of_product, on_day, at_time)
    > app_now() at time zone 'Asia/Hong_Kong' + case (select order_check_way from products
      where id = of_product) when 'confirm' then interval '1 day' else interval '0' end)
$$;

-- Part 3, invariant 1. The check of the table says the same; this view is read by the scheduled
-- check.
create or replace view invariant_inventory as
  select id, kind, ref, day, time, quota, held, sold from inventory where held < 0 or sold < 0
    or (quota is not null and held + sold > quota);
