-- Part 3, "Invariants, true after every commit". Each view is empty when its invariant holds.

-- The state of a paid order as a function of its vouchers; the kernel's orderStateOf says the same.
create or replace function order_state_of(wanted uuid) returns text
  language sql stable
  return (
    select case
      when u and r then 'partial_redeemed'
      when u then 'requires_redeemed'
      when r and e then 'partial_redeemed_and_rest_expired'
      when r then 'all_redeemed'
      when e and (i or ei) then 'expired_and_invalid'
      when e then 'expired'
      when ei then 'expired_and_invalid'
      else 'invalid'
    end
    from (
      select
        coalesce(bool_or(status = 'requires_redeemed'), false) as u,
        coalesce(bool_or(status in ('redeemed', 'expired_and_redeemed')), false) as r,
        coalesce(bool_or(status = 'expired_and_unredeemed'), false) as e,
        coalesce(bool_or(status = 'invalid'), false) as i,
        coalesce(bool_or(status = 'expired_and_invalid'), false) as ei
      from vouchers where order_id = wanted
    ) as has
  );

create or replace function order_code_of(state text) returns text
  language sql immutable
  return case state
    when 'requires_redeemed' then 'TBR'
    when 'partial_redeemed' then 'PTR'
    when 'all_redeemed' then 'COM'
    when 'partial_redeemed_and_rest_expired' then 'COM'
    when 'expired' then 'EXP'
    when 'expired_and_invalid' then 'EXP'
    when 'invalid' then 'INV'
    else 'TBP'
  end;

-- 1. sold + held <= quota, and what is held is exactly what waiting orders hold.
create or replace view invariant_1 as
  select 'inventory ' || id as subject,
    format('sold %s + held %s of %s', sold, held, quota) as detail
  from inventory where quota is not null and sold + held > quota
  union all
  select 'inventory ' || i.id, format('held %s, orders hold %s', i.held, coalesce(h.held, 0))
  from inventory i left join (select inventory_id, sum(quantity)::int as held from order_holds
    where state = 'held' group by 1) h on h.inventory_id = i.id
  where i.held <> coalesce(h.held, 0)
  union all
  select 'inventory ' || i.id, format('sold %s, orders and bookings have %s', i.sold, s.sold)
  from inventory i join (
    select inventory_id, sum(sold)::int as sold from (
      select inventory_id, quantity - returned as sold from order_holds where state = 'sold'
      union all select inventory_id, quantity from booking_places
    ) as parts group by 1
  ) s on s.inventory_id = i.id
  where i.sold < s.sold
  union all
  select 'booking ' || p.booking_id,
    format('%s places for %s vouchers', p.quantity, count(v.booking_id))
  from booking_places p left join (
    select booking_id from voucher_bookings where status in ('booked', 'completed', 'expired')
    -- A visit that was used, or passed unused, with a voucher which has uses left keeps its place.
    union all select booking_id from order_events where kind = 'booking'
      and event in ('booking_completed', 'booking_missed') and to_state = 'unbooked'
  ) v on v.booking_id = p.booking_id
  group by p.booking_id, p.inventory_id, p.quantity having p.quantity <> count(v.booking_id)
  union all
  select 'order ' || o.order_no, format('%s but a hold is %s', o.code, h.state)
  from order_holds h join orders o on o.id = h.order_id
  where (h.state = 'held') <> (o.code = 'TBP')
  union all
  -- A dated order has its places on its own day, wherever it was moved to.
  select 'order ' || o.order_no,
    format('is for %s %s, and has places on %s %s', o.participation_date, o.start_time, i.day,
    i.time)
  from orders o join order_holds h on h.order_id = o.id and h.state = 'sold'
    and h.quantity > h.returned
  join inventory i on i.id = h.inventory_id and i.kind = 'slot'
  where o.participation_date is not null
    and (i.day <> o.participation_date or i.time is distinct from o.start_time);

