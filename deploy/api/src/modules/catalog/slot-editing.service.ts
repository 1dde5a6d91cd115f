import type { Api } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import type { PlanKey } from './plan-editing.service.ts';
import type { PersonPrices } from './pricing.ts';

type SlotInput = Call<Api['setSlots']>['body'];
/** Slots that are written or read at once. */
export const MOST_SLOTS = 5_000;

/** The Hong Kong day on which a plan of a product is edited; 10405 for another's. */
export const todayOfPlan = async (tx: Tx, { productId, planId }: PlanKey): Promise<string> => {
  const { rows } = await tx.execute<{ today: string }>(
    sql`select hk_today()::text as today from plans where id = ${planId}
      and product_id = ${productId}`,
  );
  const [plan] = rows;
  if (!plan) throw new ApiError('10405');
  return plan.today;
};

interface Counted extends Record<string, unknown> {
  existing: number;
  taken: number;
  kept: number;
}
/**
 * What stands there already of the slots that are wanted (days and times as JSON), and what people
 * have of it.
 */
export const countSlots = async (tx: Tx, planId: number, wanted: string, places: number | null) => {
  const { rows } = await tx.execute<Counted>(sql`
    select count(s.id)::int as existing, coalesce(sum(i.sold + i.held), 0)::int as taken,
      count(*) filter (where i.sold + i.held > ${places}::int)::int as kept
    from jsonb_to_recordset(${wanted}::jsonb) as w(day date, time text)
    left join slots s on s.plan_id = ${planId} and s.day = w.day
      and s.time is not distinct from w.time
    left join inventory i on i.kind = 'slot' and i.ref = ${planId} and i.day = w.day
      and i.time is not distinct from w.time`);
  return rows[0] ?? { existing: 0, taken: 0, kept: 0 };
};

/** Writes what an input gives to the slots that are wanted; what it leaves out stays as it is. */
export const writeSlots = async (
  tx: Tx,
  { productId, planId }: PlanKey,
  wanted: string,
  { places, price, specialPrice, personPrices = [], open }: SlotInput,
): Promise<void> => {
  const own = personPrices.filter((one) => one.price !== null || one.specialPrice !== null);
  const people = JSON.stringify(
    Object.fromEntries(own.map(({ kind, ...prices }) => [kind, prices])),
  );
  const spoken = sql.param(personPrices.map(({ kind }) => kind));
  const given = (value: unknown): boolean => value !== undefined;
  await tx.execute(sql`
    insert into slots (product_id, plan_id, day, time, price, special_price, person_prices, open)
    select ${productId}, ${planId}, w.day, w.time, ${price ?? null}::int,
      ${specialPrice ?? null}::int, nullif(${people}::jsonb, '{}'), ${open ?? true}
    from jsonb_to_recordset(${wanted}::jsonb) as w(day date, time text) order by w.day, w.time
    on conflict (plan_id, day, time) do update set
      price = case when ${given(price)} then excluded.price else slots.price end,
      special_price = case when ${given(specialPrice)} then excluded.special_price
        else slots.special_price end,
      person_prices = nullif((coalesce(slots.person_prices,
        '{}') - ${spoken}::text[]) || ${people}::jsonb, '{}'),
      open = case when ${given(open)} then excluded.open else slots.open end`);
  await tx.execute(sql`
    insert into inventory (kind, ref, day, time, quota)
    select 'slot', ${planId}, w.day, w.time, ${places ?? null}::int
    from jsonb_to_recordset(${wanted}::jsonb) as w(day date, time text) order by w.day, w.time
    on conflict (kind, ref, day, time) do update set quota =
      case when ${given(places)} then greatest(excluded.quota, case
        when excluded.quota is not null then inventory.sold + inventory.held end)
        else inventory.quota end`);
};

interface SlotRow extends Record<string, unknown> {
  id: string;
  plan_id: number;
  day: string;
  time: string | null;
  price: number | null;
  special_price: number | null;
  person_prices: PersonPrices | null;
  open: boolean;
  quota: number | null;
  held: number;
  sold: number;
}
const pricesOf = (people: PersonPrices | null) =>
  Object.entries(people ?? {}).map(([kind, { price, specialPrice }]) => ({
    kind: kind as keyof PersonPrices,
    price,
    specialPrice,
  }));

/** The calendar of a product, by day and time. */
export const readSlots = async (
  tx: Tx,
  productId: number,
  { from, to }: { readonly from: string; readonly to: string },
) => {
  const { rows } = await tx.execute<SlotRow>(sql`
    select s.id::text as id, s.plan_id, s.day::text as day, s.time, s.price, s.special_price,
      s.person_prices, s.open, i.quota, coalesce(i.held, 0) as held, coalesce(i.sold, 0) as sold
    from slots s left join inventory i on i.kind = 'slot' and i.ref = s.plan_id and i.day = s.day
      and i.time is not distinct from s.time
    where s.product_id = ${productId} and s.day between ${from}::date and ${to}::date
    order by s.day, s.time nulls first, s.plan_id limit ${MOST_SLOTS}`);
  return rows.map((row) => ({
    slotId: row.id,
    planId: String(row.plan_id),
    day: row.day,
    time: row.time,
    price: row.price,
    specialPrice: row.special_price,
    personPrices: pricesOf(row.person_prices),
    open: row.open,
    places: row.quota,
    held: row.held,
    sold: row.sold,
  }));
};
