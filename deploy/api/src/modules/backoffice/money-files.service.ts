import type { Locale, LocalisedText } from '@tapnook/contracts';
import { localised } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { writeCsv } from './csv.ts';
import { readStatement } from './statements.service.ts';

const MOST_ROWS = 20_000;

/** A month's statement as a file: its columns are those of the screen, in the reader's language. */
export const exportStatement = async (
  tx: Tx,
  merchantId: number,
  month: string,
  locale: Locale,
) => {
  const { lines } = await readStatement(tx, merchantId, month);
  const head =
    locale === 'en-US'
      ? 'Kind,Paid or refunded,Order,Product,Quantity,Currency,Price,Code,Code borne by ' +
        'merchant,Code borne by TapNook,Coins,Commission,Payout'
      : '類別,付款或退款時間,訂單,產品,數量,貨幣,價錢,優惠碼,商戶承擔優惠,TapNook承擔優惠,Tapcoin,佣金,應付';
  const kinds =
    locale === 'en-US' ? { sale: 'sale', refund: 'refund' } : { sale: '銷售', refund: '退款' };
  return writeCsv(`statement-${merchantId}-${month}.csv`, [
    head.split(','),
    ...lines.map((line) => [
      kinds[line.kind],
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
      fields: [{ field: 'query.to', en_US: 'A period of at most a year', zh_HK: '期間最多為一年' }],
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
  const head =
    locale === 'en-US'
      ? 'Order,Paid,State,Product,Plan,Day,Time,Quantity,Redeemed,Currency,Paid ' +
        'amount,Refunded,Customer'
      : '訂單,付款時間,狀態,產品,方案,日期,時間,數量,已兌換,貨幣,付款額,已退款,顧客';
  return writeCsv(`orders-${merchantId}-${from}-${to}.csv`, [
    head.split(','),
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
