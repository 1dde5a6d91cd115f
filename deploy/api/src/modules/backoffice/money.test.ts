import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { both, must } from '../../../test/empty-shop.ts';
import { createStaff, expectRoles, type Attempt, type Staff } from '../../../test/staff-roles.ts';
import { writeCsv } from './csv.ts';

let staff: Staff;
let today = '';
let month = '';
const merchant = (rest = '') => `/v1/merchant/merchants/${staff.mine.merchantId}${rest}`;
const as = (who: keyof Staff['people']) => ({ headers: staff.people[who].headers });
const get = (path: string, who: keyof Staff['people'] = 'owner') =>
  must(staff.shop.call('GET', path, as(who)));

interface Sale {
  readonly total: number;
  readonly discount?: number;
  readonly coins?: number;
  readonly code?: string;
  readonly back?: number;
}
let count = 0;
/** A paid order as the books know it, without the way there. */
const sell = async ({ total, discount = 0, coins = 0, code, back }: Sale): Promise<string> => {
  const { pool } = staff.shop.deps;
  const orderNo = `TN2611-MONEY${(count += 1)}`;
  const paid = total - discount - coins;
  const { rows } = await pool.query<{ id: string }>(
    `insert into orders (order_no, user_id, merchant_id, product_id, plan_id, quantity, unit_price,
      total_amount, discount_amount, coin_discount_amount, coins, payment_amount, captured_amount,
      refunded_amount, code, state, snapshot, hold_expires_at, paid_at, first_name, last_name)
     values ($1, $2, $3, $4, $5, 1, $6, $6, $7, $8, $8, $9, $9, $10, 'TBR', 'processing', $11,
       now(), app_now(), '=cmd', 'Chan') returning id`,
    [
      orderNo,
      staff.people.shopper.userId,
      staff.mine.merchantId,
      staff.mine.productId,
      staff.mine.planId,
      total,
      discount,
      coins,
      paid,
      back ?? 0,
      JSON.stringify({
        productName: both('An hour, at the wheel', '拉坯'),
        planName: both('One', '一位'),
      }),
    ],
  );
  const id = rows[0]?.id;
  if (code)
    await pool.query(
      `insert into coupon_uses (order_id, coupon_id, user_id, state)
        values ($1, (select id from coupons where code = $2), $3, 'consumed')`,
      [id, code, staff.people.shopper.userId],
    );
  if (back)
    await pool.query(
      `insert into refunds (attempt_id, order_id, amount, coins, reason, status, once_key,
        settled_at) values (gen_random_uuid(), $1, $2, 0, 'merchant', 'succeeded', $3, app_now())`,
      [id, back, orderNo],
    );
  return orderNo;
};
const coupon = (code: string, paidBy: string) =>
  must(
    staff.shop.call('POST', '/v1/admin/coupons', {
      ...as('admin'),
      body: {
        code,
        name: both(code, code),
        type: 'DEDUCTION',
        value: 2_000,
        paidBy,
        startTime: '2026-01-01T00:00:00Z',
        endTime: '2036-01-01T00:00:00Z',
      },
    }),
  );

beforeAll(async () => {
  staff = await createStaff();
  today = await staff.shop.deps.clock.today();
  month = today.slice(0, 7);
  await coupon('OURS', 'house');
  await coupon('THEIRS', 'merchant');
  await sell({ total: 10_000 });
  await sell({ total: 10_000, discount: 2_000, code: 'OURS' });
  await sell({ total: 10_000, discount: 2_000, code: 'THEIRS' });
  await sell({ total: 10_000, coins: 1_000 });
  await sell({ total: 10_000, back: 10_000 });
  await sell({ total: 20_000, back: 5_000 });
});
afterAll(() => staff.shop.close());

