import type { DateSlot } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { readPersonTypes } from './person-types.service.ts';
import { openProduct, type ProductQuery } from './plan.service.ts';
import {
  personPrice,
  unitPrice,
  type PersonKind,
  type PersonPrices,
  type UnitPrice,
} from './pricing.ts';
import type { ProductRow } from './product-row.ts';
import { dateOrNull, isoOrNull, leastOf, remaining } from './serializers.ts';

export interface CalendarQuery extends ProductQuery {
  readonly planId: number;
  readonly fieldIds: readonly number[];
  /** Hong Kong days, both included. */
  readonly from: string;
  readonly to: string;
  /** Plan and options were bought already: only the places of the slots count. */
  readonly isOwned?: boolean;
}

interface SlotRow extends Record<string, unknown> {
  day: string;
  time: string | null;
  slot_price: number | null;
  slot_special: number | null;
  slot_people: PersonPrices | null;
  open: boolean;
  past: boolean;
  quota: number | null;
  held: number | null;
  sold: number | null;
}

interface HeadRow extends Record<string, unknown> {
  price: number;
  special_price: number | null;
  limited_price: number | null;
  limited_start_at: string | null;
  limited_end_at: string | null;
  valid_from: string | null;
  valid_to: string | null;
  surcharge: number;
  shared_left: number | null;
  field_left: number | null;
  now: string;
  today: string;
}

/** A slot with its price and what is left, before it is written for one call or another. */
export interface OfferedSlot {
  readonly day: string;
  readonly time: string | null;
  readonly unit: UnitPrice;
  /** What each of the plan's kinds of persons costs; none where all pay the same. */
  readonly people: readonly { readonly kind: PersonKind; readonly unit: UnitPrice }[];
  readonly total: number | null;
  readonly left: number | null;
  readonly reason: DateSlot['reason'];
}

export interface Calendar {
  readonly product: ProductRow;
  readonly today: string;
  readonly limited: { readonly start: string | null; readonly end: string | null };
  readonly slots: readonly OfferedSlot[];
}

const readHead = async (tx: Tx, query: CalendarQuery): Promise<HeadRow> => {
  const fields = sql.param([...query.fieldIds]);
  const { rows } = await tx.execute<HeadRow>(sql`
    select pl.*, app_now() as now, hk_today()::text as today,
      (select coalesce(sum(f.surcharge), 0)::int from option_fields f
        join option_groups g on g.id = f.group_id where g.plan_id = pl.id
        and f.id = any(${fields}::int[])) as surcharge,
      (select min(i.quota - i.held - i.sold)::int from inventory i where i.quota is not null
        and i.day is null and ((i.kind = 'plan' and i.ref = pl.id)
        or (i.kind = 'product' and i.ref = pl.product_id))) as shared_left,
      (select min(i.quota - i.held - i.sold)::int from inventory i where i.quota is not null
        and i.day is null and i.kind = 'option' and i.ref = any(${fields}::bigint[])) as field_left
    from plans pl where pl.id = ${query.planId} and pl.product_id = ${query.productId}
      and pl.active`);
  const [head] = rows;
  if (!head) throw new ApiError('20714');
  return head;
};

/** One query for the whole range: every slot with its places. */
const readSlotRows = async (tx: Tx, query: CalendarQuery): Promise<SlotRow[]> => {
  const { rows } = await tx.execute<SlotRow>(sql`
    select s.day::text as day, s.time, s.price as slot_price, s.special_price as slot_special,
      s.person_prices as slot_people, s.open and slot_on_sale(s.product_id, s.day, s.time) as open,
      slot_ends(s.product_id, s.day, s.time) <= app_now() at time zone 'Asia/Hong_Kong' as past,
      i.quota, i.held, i.sold
    from slots s left join inventory i on i.kind = 'slot' and i.ref = s.plan_id and i.day = s.day
      and i.time is not distinct from s.time
    where s.plan_id = ${query.planId} and s.day between ${query.from}::date and ${query.to}::date
    order by s.day, s.time`);
  return rows;
};

const reasonOf = (row: SlotRow, left: number | null): DateSlot['reason'] => {
  if (row.past) return 'past';
  if (!row.open) return 'closed';
  return left === 0 ? 'soldOut' : null;
};

/** Plans without dates: every day of their period, at the plan's price. */
const periodRows = (head: HeadRow, query: CalendarQuery): SlotRow[] => {
  const rows: SlotRow[] = [];
  for (let at = new Date(`${query.from}T00:00:00Z`); ; at = new Date(at.getTime() + 86_400_000)) {
    const day = at.toISOString().slice(0, 10);
    if (day > query.to) return rows;
    if ((head.valid_from && day < head.valid_from) || (head.valid_to && day > head.valid_to))
      continue;
    rows.push({
      day,
      time: null,
      slot_price: null,
      slot_special: null,
      slot_people: null,
      open: true,
      past: day < head.today,
      quota: null,
      held: 0,
      sold: 0,
    });
  }
};

/** The slots of a plan in a range of days, priced for the chosen option fields. 20714, 20715. */
export const readCalendar = async (tx: Tx, query: CalendarQuery): Promise<Calendar> => {
  const product = await openProduct(tx, query);
  const head = await readHead(tx, query);
  const slotRows = await readSlotRows(tx, query);
  const rows =
    slotRows.length === 0 && product.kind !== 'dated' && product.kind !== 'limited'
      ? periodRows(head, query)
      : slotRows;
  const prices = {
    price: head.price,
    specialPrice: head.special_price,
    limitedPrice: head.limited_price,
    limitedStartAt: dateOrNull(head.limited_start_at),
    limitedEndAt: dateOrNull(head.limited_end_at),
  };
  const now = new Date(head.now);
  const types = await readPersonTypes(tx, [query.planId]);
  const slots = rows.map((row) => {
    const own = remaining({ quota: row.quota, held: row.held ?? 0, sold: row.sold ?? 0 });
    const left = query.isOwned ? own : leastOf([own, head.shared_left, head.field_left]);
    const face = {
      price: row.slot_price,
      specialPrice: row.slot_special,
      personPrices: row.slot_people,
    };
    return {
      day: row.day,
      time: row.time,
      unit: unitPrice(prices, face, head.surcharge, now),
      people: types.map((type) => ({
        kind: type.kind,
        unit: personPrice(type, prices, face, head.surcharge, now),
      })),
      total: row.quota,
      left,
      reason: reasonOf(row, left),
    };
  });
  return {
    product,
    today: head.today,
    limited: { start: isoOrNull(head.limited_start_at), end: isoOrNull(head.limited_end_at) },
    slots,
  };
};

/**
 * The first day from `from` on that can be chosen, within the next 120 days; null when there is
 * none.
 */
export const nextFreeDay = async (
  tx: Tx,
  query: Omit<CalendarQuery, 'to' | 'from'>,
  from: string,
): Promise<string | null> => {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select min(s.day)::text as day from slots s left join inventory i on i.kind = 'slot'
      and i.ref = s.plan_id and i.day = s.day and i.time is not distinct from s.time
    where s.plan_id = ${query.planId} and s.product_id = ${query.productId} and s.open
      and s.day >= greatest(${from}::date, hk_today())
      and (i.quota is null or i.quota > i.held + i.sold)
      and slot_on_sale(s.product_id, s.day, s.time)`);
  return rows[0]?.day ?? null;
};
