import { describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { eq } from 'drizzle-orm';
import { useShop, addProduct } from '../../../test/shop.ts';
import { personTypes } from '../catalog/index.ts';

const shop = useShop();
const FAMILY = [
  { kind: 'adult', quantity: 2 },
  { kind: 'child', quantity: 1 },
];
const PRICES = { adult: null, child: 16_800, senior: 20_000 } as const;

const familyProduct = (more: Parameters<typeof addProduct>[1] = {}) =>
  addProduct(shop.deps, {
    merchantId: shop.merchantId,
    price: 29_800,
    people: PRICES,
    ...more,
  });

const tryOrder = (product: { productId: string; planId: string }, body: object) =>
  shop.call('POST', '/v2/client/orders', {
    as: shop.shopper,
    body: { productId: product.productId, planId: product.planId, ...body },
  });

const refundOne = async (orderNo: string, kind: string) => {
  const { vouchers } = await shop.orderOf(orderNo);
  const one = vouchers.find(
    (voucher: { person?: { kind: string }; status: string }) =>
      voucher.person?.kind === kind && voucher.status === 'requires_redeemed',
  );
  const before = (await shop.orderOf(orderNo)).refundedAmount;
  const { status } = await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund', voucherNos: [one.voucherNo] },
  });
  expect(status).toBe(200);
  return (await shop.orderOf(orderNo)).refundedAmount - before;
};

describe('an order for kinds of persons', () => {
  test('has one total, one payment and a ticket for each with whom it admits', async () => {
    const product = await familyProduct();
    const orderNo = await shop.buy(product, { quantity: 3, people: FAMILY });
    const order = await shop.orderOf(orderNo);
    expect(order).toMatchObject({
      quantity: 3,
      price: 29_800,
      totalAmount: 76_400,
      paymentAmount: 76_400,
      people: [
        { kind: 'adult', quantity: 2, price: 29_800 },
        { kind: 'child', quantity: 1, price: 16_800 },
      ],
    });
    expect(order.vouchers.map((one: { person: { kind: string } }) => one.person.kind)).toEqual([
      'adult',
      'adult',
      'child',
    ]);
  });

  test('counts all of them in the same places', async () => {
    const day = addDays(await shop.deps.clock.today(), 6);
    const product = await familyProduct({ kind: 'dated', days: { [day]: 3 } });
    const when = { date: day, time: '10:00' };
    await shop.buy(product, { quantity: 3, people: FAMILY, ...when });
    const { body } = await tryOrder(product, {
      quantity: 1,
      people: [{ kind: 'senior', quantity: 1 }],
      ...when,
    });
    expect(body.code).toBe('20602');
  });

  test('is for the first kind when none is named, as callers of before name none', async () => {
    const orderNo = await shop.buy(await familyProduct(), { quantity: 2 });
    expect(await shop.orderOf(orderNo)).toMatchObject({
      totalAmount: 59_600,
      people: [{ kind: 'adult', quantity: 2 }],
    });
  });

  test.each([
    ['a child alone', { quantity: 1, people: [{ kind: 'child', quantity: 1 }] }],
    ['fewer persons than units', { quantity: 4, people: FAMILY }],
    ['a kind that is not offered', { quantity: 1, people: [{ kind: 'student', quantity: 1 }] }],
    ['one kind twice', { quantity: 4, people: [...FAMILY, { kind: 'adult', quantity: 1 }] }],
    ['more than are allowed', { quantity: 9, people: [{ kind: 'senior', quantity: 9 }] }],
  ])('is refused for %s', async (_what, body) => {
    const product = await familyProduct();
    await shop.deps.db
      .update(personTypes)
      .set({ maxCount: 8 })
      .where(eq(personTypes.planId, Number(product.planId)));
    expect((await tryOrder(product, body)).body).toMatchObject({ code: '20623' });
  });

  test('is refused for kinds of persons where all pay the same', async () => {
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    expect((await tryOrder(product, { quantity: 3, people: FAMILY })).body.code).toBe('20623');
  });

  test('refunds a single ticket with the price of its person', async () => {
    const orderNo = await shop.buy(await familyProduct(), { quantity: 3, people: FAMILY });
    expect(await refundOne(orderNo, 'child')).toBe(16_800);
    expect(await refundOne(orderNo, 'adult')).toBe(29_800);
    expect(await refundOne(orderNo, 'adult')).toBe(29_800);
    expect((await shop.orderOf(orderNo)).orderStatus).toBe('INV');
  });

  test('refunds somebody who paid nothing with nothing, and the others with the rest', async () => {
    const product = await familyProduct({ people: { adult: null, infant: 0 } });
    const people = [
      { kind: 'adult', quantity: 1 },
      { kind: 'infant', quantity: 2 },
    ];
    const orderNo = await shop.buy(product, { quantity: 3, people });
    expect(await refundOne(orderNo, 'infant')).toBe(0);
    expect(await refundOne(orderNo, 'infant')).toBe(0);
    expect(await refundOne(orderNo, 'adult')).toBe(29_800);
  });

  test('changes its day for what each person costs then, and refunds that', async () => {
    const today = await shop.deps.clock.today();
    const days = [addDays(today, 6), addDays(today, 9)] as const;
    const product = await familyProduct({
      kind: 'dated',
      days: { [days[0]]: 5, [days[1]]: 5 },
      notices: ['change-24'],
    });
    await shop.deps.pool.query(
      `update slots set person_prices = '{"child": {"price": 10000, "specialPrice": null}}'
        where day = $1 and plan_id = $2`,
      [days[1], product.planId],
    );
    const orderNo = await shop.buy(product, {
      quantity: 3,
      people: FAMILY,
      date: days[0],
      time: '10:00',
    });
    const { status } = await shop.call('POST', `/v1/client/orders/${orderNo}/date-change`, {
      as: shop.shopper,
      body: { date: days[1], time: '10:00', expectedDifference: -6_800 },
    });
    expect(status).toBe(201);
    expect(await shop.orderOf(orderNo)).toMatchObject({
      participationDate: days[1],
      refundedAmount: 6_800,
    });
    expect(await refundOne(orderNo, 'child')).toBe(10_000);
    expect(await refundOne(orderNo, 'adult')).toBe(29_800);
  });
});

describe('a plan with kinds of persons', () => {
  test('gives their prices and rules, and each day’s', async () => {
    const day = addDays(await shop.deps.clock.today(), 6);
    const product = await familyProduct({ kind: 'dated', days: { [day]: 3 } });
    const plans = await shop.call('GET', `/user/product/plans/${product.productId}/${day}`);
    expect(plans.data[0].personTypes).toMatchObject([
      { kind: 'adult', price: { HKD: 29_800 }, isAccompanied: false },
      { kind: 'child', price: { HKD: 16_800 }, isAccompanied: true },
      { kind: 'senior', price: { HKD: 20_000 } },
    ]);
  });
});
