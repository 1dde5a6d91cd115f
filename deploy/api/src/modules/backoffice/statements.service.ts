import type { LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { lockMerchant, type Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { merchantCommissions } from './backoffice.tables.ts';

type Statement = z.output<Api['getStatement']['data']>;
type Line = Statement['lines'][number];
type Totals = Statement['totals'];

/** What the house keeps where nothing else was agreed. */
const USUAL_COMMISSION = 1_500;
const MOST_LINES = 20_000;

interface Row extends Record<string, unknown> {
  merchant_id: number;
  merchant_name: LocalisedText;
  month: string;
  kind: Line['kind'];
  at: Date;
  order_no: string;
  product_name: LocalisedText;
  quantity: number;
  coupon_code: string | null;
  coupon_paid_by: Line['couponPaidBy'];
  currency: Line['currency'];
  gross: number;
  merchant_coupons: number;
  house_coupons: number;
  coins: number;
  commission: number;
}

/**
 * Sales by the Hong Kong month of their payment and refunds by that of theirs. A refund takes back
 * its part of every amount of its sale, so that a sale that is given back whole comes to nothing.
 */
const readRows = async (
  tx: Tx,
  merchantId: number | null,
  [from, to]: readonly [from: string, to: string],
): Promise<Row[]> => {
  const { rows } = await tx.execute<Row>(sql`
    with sold as (
      select o.id, o.merchant_id, m.name as merchant_name,
        to_char(hk_day(o.paid_at), 'YYYY-MM') as month, o.paid_at, o.order_no,
        o.snapshot->'productName' as product_name,
        o.quantity, o.currency, o.total_amount, c.code as coupon_code, case
          when c.id is not null then c.paid_by end as coupon_paid_by,
        case when c.paid_by = 'merchant' then o.discount_amount else 0 end as merchant_coupons,
          o.coin_discount_amount, o.discount_amount, o.captured_amount, o.coins,
        coalesce((select k.basis_points from merchant_commissions k
          where k.merchant_id = o.merchant_id
          and k.from_month <= to_char(hk_day(o.paid_at), 'YYYY-MM') order by k.from_month desc
          limit 1), ${USUAL_COMMISSION}::int) as rate
      from orders o join merchants m on m.id = o.merchant_id
      left join coupon_uses u on u.order_id = o.id and u.state = 'consumed'
        left join coupons c on c.id = u.coupon_id
      where o.paid_at is not null and (${merchantId}::int is null or o.merchant_id = ${merchantId})
    ), amounts as (
      select *, discount_amount - merchant_coupons as house_coupons,
        round((total_amount - merchant_coupons) * rate / 10000.0)::int as commission from sold
    ), given_back as (
      select a.*, r.settled_at,
        least(1, (r.amount + case
          when a.coins > 0 then r.coins * a.coin_discount_amount::numeric / a.coins
          else 0 end) / nullif(a.captured_amount + a.coin_discount_amount, 0)) as part
      from refunds r join amounts a on a.id = r.order_id
      where r.status = 'succeeded' and r.reason <> 'late' and r.settled_at is not null
    ), lines as (
      select merchant_id, merchant_name, month, 'sale' as kind, paid_at as at, order_no,
        product_name, quantity, coupon_code, coupon_paid_by, currency,
        total_amount as gross, merchant_coupons, house_coupons, coin_discount_amount as coins,
          commission from amounts
      union all
      select merchant_id, merchant_name, to_char(hk_day(settled_at), 'YYYY-MM'), 'refund',
        settled_at, order_no, product_name, quantity, coupon_code, coupon_paid_by, currency,
        -round(total_amount * part)::int, -round(merchant_coupons * part)::int,
          -round(house_coupons * part)::int, -round(coin_discount_amount * part)::int,
          -round(commission * part)::int
      from given_back where part > 0
    )
    select * from lines where month between ${from} and ${to} order by at, order_no, kind desc
      limit ${MOST_LINES}`);
  return rows;
};

const payoutOf = ({ gross, merchant_coupons, commission }: Row): number =>
  gross - merchant_coupons - commission;

const toLine = (row: Row): Line => ({
  kind: row.kind,
  at: new Date(row.at).toISOString(),
  orderNo: row.order_no,
  productName: row.product_name,
  quantity: row.quantity,
  couponCode: row.coupon_code,
  couponPaidBy: row.coupon_paid_by,
  currency: row.currency,
  gross: row.gross,
  merchantCoupons: row.merchant_coupons,
  houseCoupons: row.house_coupons,
  coins: row.coins,
  commission: row.commission,
  payout: payoutOf(row),
});

const totalsOf = (rows: readonly Row[]): Totals =>
  [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, of]) => {
    const sum = (amount: (row: Row) => number): number =>
      of.reduce((total, row) => total + amount(row), 0);
    return {
      currency,
      gross: sum(({ gross }) => gross),
      merchantCoupons: sum((row) => row.merchant_coupons),
      houseCoupons: sum((row) => row.house_coupons),
      coins: sum(({ coins }) => coins),
      commission: sum(({ commission }) => commission),
      payout: sum(payoutOf),
      orders: of.filter(({ kind }) => kind === 'sale').length,
      refunds: of.filter(({ kind }) => kind === 'refund').length,
    };
  });

