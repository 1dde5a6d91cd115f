import { describe, expect, test } from '@jest/globals';
import { SHELF_EDGES, type ShelfState } from '@tapnook/kernel';
import { addProduct, useShop } from '../../../test/shop.ts';
import { updateAvailability } from './product-availability.service.ts';

const shop = useShop();

const STATES = Object.keys(SHELF_EDGES) as ShelfState[];
const product = async (status: ShelfState = 'ON_SHELF', more = ''): Promise<string> => {
  const { productId } = await addProduct(shop.deps, { merchantId: shop.merchantId });
  await shop.deps.pool.query(`update products set status = $2 ${more} where id = $1`, [
    productId,
    status,
  ]);
  return productId;
};
const move = (productId: string, status: ShelfState, as: object = shop.merchant) =>
  shop.call('PATCH', `/v1/merchant/products/${productId}/shelf`, { as, body: { status } });
const events = async (productId: string) =>
  (await shop.call('GET', `/v1/merchant/products/${productId}/shelf`, { as: shop.merchant })).data
    .map(
      (event: { fromState: string; toState: string; by: string }) =>
        `${event.fromState}>${event.toState} ${event.by}`,
    )
    .toReversed();
const stateOf = async (productId: string): Promise<string> =>
  (await shop.deps.pool.query('select status from products where id = $1', [productId])).rows[0]
    .status;

describe('every state of the shelf × every move', () => {
  // Covers: STA-001, CAT-038, CAT-039, ERR-042, STA-078, STA-079
  test.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))(
    '%s → %s',
    async (from, to) => {
      const id = await product(from);
      const answer = await move(id, to);
      if (SHELF_EDGES[from].includes(to)) {
        expect(answer).toMatchObject({
          status: 200,
          data: { productId: id, status: to, moves: SHELF_EDGES[to] },
        });
        expect(await events(id)).toEqual([`${from}>${to} merchant`]);
      } else {
        expect(answer).toMatchObject({ status: 400, code: '20716' });
        expect([await stateOf(id), await events(id)]).toEqual([from, []]);
      }
    },
  );

  test('the table is part 3’s, edge for edge', () => {
    expect(SHELF_EDGES).toEqual({
      WAIT_ON_SHELF: ['ON_SHELF', 'OFF_SHELF'],
      ON_SHELF: ['SOLD_OUT', 'OFF_SHELF'],
      SOLD_OUT: ['UN_SOLD_OUT', 'OFF_SHELF'],
      UN_SOLD_OUT: ['ON_SHELF', 'OFF_SHELF'],
      OFF_SHELF: ['WAIT_ON_SHELF'],
    });
  });
});

describe('the clock', () => {
  // Covers: STA-076
  test('takes one edge at a time when a sale began and ended between two runs', async () => {
    const id = await product(
      'WAIT_ON_SHELF',
      ", start_sell_at = app_now() - interval '1 hour', auto_sold_out_at = app_now() - " +
        "interval '1 minute'",
    );
    await updateAvailability(shop.deps.db);
    expect(await events(id)).toEqual(['WAIT_ON_SHELF>ON_SHELF clock', 'ON_SHELF>SOLD_OUT clock']);
  });
  // Covers: STA-075
  test('waits for a sale that has not begun; what is off the shelf or sold out stays', async () => {
    const waiting = await product(
      'WAIT_ON_SHELF',
      ", start_sell_at = app_now() + interval '1 hour'",
    );
    const [off, gone] = [await product('OFF_SHELF'), await product('SOLD_OUT')];
    await updateAvailability(shop.deps.db);
    expect([await stateOf(waiting), await stateOf(off), await stateOf(gone)]).toEqual([
      'WAIT_ON_SHELF',
      'OFF_SHELF',
      'SOLD_OUT',
    ]);
    await shop.moveClock('61 minutes');
    await updateAvailability(shop.deps.db);
    expect([await stateOf(waiting), await stateOf(off), await stateOf(gone)]).toEqual([
      'ON_SHELF',
      'OFF_SHELF',
      'SOLD_OUT',
    ]);
  });
  // Covers: STA-077
  test('puts back what was sold out, also past its automatic end', async () => {
    const id = await product('SOLD_OUT', ", auto_sold_out_at = app_now() - interval '1 minute'");
    expect((await move(id, 'UN_SOLD_OUT')).data.autoSoldOutTime).toBeNull();
    await updateAvailability(shop.deps.db);
    expect(await events(id)).toEqual([
      'SOLD_OUT>UN_SOLD_OUT merchant',
      'UN_SOLD_OUT>ON_SHELF clock',
    ]);
  });
  // Covers: STA-079
  test('run by ten processes at once moves each product once', async () => {
    const id = await product('WAIT_ON_SHELF', ", start_sell_at = app_now() - interval '1 second'");
    await Promise.all(Array.from({ length: 10 }, () => updateAvailability(shop.deps.db)));
    expect(await events(id)).toEqual(['WAIT_ON_SHELF>ON_SHELF clock']);
  });
});