describe('a statement', () => {
  test('takes codes from whoever bears them, and the commission from the rest', async () => {
    const { commission, lines, totals } = await get(merchant(`/statements/${month}`));
    expect(commission).toBe(1_500);
    const of = (orderNo: string, kind = 'sale') =>
      lines.find(
        (line: { orderNo: string; kind: string }) => line.orderNo === orderNo && line.kind === kind,
      );
    expect(of('TN2611-MONEY1')).toMatchObject({ gross: 10_000, commission: 1_500, payout: 8_500 });
    expect(of('TN2611-MONEY2')).toMatchObject({
      couponPaidBy: 'house',
      houseCoupons: 2_000,
      merchantCoupons: 0,
      payout: 8_500,
    });
    expect(of('TN2611-MONEY3')).toMatchObject({
      merchantCoupons: 2_000,
      commission: 1_200,
      payout: 6_800,
    });
    expect(of('TN2611-MONEY4')).toMatchObject({ coins: 1_000, payout: 8_500 });
    expect(of('TN2611-MONEY5', 'refund')).toMatchObject({ gross: -10_000, payout: -8_500 });
    expect(of('TN2611-MONEY6', 'refund')).toMatchObject({ gross: -5_000, payout: -4_250 });
    expect(totals).toEqual([
      {
        currency: 'HKD',
        gross: 55_000,
        merchantCoupons: 2_000,
        houseCoupons: 2_000,
        coins: 1_000,
        commission: 7_950,
        payout: 45_050,
        orders: 6,
        refunds: 2,
      },
    ]);
    expect(await get(merchant('/statements'))).toEqual([{ month, totals }]);
    expect(await get(`/v1/admin/payouts?month=${month}`, 'admin')).toMatchObject([
      { merchantId: staff.mine.merchantId, totals },
    ]);
  });

  test('follows another commission from a coming month on, and no past one', async () => {
    const set = (fromMonth: string) =>
      staff.shop.call('PATCH', `/v1/admin/merchants/${staff.mine.merchantId}/commission`, {
        ...as('admin'),
        body: { basisPoints: 1_000, fromMonth },
      });
    expect(await set('2020-01')).toMatchObject({ status: 400, code: '10102' });
    await must(set('2099-01'));
    const now = await get(merchant(`/statements/${month}`));
    expect(now).toMatchObject({ commission: 1_500, totals: [{ payout: 45_050 }] });
    await must(set(month));
    const changed = await get(merchant(`/statements/${month}`));
    expect(changed).toMatchObject({ commission: 1_000, totals: [{ commission: 5_300 }] });
  });
});

describe('a file', () => {
  test('of a statement and of orders has a line for each, which no spreadsheet runs', async () => {
    const statement = await get(merchant(`/statements/${month}/csv`));
    expect(statement.content.trim().split('\r\n')).toHaveLength(9);
    const orders = await get(
      merchant(`/orders/csv?from=${today}&to=${addDays(today, 1)}`),
      'manager',
    );
    const rows = orders.content.trim().split('\r\n');
    expect(rows).toHaveLength(7);
    expect(rows[1]).toContain("'=cmd Chan");
    expect(
      await staff.shop.call(
        'GET',
        merchant('/orders/csv?from=2026-12-01&to=2026-01-01'),
        as('owner'),
      ),
    ).toMatchObject({ status: 400, code: '10102' });
  });

  test('quotes what would break its lines', () => {
    expect(writeCsv('a.csv', [['a,b', 'say "no"', -5, null, '-5']]).content).toBe(
      '\uFEFF"a,b","say ""no""",-5,,\'-5\r\n',
    );
  });
});

const ROLES: Readonly<Record<string, readonly [allowed: string, () => Attempt]>> = {
  listStatements: ['owner', () => ['GET', merchant('/statements')]],
  getStatement: ['owner', () => ['GET', merchant(`/statements/${month}`)]],
  exportStatement: ['owner', () => ['GET', merchant(`/statements/${month}/csv`)]],
  exportOrders: [
    'owner manager',
    () => ['GET', merchant(`/orders/csv?from=${month}-01&to=${month}-02`)],
  ],
  listPayouts: ['', () => ['GET', `/v1/admin/payouts?month=${month}`]],
  setCommission: [
    '',
    () => [
      'PATCH',
      `/v1/admin/merchants/${staff.mine.merchantId}/commission`,
      { basisPoints: 1_000, fromMonth: month },
    ],
  ],
};
test.each(Object.entries(ROLES))(
  '%s answers those whose role allows it alone',
  async (_id, [allowed, attempt]) => expectRoles(staff, allowed, attempt),
);
