import type { Api } from '@tapnook/contracts/api';
import { addDays, weekday } from '@tapnook/kernel';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import type { TextKey } from '../../translations.ts';
import { idOf, personTypes, type PersonPrices } from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { followProduct, lockProduct } from './products.service.ts';
import { peopleOfSlots } from './slot-people.service.ts';

type SlotInput = Call<Api['setSlots']>['body'];
const MOST_DAYS = 400;
const MOST_SLOTS = 5_000;
/** Orders that a preview names. */
const MOST_PEOPLE = 50;

const refuse = (field: string, key: TextKey) =>
  new ApiError('10102', { fields: [fieldError(field, key)] });

/** The days of a range, in order; refused when it goes backward or over more than a year. */
const daysBetween = (from: string, to: string): string[] => {
  if (to < from) throw refuse('body.to', 'fault.mustNotBeforeFirst');
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(day);
    if (days.length > MOST_DAYS) throw refuse('body.to', 'fault.slots.yearAtMost');
  }
  return days;
};

/** The day and start time of every slot that an input speaks of. */
const wantedSlots = (input: SlotInput, today: string) => {
  const days = daysBetween(input.from, input.to).filter(
    (day) => day >= today && input.weekdays.includes(weekday(day) || 7),
  );
  const times = input.times.length > 0 ? [...new Set(input.times)] : [null];
  const slots = days.flatMap((day) => times.map((time) => ({ day, time })));
  if (slots.length > MOST_SLOTS) throw refuse('body.to', 'fault.slots.tooMany');
  return slots;
};

interface Counted extends Record<string, unknown> {
  existing: number;
  taken: number;
  kept: number;
}
/** What stands there already, and what people have of it. */
const countSlots = async (tx: Tx, planId: number, wanted: string, places: number | null) => {
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

const writeSlots = async (
  tx: Tx,
  productId: number,
  planId: number,
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

/** Days may price the kinds that have a price of their own in the plan; others pay the plan's. */
const checkPersonPrices = async (
  tx: Tx,
  planId: number,
  { personPrices = [] }: SlotInput,
): Promise<void> => {
  if (personPrices.length === 0) return;
  const types = await tx.select().from(personTypes).where(eq(personTypes.planId, planId));
  const kinds = new Set(types.flatMap(({ kind, price }) => (price === null ? [] : [kind])));
  for (const [index, { kind, price, specialPrice }] of personPrices.entries()) {
    if (!kinds.has(kind))
      throw refuse(`body.personPrices.${index}.price`, 'fault.slots.noOwnPrice');
    if (specialPrice !== null && (price === null || specialPrice >= price))
      throw refuse(`body.personPrices.${index}.specialPrice`, 'fault.mustBelowPrice');
  }
};

/** Opens, prices, fills or closes many days at once, or says what that would touch. */
export const setSlots = (db: Db, member: Member, productId: number, input: SlotInput) =>
  inTransaction(db, async (tx) => {
    const { merchantId } = await lockProduct(tx, member, productId);
    const planId = idOf(input.planId);
    const { rows } = await tx.execute<{ today: string }>(
      sql`select hk_today()::text as today from plans where id = ${planId}
        and product_id = ${productId}`,
    );
    const [plan] = rows;
    if (!plan) throw new ApiError('10405');
    await checkPersonPrices(tx, planId, input);
    const slots = wantedSlots(input, plan.today);
    const wanted = JSON.stringify(slots);
    const { existing, taken, kept } = await countSlots(tx, planId, wanted, input.places ?? null);
    const answer = { created: slots.length - existing, changed: existing, taken, kept };
    const people = await peopleOfSlots(tx, planId, wanted);
    const touched = people.length;
    if (input.preview) return { ...answer, touched, people: people.slice(0, MOST_PEOPLE) };
    if (slots.length === 0) return { ...answer, touched, people: [] };
    await writeSlots(tx, productId, planId, wanted, input);
    await followProduct(tx, productId);
    const { preview: _preview, ...after } = input;
    await audit(tx, member, {
      action: 'calendar',
      kind: 'product',
      subject: productId,
      merchantId,
      after: { ...after, ...answer },
    });
    return { ...answer, touched, people: [] };
  });

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
export const listSlots = async (
  tx: Tx,
  productId: number,
  { from, to }: { readonly from: string; readonly to: string },
) => {
  daysBetween(from, to);
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