describe('moving by hand', () => {
  test('pressed ten times at once counts once', async () => {
    const id = await product();
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(id, 'SOLD_OUT')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await events(id)).toEqual(['ON_SHELF>SOLD_OUT merchant']);
  });
  test('opening begins the sale now', async () => {
    const { productId, planId } = await addProduct(shop.deps, { merchantId: shop.merchantId });
    await shop.deps.pool.query(
      `update products set status = 'WAIT_ON_SHELF', start_sell_at = app_now() + interval '3 days'
        where id = $1`,
      [productId],
    );
    const order = () =>
      shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: { productId, planId, quantity: 1 },
      });
    expect((await order()).code).toBe('20623');
    expect((await move(productId, 'ON_SHELF')).status).toBe(200);
    expect((await order()).status).toBe(201);
  });
  test('what waits without a date cannot be bought yet', async () => {
    const { productId, planId } = await addProduct(shop.deps, { merchantId: shop.merchantId });
    await move(productId, 'OFF_SHELF');
    await move(productId, 'WAIT_ON_SHELF');
    expect(
      await shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: { productId, planId, quantity: 1 },
      }),
    ).toMatchObject({ code: '20623' });
  });
  // Covers: STA-080
  test('held and paid orders are not touched by it', async () => {
    const bought = await addProduct(shop.deps, { merchantId: shop.merchantId });
    const [held, paid] = [await shop.order(bought), await shop.buy(bought)];
    await move(bought.productId, 'OFF_SHELF');
    expect((await shop.orderOf(held)).orderStatus).toBe('TBP');
    expect((await shop.confirm(held)).status).toBe(200);
    expect((await shop.pay(held)).data.status).toBe('succeeded');
    const [voucher] = (await shop.orderOf(paid)).vouchers;
    expect(
      await shop.call('POST', '/v1/merchant/vouchers/redeem', {
        as: shop.merchant,
        body: { voucherNo: voucher.voucherNo },
      }),
    ).toMatchObject({ status: 201, data: { status: 'redeemed' } });
  });
  test('is the merchant’s own and the administrator’s, nobody else’s', async () => {
    const id = await product();
    const stranger = await addProduct(shop.deps);
    await shop.deps.pool.query(
      "insert into users (id, role, merchant_id) values (900077, 'merchant', $1)",
      [stranger.merchantId],
    );
    for (const as of [
      { userId: '900077', role: 'merchant' as const },
      { ...shop.shopper, role: 'client' as const },
    ])
      expect(await move(id, 'OFF_SHELF', as)).toMatchObject({ status: 404, code: '10405' });
    expect(
      await shop.call('GET', `/v1/merchant/products/${id}/shelf`, {
        as: { userId: '900077', role: 'merchant' },
      }),
    ).toMatchObject({ status: 404 });
    expect(
      await shop.call('PATCH', `/v1/merchant/products/${id}/shelf`, {
        body: { status: 'OFF_SHELF' },
      }),
    ).toMatchObject({ status: 401 });
    expect(await move(id, 'OFF_SHELF', { userId: '1', role: 'admin' })).toMatchObject({
      status: 200,
    });
    expect(await move(id, 'NOWHERE' as ShelfState)).toMatchObject({ status: 400, code: '10102' });
  });
});

// Covers: CAT-037
test('a merchant sees all its products, an administrator everybody’s', async () => {
  const id = await product('OFF_SHELF');
  const list = (query: string, as: object = shop.merchant) =>
    shop.call('GET', `/v1/merchant/products?${query}`, { as });
  const off = await list('status=OFF_SHELF&pageSize=100');
  expect(off.data.items.map((item: { productId: string }) => item.productId)).toContain(id);
  expect(
    off.data.items.every(
      (item: { status: string; merchantId: string }) =>
        item.status === 'OFF_SHELF' && item.merchantId === String(shop.merchantId),
    ),
  ).toBe(true);
  expect((await list(`keyword=${id}`)).data).toMatchObject({
    totalCount: 1,
    items: [
      { productId: id, moves: ['WAIT_ON_SHELF'], canBook: false, bookingState: 'in_booking' },
    ],
  });
  expect((await list('', { userId: '1', role: 'admin' })).data.totalCount).toBeGreaterThan(160);
  expect(await list('', shop.shopper)).toMatchObject({ status: 404 });
});
