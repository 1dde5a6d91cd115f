import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { addProduct, createShop, type Shop } from '../../../test/shop.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';

let shop: Shop;
let orderNo: string;
beforeAll(async () => {
  shop = await createShop();
  const day = addDays(await shop.deps.clock.today(), 6);
  orderNo = await shop.buy(
    await addProduct(shop.deps, {
      merchantId: shop.merchantId,
      kind: 'limited',
      days: { [day]: 2 },
    }),
  );
  await shop.call('POST', '/client/booking', {
    as: shop.shopper,
    body: { orderNo, date: day, time: '10:00', bookingNum: 1, customerName: 'Chan' },
  });
  const reviewed = await shop.buy(await addProduct(shop.deps, { merchantId: shop.merchantId }));
  const [{ voucherNo }] = (await shop.orderOf(reviewed)).vouchers;
  await shop.call('POST', '/v1/merchant/vouchers/redeem', {
    as: shop.merchant,
    body: { voucherNo },
  });
  await shop.call('POST', '/v1/reviews', {
    as: shop.shopper,
    body: {
      orderId: reviewed,
      overallScore: 5,
      message: 'Good from the first minute to the last.',
      agreeTerms: true,
    },
  });
  await expireHolds(shop.deps.db, shop.gateway);
});
afterAll(() => shop.close());

/** What a change would break, and that it does; the change is undone. */
const breaks = async (...changes: readonly string[]): Promise<number[]> => {
  const client = await shop.deps.pool.connect();
  try {
    await client.query('begin');
    for (const change of changes) await client.query(change);
    const parts = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (number) => `select ${number}::int as invariant from invariant_${number}`,
    );
    return [
      ...new Set(
        (await client.query<{ invariant: number }>(parts.join(' union all '))).rows.map(
          (row) => row.invariant,
        ),
      ),
    ].toSorted((a, b) => a - b);
  } finally {
    await client.query('rollback');
    client.release();
  }
};
const MINE = (): string => `(select id from orders where order_no = '${orderNo}')`;
const event = (kind: string, from: string, to: string): string =>
  `insert into order_events (order_id, kind, event, voucher_no, from_state, to_state)
    select id, '${kind}', 'planted', (select voucher_no from vouchers where order_id = o.id),
    '${from}', '${to}' from orders o where order_no = '${orderNo}'`;

test('nothing is broken before', async () => {
  expect(await shop.invariants()).toEqual([]);
});

describe('a planted breach is found', () => {
  // Covers: INV-001, INV-002, INV-003, INV-004, INV-005, INV-006, INV-008, INV-009
  test.each<[string, number, () => readonly string[]]>([
    [
      'more held than orders hold',
      1,
      () => [
        `update inventory set held = held + 1
          where id = (select inventory_id from order_holds limit 1)`,
      ],
    ],
    [
      'coins from nowhere',
      2,
      () => [
        `insert into point_transactions (user_id, amount, channel, type, method, status, remark)
          values ('1', 5, 'PAYMENT', 'PAYMENT', 'OUT_ACCOUNT', 'FROZEN', '{}')`,
      ],
    ],
    [
      'more refunded than the refunds say',
      3,
      () => [`update orders set refunded_amount = 1 where id = ${MINE()}`],
    ],
    [
      'a voucher of an order that is not captured',
      4,
      () => [
        `update orders set captured_amount = 0, code = 'TBP', state = 'initial'
          where id = ${MINE()}`,
      ],
    ],
    [
      'a coupon counted twice',
      5,
      () => ['update coupons set reserved = reserved + 1 where quota is null'],
    ],
    [
      'a hold of yesterday',
      6,
      () => [
        `update orders set code = 'TBP', hold_expires_at = app_now() - interval '1 day'
          where id = ${MINE()}`,
      ],
    ],
    [
      'a reward for a second review of the month',
      7,
      () => [
        `update reviews set created_at = created_at + interval '1 hour'
          where id in (select review_id from review_rewards)`,
        `insert into reviews select (jsonb_populate_record(r,
          jsonb_build_object('id', gen_random_uuid(), 'order_id', gen_random_uuid(), 'created_at',
          r.created_at - interval '2 hours'))).* from reviews r
          where id in (select review_id from review_rewards)`,
      ],
    ],
    [
      'an order beside its vouchers',
      8,
      () => [`update orders set state = 'all_redeemed', code = 'COM' where id = ${MINE()}`],
    ],
    ['a redeemed voucher that was refunded', 8, () => [event('voucher', 'redeemed', 'invalid')]],
    [
      'an expired voucher that was redeemed',
      8,
      () => [event('voucher', 'expired_and_unredeemed', 'redeemed')],
    ],
    [
      'a voucher that changed without an event',
      8,
      () => [`update vouchers set status = 'expired_and_unredeemed' where order_id = ${MINE()}`],
    ],
    ['a completed booking that was moved', 8, () => [event('booking', 'completed', 'booked')]],
    ['a booking canceled before it was made', 8, () => [event('booking', 'unbooked', 'completed')]],
    [
      'a booking that ended without an event',
      8,
      () => [`update voucher_bookings set status = 'expired' where order_id = ${MINE()}`],
    ],
  ])('%s (%i)', async (_case, invariant, changes) => {
    expect(await breaks(...changes())).toContain(invariant);
  });
});

describe('/metrics', () => {
  const metrics = async (): Promise<Record<string, number>> => {
    const { payload, statusCode, headers } = await shop.app.inject({ url: '/metrics' });
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    return Object.fromEntries(
      payload
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => [
          line.slice(0, line.lastIndexOf(' ')),
          Number(line.slice(line.lastIndexOf(' ') + 1)),
        ]),
    );
  };

  // Covers: INV-007
  test('counts a hold in doubt while it stands, its alarm for good; people hear once', async () => {
    const before = await metrics();
    const waiting = await shop.order(await addProduct(shop.deps));
    await shop.confirm(waiting);
    await shop.pay(waiting, { paymentMethodId: 'pm_3ds' });
    const alarms: unknown[] = [];
    shop.gateway.down = true;
    for (const minutes of [31, 33]) {
      await shop.moveClock(`${minutes} minutes`);
      await expireHolds(shop.deps.db, shop.gateway, (what, details) =>
        alarms.push([what, details]),
      );
    }
    expect(alarms).toEqual([
      ['The gateway does not say whether this order was paid', { orderNo: waiting }],
    ]);
    const during = await metrics();
    expect(during).toMatchObject({
      tapnook_holds_in_doubt: 1,
      tapnook_hold_alarms_total: (before['tapnook_hold_alarms_total'] ?? 0) + 1,
    });
    expect(during['tapnook_holds_in_doubt_oldest_seconds']).toBeGreaterThanOrEqual(119);
    shop.gateway.down = false;
    await shop.moveClock('35 minutes');
    await expireHolds(shop.deps.db, shop.gateway);
    expect(await metrics()).toMatchObject({
      tapnook_holds_in_doubt: 0,
      tapnook_hold_alarms_total: during['tapnook_hold_alarms_total'],
    });
    await shop.moveClock('0');
  });

  test('tells which sweep failed', async () => {
    await shop.deps.pool.query(
      `insert into jobs (name, last_error, last_run_at, runs)
        values ('orders-invariants', 'invariants broken', now(), 7) on conflict (name) do update
        set last_error = excluded.last_error, runs = 7`,
    );
    expect(await metrics()).toMatchObject({
      'tapnook_sweep_failed{sweep="orders-invariants"}': 1,
      'tapnook_sweep_runs_total{sweep="orders-invariants"}': 7,
    });
  });
});
