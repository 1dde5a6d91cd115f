import { addDays, daysBetween } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import type { DemoAccountContent } from '../../../seed/content/types.ts';
import type { Db } from '../../db/pool.ts';
import type { OrderChoice } from './order.types.ts';

interface Slot extends Record<string, unknown> {
  readonly day: string;
  readonly time: string | null;
}

/** The first day and time of a plan, from a day on, with room for so many. */
export const slotFrom = async (
  db: Db,
  planId: number,
  day: string,
  quantity: number,
): Promise<Slot | undefined> =>
  (
    await db.execute<Slot>(sql`
    select s.day::text as day, s.time from slots s left join inventory i on i.kind = 'slot'
      and i.ref = s.plan_id and i.day = s.day and i.time is not distinct from s.time
    where s.plan_id = ${planId} and s.open
      and (i.quota is null or i.quota - i.sold - i.held >= ${quantity}) and s.day >= ${day}::date
      order by s.day, s.time limit 1`)
  ).rows[0];

/**
 * The calendar begins today, so a visit of the past opens a slot like one that is to come, on that
 * weekday in the week after the purchase.
 */
const openPastSlot = async (
  db: Db,
  planId: number,
  coming: Slot,
  bought: string,
): Promise<Slot> => {
  const past = {
    day: addDays(coming.day, -7 * Math.floor((daysBetween(bought, coming.day) - 1) / 7)),
    time: coming.time,
  };
  await db.execute(sql`
    insert into slots (product_id, plan_id, day, time, price, special_price)
      select product_id, plan_id, ${past.day}::date, time, price, special_price
    from slots where plan_id = ${planId} and day = ${coming.day}::date
      and time is not distinct from ${coming.time} on conflict do nothing`);
  await db.execute(sql`
    insert into inventory (kind, ref, day, time, quota) select kind, ref, ${past.day}::date, time,
      quota
    from inventory where kind = 'slot' and ref = ${planId} and day = ${coming.day}::date
      and time is not distinct from ${coming.time} on conflict do nothing`);
  return past;
};

const slotOf = async (
  db: Db,
  planId: number,
  state: DemoOrder,
  bought: string,
  today: string,
): Promise<Slot | undefined> => {
  const coming = await slotFrom(db, planId, addDays(today, 2), state.quantity ?? 1);
  return coming && VISITED.includes(state.state)
    ? openPastSlot(db, planId, coming, bought)
    : coming;
};

/**
 * The first choice of a plan that can be bought: its options' first fields, required additions, an
 * early open slot.
 */
export const choiceOf = async (
  db: Db,
  productId: number,
  planNumber: number,
  state: DemoOrder,
  bought: string,
  today: string,
): Promise<OrderChoice> => {
  const { rows: plans } = await db.execute<{ id: number; kind: string }>(
    sql`select p.id, r.kind from plans p join products r on r.id = p.product_id
      where p.product_id = ${productId} and p.active order by p.sort, p.id`,
  );
  const plan = plans[planNumber] ?? plans[0];
  if (!plan) throw new Error(`product ${productId} has no plan`);
  const { rows: fields } = await db.execute<{ id: number }>(
    sql`select distinct on (g.id) f.id from option_groups g
      join option_fields f on f.group_id = g.id where g.plan_id = ${plan.id} order by g.id, f.sort`,
  );
  const { rows: extras } = await db.execute<{ id: number }>(
    sql`select distinct on (a.id) o.id from additions a
      join addition_options o on o.addition_id = a.id where a.plan_id = ${plan.id} and a.required
      order by a.id, o.sort`,
  );
  const slot = plan.kind === 'dated' ? await slotOf(db, plan.id, state, bought, today) : undefined;
  return {
    productId: String(productId),
    planId: String(plan.id),
    quantity: state.quantity ?? 1,
    fieldIds: fields.map((row) => String(row.id)),
    additions: extras.map((row) => ({ id: String(row.id), quantity: 1 })),
    ...(slot && { date: slot.day, ...(slot.time && { time: slot.time }) }),
  };
};

export type DemoOrder = DemoAccountContent['states'][number];

/**
 * What came of a demo order before today, and so needs a day of the past where it is sold by the
 * day.
 */
export const VISITED: readonly DemoOrder['state'][] = [
  'completed',
  'to-review',
  'reviewed',
  'partly-redeemed',
  'refunded',
];