-- 2. Coins minted = available + frozen + spent + expired + withdrawn; none of them negative.
create or replace view invariant_2 as
  select 'lot ' || id as subject, format('%s minted, %s %s %s %s %s', minted, available, frozen,
    spent, expired, withdrawn) as detail
  from coin_lots where minted <> available + frozen + spent + expired + withdrawn
    or least(available, frozen, spent, expired, withdrawn) < 0
  union all
  select 'user ' || coalesce(l.user_id, t.user_id),
    format('%s frozen in lots, %s in the ledger', coalesce(l.frozen, 0), coalesce(t.frozen, 0))
  from (select user_id, sum(frozen)::int as frozen from coin_lots group by 1) l
  full join (select user_id, sum(amount)::int as frozen from point_transactions
    where status = 'FROZEN' group by 1) t on t.user_id = l.user_id
  where coalesce(l.frozen, 0) <> coalesce(t.frozen, 0)
  union all
  select 'order ' || o.order_no,
    format('%s with %s coins, %s frozen', o.code, o.coins, coalesce(t.frozen, 0))
  from orders o left join (select external_id, sum(amount)::int as frozen from point_transactions
    where status = 'FROZEN' group by 1) t on t.external_id = o.order_no
  where coalesce(t.frozen, 0) <> case when o.code = 'TBP' then o.coins else 0 end;

-- 3. captured = total - discount - coins; 0 <= refunded <= captured; at most one unrefunded success
-- per order.
create or replace view invariant_3 as
  select 'order ' || order_no as subject,
    format('%s captured %s of %s - %s - %s, refunded %s', code, captured_amount, total_amount,
    discount_amount, coin_discount_amount, refunded_amount) as detail
  from orders
  where (captured_amount <> 0 and captured_amount <> total_amount - discount_amount -
    coin_discount_amount)
     or refunded_amount < 0 or refunded_amount > captured_amount
     or (code in ('TBC', 'TBR', 'PTR', 'COM', 'EXP') and captured_amount <> payment_amount)
     or (code = 'TBP' and captured_amount <> 0)
  union all
  -- An order for kinds of persons costs what they cost together, and its additions.
  select 'order ' || order_no, format('%s for its persons, additions and all of %s', total_amount,
    quantity)
  from orders cross join lateral (
    select sum((p->>'price')::int * (p->>'quantity')::int) as price,
      sum((p->>'quantity')::int) as persons from jsonb_array_elements(snapshot->'people') p
  ) people cross join lateral (
    select coalesce(sum((o->>'price')::int * (o->>'quantity')::int), 0) as price
    from jsonb_array_elements(snapshot->'additions') a
      cross join jsonb_array_elements(a->'options') o
  ) additions
  where snapshot ? 'people' and (total_amount <> people.price + additions.price
    or quantity <> people.persons)
  union all
  select 'order ' || order_id, format('%s unrefunded successes', count(*))
  from payment_attempts where status in ('succeeded', 'captured') group by order_id
    having count(*) > 1
  union all
  select 'order ' || o.order_no,
    format('refunded %s, refunds say %s', o.refunded_amount, coalesce(r.amount, 0))
  from orders o left join (select order_id, sum(amount)::int as amount from refunds
    where reason <> 'late' and status not in ('failed', 'canceled', 'refused') group by 1) r
    on r.order_id = o.id
  where o.refunded_amount <> coalesce(r.amount, 0)
  union all
  select 'attempt ' || a.transaction_no,
    format('refunded %s, refunds say %s', a.refunded_amount, coalesce(r.amount, 0))
  from payment_attempts a left join (select attempt_id, sum(amount)::int as amount from refunds
    where status = 'succeeded' group by 1) r on r.attempt_id = a.id
  where a.refunded_amount <> coalesce(r.amount, 0);

