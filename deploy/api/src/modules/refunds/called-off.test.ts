import { describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { addProduct, useShop, type ShopProduct } from '../../../test/shop.ts';
import { settleCalledOffVisits } from './called-off-choice.service.ts';

const shop = useShop();
const callOff = (product: ShopProduct, date: string) =>
  shop.call('POST', `/v1/merchant/products/${product.productId}/called-off-days`, {
    as: shop.merchant,
    body: { date, reason: 'Typhoon signal 8' },
  });
const choose = (orderNo: string, body: Record<string, unknown>, as = shop.shopper) =>
  shop.call('POST', `/v1/client/orders/${orderNo}/called-off-visit`, { as, body });
const soldOn = async (product: ShopProduct, day: string): Promise<number> =>
  (
    await shop.deps.pool.query<{ sold: number }>(
      "select sold from inventory where kind = 'slot' and ref = $1 and day = $2",
      [product.planId, day],
    )
  ).rows[0]?.sold ?? -1;

const setUp = async (kind: 'dated' | 'limited' = 'dated') => {
  const today = await shop.deps.clock.today();
  const [day, other] = [addDays(today, 3), addDays(today, 5)];
  const product = await addProduct(shop.deps, {
    merchantId: shop.merchantId,
    kind,
    notices: ['no-change'],
    days: { [day]: 4, [other]: 4 },
  });
  return { day, other, product };
};

describe('a day that the merchant calls off', () => {
  test('ends its sale and offers every order of it another day or the money', async () => {
    const { day, other, product } = await setUp();
    const friend = await shop.addShopper();
    const [mine, theirs] = [
      await shop.buy(product, { date: day, time: '10:00', quantity: 2 }),
      await shop.buy(product, { date: day, time: '10:00' }, friend),
    ];
    await shop.buy(product, { date: other, time: '10:00' });
    expect(await callOff(product, day)).toMatchObject({
      status: 201,
      data: { orders: 2, choosing: 2, moved: 0, refunded: 0, reason: 'Typhoon signal 8' },
    });
    const refused = await shop.call('POST', '/v2/client/orders', {
      as: friend,
      body: { ...product, quantity: 1, date: day, time: '10:00' },
    });
    expect(refused).toMatchObject({ code: '20623' });
    expect(await shop.orderOf(mine)).toMatchObject({
      calledOff: { date: day, reason: 'Typhoon signal 8' },
    });
    expect(await choose(mine, { choice: 'move', date: other, time: '10:00' })).toMatchObject({
      status: 201,
      data: { participationDate: other, startTime: '10:00' },
    });
    expect(await choose(theirs, { choice: 'refund' }, friend)).toMatchObject({
      data: { orderStatus: 'INV', refundedAmount: 50_000 },
    });
    expect([await soldOn(product, day), await soldOn(product, other)]).toEqual([0, 3]);
    expect((await shop.orderOf(mine)).calledOff).toBeUndefined();
    expect(await choose(mine, { choice: 'refund' })).toMatchObject({ code: '20628' });
    const { data } = await shop.call('GET', '/v1/merchant/called-off-days', { as: shop.merchant });
    expect(data.items[0]).toMatchObject({ choosing: 0, moved: 1, refunded: 1 });
  });

  test('moved to a dearer day for nothing is worth no more than was paid', async () => {
    const today = await shop.deps.clock.today();
    const [day, dearer, third] = [3, 5, 6].map((days) => addDays(today, days)) as [
      string,
      string,
      string,
    ];
    const product = await addProduct(shop.deps, {
      merchantId: shop.merchantId,
      kind: 'dated',
      notices: ['change-48'],
      days: { [day]: 4, [dearer]: 4, [third]: 4 },
    });
    await shop.deps.pool.query('update slots set price = 70000 where plan_id = $1 and day = $2', [
      product.planId,
      dearer,
    ]);
    const orderNo = await shop.buy(product, { date: day, time: '10:00' });
    await callOff(product, day);
    await choose(orderNo, { choice: 'move', date: dearer, time: '10:00' });
    const moved = await shop.call('POST', `/v1/client/orders/${orderNo}/date-change`, {
      as: shop.shopper,
      body: { date: third, time: '10:00', expectedDifference: 0 },
    });
    expect(moved).toMatchObject({ status: 201, data: { order: { participationDate: third } } });
    expect(await shop.orderOf(orderNo)).toMatchObject({ refundedAmount: 0 });
  });

  test('refunds whoever has not chosen in seven days', async () => {
    const { day, product } = await setUp();
    const orderNo = await shop.buy(product, { date: day, time: '10:00' });
    await callOff(product, day);
    await shop.moveClock('9 days');
    await settleCalledOffVisits(shop.deps);
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'TBR' });
    await shop.moveClock('11 days');
    await Promise.all([settleCalledOffVisits(shop.deps), settleCalledOffVisits(shop.deps)]);
    expect(await shop.orderOf(orderNo)).toMatchObject({
      orderStatus: 'INV',
      refundedAmount: 50_000,
    });
  });

  test('gives booked vouchers back to be booked again, or refunded', async () => {
    const { day, product } = await setUp('limited');
    const orderNo = await shop.buy(product, { quantity: 2 });
    await shop.call('POST', '/client/booking', {
      as: shop.shopper,
      body: { orderNo, date: day, time: '10:00', bookingNum: 1, customerName: 'Chan' },
    });
    await callOff(product, day);
    expect(await shop.orderOf(orderNo)).toMatchObject({
      bookStatus: 'unbooked',
      calledOff: { date: day },
    });
    expect(await choose(orderNo, { choice: 'refund' })).toMatchObject({
      data: { refundedAmount: 100_000 },
    });
  });

  test('of both choices at once takes one', async () => {
    const { day, other, product } = await setUp();
    const orderNo = await shop.buy(product, { date: day, time: '10:00' });
    await callOff(product, day);
    const replies = await Promise.all([
      choose(orderNo, { choice: 'move', date: other, time: '10:00' }),
      choose(orderNo, { choice: 'refund' }),
    ]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '20628']);
  });

  test('is its own merchant’s alone', async () => {
    const { day } = await setUp();
    const rival = await addProduct(shop.deps, { kind: 'dated', days: { [day]: 1 } });
    expect(await callOff(rival, day)).toMatchObject({ code: '10405' });
    const { product } = await setUp();
    expect(await callOff(product, addDays(day, 30))).toMatchObject({ code: '20623' });
  });

  test('is told by letter and notice, and leaves the calendar', async () => {
    const { day, product } = await setUp();
    const orderNo = await shop.buy(product, { date: day, time: '10:00' });
    await callOff(product, day);
    const { rows } = await shop.deps.pool.query<{ payload: { calendars: string[]; text: string } }>(
      "select payload from outbox where dedupe_key like 'called-off:%' order by id desc limit 1",
    );
    expect(rows[0]?.payload.text).toContain('Typhoon signal 8');
    expect(rows[0]?.payload.calendars[0]).toContain(`UID:${orderNo}@tapnook`);
    expect(rows[0]?.payload.calendars[0]).toContain('STATUS:CANCELLED');
    const notices = await shop.deps.pool.query<{ title: { en_gb: string }; link: string }>(
      'select title, link from notifications where user_id = $1 order by id desc limit 1',
      [shop.shopper.userId],
    );
    expect(notices.rows[0]).toMatchObject({
      title: { en_gb: 'Your visit was called off' },
      link: `/profile/order/${orderNo}`,
    });
  });
});
