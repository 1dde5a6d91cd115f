import type { Locale, LocalisedText } from '@tapnook/contracts';
import { localised } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { translator } from '../../translations.ts';
import { writeCsv } from './csv.ts';
import { readStatement } from './statements.service.ts';

const MOST_ROWS = 20_000;
const STATEMENT_COLUMNS = [
  'kind',
  'at',
  'order',
  'product',
  'quantity',
  'currency',
  'price',
  'code',
  'codeOfMerchant',
  'codeOfHouse',
  'coins',
  'commission',
  'payout',
] as const;
const ORDER_COLUMNS = [
  'order',
  'paidAt',
  'state',
  'product',
  'plan',
  'day',
  'time',
  'quantity',
  'redeemed',
  'currency',
  'paid',
  'refunded',
  'customer',
] as const;

/** A month's statement as a file: its columns are those of the screen, in the reader's language. */
export const exportStatement = async (
  tx: Tx,
  merchantId: number,
  month: string,
  locale: Locale,
) => {
  const { lines } = await readStatement(tx, merchantId, month);
  const t = translator(locale);
  return writeCsv(`statement-${merchantId}-${month}.csv`, [
    STATEMENT_COLUMNS.map((column) => t(`moneyFile.statement.${column}`)),
    ...lines.map((line) => [
      t(`moneyFile.kind.${line.kind}`),
      line.at,
      line.orderNo,
      localised(line.productName, locale),
      line.quantity,
      line.currency,
      line.gross / 100,
      line.couponCode,
      line.merchantCoupons / 100,
      line.houseCoupons / 100,
      line.coins / 100,
      line.commission / 100,
      line.payout / 100,
    ]),
  ]);
};

interface OrderRow extends Record<string, unknown> {
  order_no: string;
  paid_at: string;
  code: string;
  product_name: LocalisedText;
  plan_name: LocalisedText;
  day: string | null;
  time: string | null;
  quantity: number;
  currency: string;
  paid: number;
  refunded: number;
  customer: string;
  redeemed: number;
}

/** The orders of a merchant that were paid in a period; a year of them at most. */
export const exportOrders = async (
  tx: Tx,
  merchantId: number,
  { from, to }: { readonly from: string; readonly to: string },
  locale: Locale,
) => {
  if (to < from || Date.parse(to) - Date.parse(from) > 366 * 86_400_000)
    throw new ApiError('10102', {
      fields: [fieldError('query.to', 'fault.periodAtMostYear')],
    });
  const { rows } = await tx.execute<OrderRow>(sql`
    select o.order_no, to_char(o.paid_at at time zone 'Asia/Hong_Kong',
      'YYYY-MM-DD HH24:MI') as paid_at, o.code, o.snapshot->'productName' as product_name,
      o.snapshot->'planName' as plan_name,
      o.participation_date::text as day, o.start_time as time, o.quantity, o.currency,
        o.captured_amount as paid, o.refunded_amount as refunded,
      trim(coalesce(o.first_name, '') || ' ' || coalesce(o.last_name, '')) as customer,
        (select count(*)::int from vouchers v where v.order_id = o.id
        and v.used_count > 0) as redeemed
    from orders o where o.merchant_id = ${merchantId} and o.paid_at is not null
      and hk_day(o.paid_at) between ${from}::date and ${to}::date
    order by o.paid_at, o.order_no limit ${MOST_ROWS}`);
  return writeCsv(`orders-${merchantId}-${from}-${to}.csv`, [
    ORDER_COLUMNS.map((column) => translator(locale)(`moneyFile.orders.${column}`)),
    ...rows.map((row) => [
      row.order_no,
      row.paid_at,
      row.code,
      localised(row.product_name, locale),
      localised(row.plan_name, locale),
      row.day,
      row.time,
      row.quantity,
      row.redeemed,
      row.currency,
      row.paid / 100,
      row.refunded / 100,
      row.customer,
    ]),
  ]);
};