-- 4. Voucher uses <= usageLimit; a voucher is redeemable only when its order is captured.
create or replace view invariant_4 as
  select 'voucher ' || voucher_no as subject,
    format('%s of %s uses, %s', used_count, usage_limit, status) as detail
  from vouchers
  where used_count > usage_limit
     or (status = 'redeemed') <> (used_count = usage_limit
       and status not in ('expired_and_redeemed', 'invalid', 'expired_and_invalid'))
  union all
  select 'voucher ' || v.voucher_no,
    format('%s, order %s with %s captured', v.status, o.code, o.captured_amount)
  from vouchers v join orders o on o.id = v.order_id
  where v.status = 'requires_redeemed'
    and (o.captured_amount <> o.payment_amount or o.code not in ('TBR', 'PTR'))
  union all
  select 'order ' || o.order_no, format('%s vouchers for %s units', count(v.*), o.quantity)
  from orders o left join vouchers v on v.order_id = o.id
  -- What pays the difference of a change has none of its own.
  where o.code in ('TBR', 'PTR', 'COM', 'EXP') group by o.id having count(v.*) <> case
    when o.change_of is null then o.quantity else 0 end
  union all
  select 'order ' || o.order_no, format('%s vouchers for %s of %s', count(v.*), p->>'quantity',
    p->'name'->>'en_gb')
  from orders o cross join lateral jsonb_array_elements(o.snapshot->'people') p
  left join vouchers v on v.order_id = o.id and v.person_kind = p->>'kind'
  where o.code in ('TBR', 'PTR', 'COM', 'EXP') group by o.id, p
    having count(v.*) <> (p->>'quantity')::int
  union all
  select 'voucher ' || v.voucher_no,
    format('booking %s of a voucher that is %s', b.status, v.status)
  from voucher_bookings b join vouchers v on v.voucher_no = b.voucher_no
  where b.status in ('unbooked', 'booked') and v.status <> 'requires_redeemed';

-- 5. Coupon reserved + consumed <= its limit.
create or replace view invariant_5 as
  select 'coupon ' || code as subject, format('%s reserved + %s consumed of %s', reserved, consumed,
    quota) as detail
  from coupons where quota is not null and reserved + consumed > quota
  union all
  select 'coupon ' || c.code, format('reserved %s, consumed %s, uses say %s and %s', c.reserved,
    c.consumed, coalesce(u.reserved, 0), coalesce(u.consumed, 0))
  from coupons c left join (
    select coupon_id, count(*) filter (where state = 'reserved')::int as reserved, count(*)
      filter (where state = 'consumed')::int as consumed from coupon_uses group by 1
  ) u on u.coupon_id = c.id
  where c.reserved <> coalesce(u.reserved, 0) or c.consumed <> coalesce(u.consumed, 0)
  union all
  select 'order ' || o.order_no, format('%s with a coupon that is %s', o.code, u.state)
  from coupon_uses u join orders o on o.id = u.order_id
    where (u.state = 'reserved') <> (o.code = 'TBP') and u.state <> 'released'
    and not (u.state = 'consumed' and o.captured_amount > 0);

-- 6. No hold older than 30 minutes, except one whose gateway cancel is in doubt. A minute is left
-- for the sweep itself.
create or replace view invariant_6 as
  select 'order ' || order_no as subject, format('held until %s', hold_expires_at) as detail
  from orders where code = 'TBP' and hold_expires_at < app_now() - interval '1 minute'
    and doubt_since is null;

-- 7. One reward per review; first per activity per month; at most ten activities a month.
create or replace view invariant_7 as
  select 'user ' || user_id as subject,
    format('%s rewarded activities in %s', count(*), month) as detail
  from review_rewards group by user_id, month having count(*) > 10
  union all
  select 'review ' || external_id, format('%s coins of %s', sum(amount), min(r.coins))
  from point_transactions t join review_rewards r on r.review_id::text = t.external_id
  where t.channel = 'REVIEW' and t.status = 'ENTRY' group by external_id
    having sum(amount) > min(r.coins)
  union all
  select 'review ' || external_id, 'rewarded without a place'
  from point_transactions t where t.channel = 'REVIEW' and t.status = 'ENTRY'
    and not exists (select 1 from review_rewards r where r.review_id::text = t.external_id)
  union all
  select 'user ' || user_id, format('%s rewards for activity %s in %s', count(*), product_id, month)
  from review_rewards group by user_id, month, product_id having count(*) > 1
  union all
  select 'review ' || r.review_id,
    format('rewarded, but not the first of activity %s in %s', r.product_id, r.month)
  from review_rewards r join reviews mine on mine.id = r.review_id
  where exists (select 1 from reviews first where first.user_id = r.user_id
    and first.product_id = r.product_id and first.month = r.month
    and first.created_at < mine.created_at);

