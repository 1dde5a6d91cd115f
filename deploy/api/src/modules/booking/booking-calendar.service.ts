import { addDays, addMonths, startOfMonth } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Order } from '../orders/index.ts';
import { optionPlaces } from './visit-options.service.ts';

export type SlotState = 'available' | 'few' | 'full' | 'closed' | 'past';
/** One start time of a day, with the inventory rows that a booking of it takes. */
export interface BookableSlot {
  readonly day: string;
  readonly time: string | null;
  readonly total: number;
  readonly remaining: number;
  readonly status: SlotState;
  readonly inventoryIds: readonly number[];
}
/** Shown for a slot without a limit. */
const UNLIMITED = 999;
const FEW = 3;

interface Row extends Record<string, unknown> {
  day: string;
  time: string | null;
  open: boolean;
  past: boolean;
  inventory_id: number | null;
  quota: number | null;
  taken: number | null;
}
const stateOf = (row: Row, remaining: number, lastDay: string): SlotState => {
  if (row.past) return 'past';
  if (!row.open || row.day > lastDay) return 'closed';
  return remaining <= 0 ? 'full' : remaining <= FEW ? 'few' : 'available';
};

/** The last Hong Kong day on which an order's vouchers can be used. */
export const lastDayOf = async (tx: Tx, order: Order): Promise<string> => {
  const { rows } = await tx.execute<{ day: string | null }>(
    sql`select hk_day(max(ends_at) - interval '1 second')::text as day from vouchers
      where order_id = ${order.id}`,
  );
  return rows[0]?.day ?? order.snapshot.endsAt.slice(0, 10);
};

/** How many places the chosen options leave, at whatever time. */
const leftOfOptions = async (tx: Tx, order: Order, fieldIds: readonly string[]): Promise<number> =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...(fieldIds.length === 0
      ? []
      : (await optionPlaces(tx, order))
          .filter(({ fieldId }) => fieldIds.includes(fieldId))
          .map(({ left }) => left)),
  );

/**
 * Every slot of an order's plan between two days, with what is left of it and of the chosen
 * options: one query for a whole month.
 */
export const slotsBetween = async (
  tx: Tx,
  order: Order,
  from: string,
  to: string,
  fieldIds: readonly string[] = [],
): Promise<readonly BookableSlot[]> => {
  const optionsLeft = await leftOfOptions(tx, order, fieldIds);
  const lastDay = await lastDayOf(tx, order);
  const { rows } = await tx.execute<Row>(sql`
    select s.day::text as day, s.time, s.open,
      (s.day + coalesce(s.time, '23:59')::time) at time zone 'Asia/Hong_Kong' <= app_now() as past,
      i.id::int as inventory_id, i.quota, i.sold + i.held as taken
    from slots s left join inventory i on i.kind = 'slot' and i.ref = s.plan_id and i.day = s.day
      and i.time is not distinct from s.time
    where s.plan_id = ${order.planId} and s.day between ${from}::date and ${to}::date
      order by s.day, s.time nulls first`);
  return rows.map((row) => {
    const remaining = Math.min(
      row.quota === null ? UNLIMITED : Math.max(0, row.quota - (row.taken ?? 0)),
      optionsLeft,
    );
    const status = stateOf(row, remaining, lastDay);
    const isOpen = status === 'available' || status === 'few';
    return {
      day: row.day,
      time: row.time,
      total: row.quota ?? UNLIMITED,
      remaining: isOpen ? remaining : 0,
      status,
      inventoryIds: row.inventory_id === null ? [] : [row.inventory_id],
    };
  });
};

export interface BookableDay {
  readonly date: string;
  readonly total: number;
  readonly remaining: number;
  readonly status: SlotState;
}
const RANK: readonly SlotState[] = ['available', 'few', 'full', 'closed', 'past'];
const summarise = (
  date: string,
  slots: readonly BookableSlot[],
  today: string,
  optionsLeft: number,
): BookableDay => {
  // What is left of an option is left once, not at each time.
  const remaining = Math.min(
    optionsLeft,
    slots.reduce((sum, slot) => sum + slot.remaining, 0),
  );
  const status =
    RANK.find((one) => slots.some((slot) => slot.status === one)) ??
    (date < today ? 'past' : 'closed');
  // Few places at each time may be many on the day.
  return {
    date,
    total: slots.reduce((sum, slot) => sum + slot.total, 0),
    remaining,
    status: status === 'few' && remaining > FEW ? 'available' : status,
  };
};

/** Every day of a month (`YYYY-MM`); days on which nothing is offered are closed, or past. */
export const monthOf = async (
  tx: Tx,
  order: Order,
  month: string,
  today: string,
  fieldIds: readonly string[],
): Promise<readonly BookableDay[]> => {
  const first = startOfMonth(`${month}-01`);
  const next = addMonths(first, 1);
  const slots = await slotsBetween(tx, order, first, addDays(next, -1), fieldIds);
  const optionsLeft = await leftOfOptions(tx, order, fieldIds);
  const days: BookableDay[] = [];
  for (let day = first; day < next; day = addDays(day, 1))
    days.push(
      summarise(
        day,
        slots.filter((slot) => slot.day === day),
        today,
        optionsLeft,
      ),
    );
  return days;
};

/** The first day from today on which a place is free. */
export const nextFreeDay = async (
  tx: Tx,
  order: Order,
  today: string,
  fieldIds: readonly string[],
): Promise<string | null> =>
  (await slotsBetween(tx, order, today, await lastDayOf(tx, order), fieldIds)).find(
    (slot) => slot.status === 'available' || slot.status === 'few',
  )?.day ?? null;
