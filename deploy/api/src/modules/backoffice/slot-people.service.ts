import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';

interface PersonRow extends Record<string, unknown> {
  order_no: string;
  customer_name: string;
  day: string;
  time: string | null;
  quantity: number;
}

/** Who has a paid place on slots of a plan, bought for the day or booked later, by day and time. */
export const peopleOfSlots = async (tx: Tx, planId: number, wanted: string) => {
  const { rows } = await tx.execute<PersonRow>(sql`
    with coming as (
      select o.id, o.participation_date as day, o.start_time as time, o.quantity
      from orders o where not o.is_booking and o.plan_id = ${planId}
      union all
      select b.order_id, b.day, b.time, b.booking_num
      from bookings b join orders o on o.id = b.order_id
      where o.plan_id = ${planId}
        and exists (select 1 from voucher_bookings v where v.booking_id = b.id
        and v.status in ('booked', 'completed')))
    select o.order_no, trim(coalesce(o.first_name, '') || ' ' || coalesce(o.last_name,
      '')) as customer_name,
      c.day::text as day, c.time, c.quantity
    from jsonb_to_recordset(${wanted}::jsonb) as w(day date, time text)
    join coming c on c.day = w.day and c.time is not distinct from w.time
    join orders o on o.id = c.id
    where o.code in ('TBC', 'TBR', 'PTR', 'COM') and o.captured_amount > 0
    order by c.day, c.time nulls first, o.order_no`);
  return rows.map((row) => ({
    orderNo: row.order_no,
    customerName: row.customer_name || null,
    day: row.day,
    time: row.time,
    quantity: row.quantity,
  }));
};