-- 8. Terminal states are never left, of orders, attempts, vouchers and bookings; the order state
-- equals the function above.
create or replace view invariant_8 as
  select 'order ' || order_no as subject,
    format('%s %s, its vouchers say %s', code, state, order_state_of(id)) as detail
  from orders
  where code in ('TBR', 'PTR', 'COM', 'EXP') and change_of is null
    and (state <> order_state_of(id) or code <> order_code_of(state))
  union all
  -- What pays the difference of a change is complete once paid, has no vouchers, and its change is
  -- settled.
  select 'order ' || o.order_no, format('pays a change that is %s, and is %s', c.state, o.code)
  from orders o left join order_changes c on c.supplement_id = o.id
  where o.change_of is not null
    and (o.code not in ('TBP', 'COM', 'INV') or c.state is null
    or (c.state = 'held') <> (o.code = 'TBP')
    or (c.state in ('done', 'waiting') and o.code <> 'COM'))
  union all
  select 'refund request ' || id, format('%s, closed at %s', state, closed_at)
  from refund_requests where (state in ('approved', 'refused',
    'withdrawn')) <> (closed_at is not null)
  union all
  select 'refund request ' || e.request_id, format('moved from %s to %s', e.from_state, e.to_state)
  from refund_request_events e where e.from_state is not null and e.from_state <> e.to_state
    and (e.from_state, e.to_state) not in (
    ('waiting', 'approved'), ('waiting', 'declined'), ('waiting', 'escalated'),
      ('waiting', 'withdrawn'),
    ('declined', 'escalated'), ('escalated', 'approved'), ('escalated', 'refused'),
      ('escalated', 'withdrawn'))
  union all
  select 'refund request ' || r.id,
    format('granted %s, and no refund of the order says so', r.granted_amount)
  from refund_requests r where r.state = 'approved' and r.granted_amount > 0 and not exists (
    select 1 from refunds f where f.order_id = r.order_id and f.reason = 'requested')
  union all
  select 'order ' || order_no, format('INV but %s', state) from orders where code = 'INV'
    and state <> 'invalid'
  union all
  select 'order ' || order_id, format('%s left %s for %s', event, from_state, to_state)
  from order_events e where kind = 'order' and from_state in ('INV', 'COM', 'EXP') and to_state
    is distinct from from_state
    -- A slip at the counter was taken back in the same transaction, within a minute.
    and not (from_state = 'COM'
      and exists (select 1 from order_events u where u.order_id = e.order_id
      and u.event = 'redemption_undone' and u.at = e.at))
  union all
  select 'attempt of ' || order_id, format('%s left %s for %s', event, from_state, to_state)
  from order_events where kind = 'payment'
    and from_state in ('failed', 'canceled', 'expired', 'refunded')
  union all
  select 'voucher ' || voucher_no, format('%s moved from %s to %s', event, from_state, to_state)
  from order_events where kind = 'voucher' and from_state is not null
    and event <> 'redemption_undone' and (from_state, to_state) not in (
    ('requires_redeemed', 'requires_redeemed'), ('requires_redeemed', 'redeemed'),
      ('requires_redeemed', 'expired_and_unredeemed'),
      ('requires_redeemed', 'expired_and_redeemed'),
    ('requires_redeemed', 'invalid'), ('expired_and_unredeemed', 'expired_and_invalid'))
  union all
  select 'booking of ' || voucher_no, format('%s moved from %s to %s', event, from_state, to_state)
  from order_events where kind = 'booking' and from_state is not null
    and (from_state, to_state) not in (
    ('unbooked', 'booked'), ('unbooked', 'expired'), ('unbooked', 'invalid'), ('booked', 'booked'),
      ('booked', 'unbooked'), ('booked', 'completed'), ('booked', 'expired'), ('booked', 'invalid'))
  union all
  select 'voucher ' || v.voucher_no, format('is %s, and no event says so', v.status)
  from vouchers v where not exists (select 1 from order_events e where e.order_id = v.order_id
    and e.kind = 'voucher' and e.voucher_no = v.voucher_no and e.to_state = v.status)
  union all
  select 'booking of ' || b.voucher_no, format('is %s, and no event says so', b.status)
  from voucher_bookings b where b.status <> 'unbooked'
    and not exists (select 1 from order_events e where e.order_id = b.order_id
    and e.kind = 'booking' and e.voucher_no = b.voucher_no and e.to_state = b.status);