const thisMonth = async (tx: Tx): Promise<string> => {
  const { rows } = await tx.execute<{ month: string }>(
    sql`select to_char(hk_today(), 'YYYY-MM') as month`,
  );
  return rows[0]?.month ?? '';
};

/**
 * The months of two years with their totals, newest first; months without anything are left out.
 */
export const listStatements = async (tx: Tx, merchantId: number) => {
  const to = await thisMonth(tx);
  const from = `${Number(to.slice(0, 4)) - 2}${to.slice(4)}`;
  const rows = await readRows(tx, merchantId, [from, to]);
  return [...Map.groupBy(rows, ({ month }) => month)]
    .map(([month, of]) => ({ month, totals: totalsOf(of) }))
    .toSorted((one, other) => other.month.localeCompare(one.month));
};

const commissionOf = async (tx: Tx, merchantId: number, month: string): Promise<number> => {
  const { rows } = await tx.execute<{ basis_points: number }>(
    sql`select basis_points from merchant_commissions where merchant_id = ${merchantId}
      and from_month <= ${month} order by from_month desc limit 1`,
  );
  return rows[0]?.basis_points ?? USUAL_COMMISSION;
};

export const readStatement = async (
  tx: Tx,
  merchantId: number,
  month: string,
): Promise<Statement> => {
  const rows = await readRows(tx, merchantId, [month, month]);
  return {
    month,
    commission: await commissionOf(tx, merchantId, month),
    totals: totalsOf(rows),
    lines: rows.map(toLine),
  };
};

/** What each merchant is owed for a month, by the merchant's number. */
export const listPayouts = async (tx: Tx, month: string) => {
  const rows = await readRows(tx, null, [month, month]);
  return [...Map.groupBy(rows, (row) => row.merchant_id).values()]
    .flatMap((of) =>
      of.slice(0, 1).map((row) => ({
        merchantId: String(row.merchant_id),
        merchantName: row.merchant_name,
        totals: totalsOf(of),
      })),
    )
    .toSorted((one, other) => Number(one.merchantId) - Number(other.merchantId));
};

const tooLate = () =>
  new ApiError('10102', {
    fields: [fieldError('body.fromMonth', 'fault.mustNotMonthOver')],
  });

export const setCommission = (
  db: Db,
  member: Member,
  merchantId: number,
  { basisPoints, fromMonth }: Call<Api['setCommission']>['body'],
) =>
  inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId);
    if (fromMonth < (await thisMonth(tx))) throw tooLate();
    const before = await commissionOf(tx, merchantId, fromMonth);
    await tx
      .insert(merchantCommissions)
      .values({ merchantId, fromMonth, basisPoints })
      .onConflictDoUpdate({
        target: [merchantCommissions.merchantId, merchantCommissions.fromMonth],
        set: { basisPoints },
      });
    await audit(tx, member, {
      action: 'commission',
      kind: 'merchant',
      subject: merchantId,
      merchantId,
      before: { basisPoints: before },
      after: { basisPoints, fromMonth },
    });
    return { merchantId: String(merchantId), basisPoints, fromMonth };
  });
