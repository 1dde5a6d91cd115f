import type { LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { maskedNumber } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { bilingual } from '../../translations.ts';
import { iso, isoOrNull } from '../catalog/index.ts';
import { digestOfToken, resolveVoucherNo } from '../vouchers/index.ts';

export type FoundVoucher = z.input<Api['findVoucher']['data']>;

interface Row extends Record<string, unknown> {
  voucher_no: string;
  order_no: string;
  product_name: LocalisedText;
  plan_name: LocalisedText;
  person: NonNullable<FoundVoucher['person']> | null;
  customer_name: string;
  status: string;
  used_count: number;
  usage_limit: number;
  starts_at: string;
  ends_at: string;
  redeemed_at: string | null;
  day: string | null;
  time: string | null;
  held: boolean;
  begun: boolean;
  ended: boolean;
  is_today: boolean;
  can_undo: boolean;
}

/**
 * Why a voucher can or cannot be redeemed now, in the order in which the counter should hear it.
 */
const verdictOf = (row: Row): FoundVoucher['verdict'] => {
  if (row.status === 'redeemed' || row.used_count >= row.usage_limit) return 'used';
  if (row.status === 'invalid' || row.status === 'expired_and_invalid') return 'refunded';
  if (row.held) return 'on_hold';
  if (row.status !== 'requires_redeemed' || row.ended) return 'expired';
  if (!row.begun) return 'not_yet';
  return row.is_today ? 'usable' : 'other_day';
};

const toFound = (row: Row): FoundVoucher => ({
  voucherNo: row.voucher_no,
  orderNo: row.order_no,
  productName: row.product_name,
  planName: row.plan_name,
  ...(row.person && { person: row.person }),
  customerName: row.customer_name || null,
  usedCount: row.used_count,
  usageLimit: row.usage_limit,
  startsAt: iso(row.starts_at),
  endsAt: iso(row.ends_at),
  day: row.day,
  time: row.time,
  verdict: verdictOf(row),
  redeemedAt: isoOrNull(row.redeemed_at),
  canUndo: row.can_undo,
});

/** A voucher by its number as the counter sees it; 10405 for another merchant's. */
export const readVoucher = async (
  tx: Tx,
  merchantId: number | null,
  number: string,
): Promise<FoundVoucher> => {
  const voucherNo = await resolveVoucherNo(tx, number);
  const { rows } = await tx.execute<Row>(sql`
    with found as (
      select v.*, o.order_no, o.redemption_hold as held, o.is_booking, o.review_status,
        o.snapshot->'productName' as product_name, o.snapshot->'planName' as plan_name,
        (select p - '{quantity,price}'::text[] from jsonb_array_elements(o.snapshot->'people') p
          where p->>'kind' = v.person_kind) as person,
        trim(coalesce(o.first_name, '') || ' ' || coalesce(o.last_name, '')) as customer_name,
        coalesce(b.day, o.participation_date) as day, case when b.id is null then o.start_time
          else b.time end as time
      from vouchers v join orders o on o.id = v.order_id
      left join voucher_bookings vb on vb.voucher_no = v.voucher_no and vb.status = 'booked'
      left join bookings b on b.id = vb.booking_id
      where v.voucher_no = ${voucherNo}
        and (${merchantId}::int is null or v.merchant_id = ${merchantId}))
    select voucher_no, order_no, held is not null as held, product_name, plan_name, person,
      customer_name, status, used_count, usage_limit, starts_at, ends_at, redeemed_at,
      day::text as day, time,
      starts_at <= app_now() as begun, ends_at <= app_now() as ended,
        coalesce(day = hk_today(), true) as is_today,
      coalesce(used_count > 0 and redeemed_at > app_now() - interval '60 seconds' and not is_booking
        and review_status is distinct from 'REVIEWED', false) as can_undo
    from found`);
  if (!rows[0]) throw new ApiError('10405');
  return { ...toFound(rows[0]), voucherNo: number };
};

/** The same by a scanned code, which is looked at and not spent; 20622 when it is none of ours. */
export const readVoucherByToken = async (
  tx: Tx,
  merchantId: number | null,
  token: string,
): Promise<FoundVoucher> => {
  const { rows } = await tx.execute<{ voucher_no: string; live: boolean }>(
    sql`select voucher_no, used_at is null and expires_at > app_now() as live from voucher_tokens
      where digest = ${digestOfToken(token)}`,
  );
  const [row] = rows;
  if (!row) throw new ApiError('20622');
  const found = await readVoucher(tx, merchantId, row.voucher_no);
  if (row.live) return found;
  throw new ApiError('20622', {
    text: bilingual('backoffice.codeHasRunOut'),
  });
};

type Visit = z.input<Api['listVisits']['data']>[number];
interface VisitRow extends Record<string, unknown> {
  order_no: string;
  product_id: string;
  product_name: LocalisedText;
  plan_name: LocalisedText;
  people: NonNullable<Visit['people']> | null;
  customer_name: string;
  time: string | null;
  quantity: number;
  redeemed: number;
  voucher_nos: string[];
}
/**
 * Who comes on a day: tickets of that day, and visits that were booked for it. Voucher numbers are
 * masked, so that nobody redeems what no guest has shown.
 */
export const listVisits = async (tx: Tx, merchantId: number | null, day: string) => {
  const { rows } = await tx.execute<VisitRow>(sql`
    with coming as (
      select o.id, o.start_time as time, o.quantity
      from orders o where not o.is_booking and o.participation_date = ${day}::date
      union all
      select b.order_id, b.time, b.booking_num from bookings b
      where b.day = ${day}::date
        and exists (select 1 from voucher_bookings v where v.booking_id = b.id
        and v.status in ('booked', 'completed')))
    select o.order_no, o.product_id::text as product_id, o.snapshot->'productName' as product_name,
      o.snapshot->'planName' as plan_name,
      (select jsonb_agg(p - 'price') from jsonb_array_elements(o.snapshot->'people') p) as people,
      trim(coalesce(o.first_name, '') || ' ' || coalesce(o.last_name, '')) as customer_name, c.time,
        c.quantity,
      (select count(*)::int from vouchers v where v.order_id = o.id
        and v.used_count > 0) as redeemed,
      array(select v.voucher_no from vouchers v where v.order_id = o.id
        order by v.voucher_no) as voucher_nos
    from coming c join orders o on o.id = c.id
    where o.code in ('TBC', 'TBR', 'PTR', 'COM') and o.captured_amount > 0
      and (${merchantId}::int is null or o.merchant_id = ${merchantId})
    order by c.time nulls first, o.order_no limit 1000`);
  return rows.map((row) => ({
    orderNo: row.order_no,
    productId: row.product_id,
    productName: row.product_name,
    planName: row.plan_name,
    ...(row.people && { people: row.people }),
    customerName: row.customer_name || null,
    time: row.time,
    quantity: row.quantity,
    redeemed: row.redeemed,
    voucherNos: row.voucher_nos.map(maskedNumber),
  }));
};
