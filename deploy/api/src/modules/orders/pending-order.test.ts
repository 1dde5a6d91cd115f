import { describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { addProduct, useShop, type ShopProduct } from '../../../test/shop.ts';
import { coupons } from '../coupons/coupons.tables.ts';

const shop = useShop();
type Shopper = { readonly userId: string };
const order = (as: Shopper, { productId, planId }: ShopProduct, more: object = {}) =>
  shop.call('POST', '/v2/client/orders', { as, body: { productId, planId, quantity: 1, ...more } });
const give = (as: Shopper, amount: number) =>
  shop.call('POST', '/v1/client/points/transactions', {
    as: { userId: '3', role: 'admin' },
    body: { userId: as.userId, amount, method: 'IN_ACCOUNT', remark: 'test' },
  });

describe('what the shopper’s own unpaid order holds', () => {
  // Covers: ERR-027
  test('names the order that has the stock; canceling it lets the new order through', async () => {
    const [one, other] = [await shop.addShopper(), await shop.addShopper()];
    const day = addDays(await shop.deps.clock.today(), 3);
    const product = await addProduct(shop.deps, { kind: 'dated', days: { [day]: 2 } });
    const when = { date: day, time: '10:00' };
    const held = await shop.order(product, { ...when, quantity: 2 }, one);
    expect(await order(one, product, when)).toMatchObject({
      code: '20602',
      data: {
        remaining: 0,
        unpaid: [
          {
            orderNo: held,
            quantity: 2,
            coins: 0,
            isPaying: false,
            holdExpiresAt: expect.stringMatching(/Z$/),
          },
        ],
      },
    });
    expect((await order(other, product, when)).data.unpaid).toBeUndefined();
    // More than all there is: giving up would not help.
    expect(await order(one, product, { ...when, quantity: 3 })).toMatchObject({
      code: '20617',
      data: { remaining: 2 },
    });
    expect((await order(one, product, { ...when, quantity: 3 })).data.unpaid).toBeUndefined();
    await shop.confirm(held, {}, one);
    await shop.pay(held, { paymentMethodId: 'pm_3ds' }, one);
    expect((await order(one, product, when)).data.unpaid).toMatchObject([
      { orderNo: held, isPaying: true },
    ]);
    expect(
      (await shop.call('POST', '/v2/client/orders/cancel', { as: one, body: { orderNo: held } }))
        .status,
    ).toBeLessThan(300);
    expect((await order(one, product, when)).status).toBe(201);
  });

  // Covers: ERR-029
  test('counts towards the limit per person as unpaid, not as bought', async () => {
    const one = await shop.addShopper();
    const product = await addProduct(shop.deps, { buyLimit: 10 });
    const held = await shop.order(product, { quantity: 6 }, one);
    expect(await order(one, product, { quantity: 5 })).toMatchObject({
      code: '20618',
      data: { buyLimit: 10, bought: 0, unpaid: [{ orderNo: held, quantity: 6 }] },
    });
    const past = await order(one, product, { quantity: 11 });
    expect([past.data.bought, past.data.unpaid]).toEqual([0, undefined]);
  });

  // Covers: ERR-029
  test('names all pending orders, or none when canceling them would not free enough', async () => {
    const [one, other] = [await shop.addShopper(), await shop.addShopper()];
    const day = addDays(await shop.deps.clock.today(), 3);
    const product = await addProduct(shop.deps, { kind: 'dated', buyLimit: 4, days: { [day]: 6 } });
    const when = { date: day, time: '10:00' };
    const held = [
      await shop.order(product, { ...when, quantity: 3 }, one),
      await shop.order(product, { ...when, quantity: 1 }, one),
    ];
    const unpaid = async (quantity: number) =>
      (await order(one, product, { ...when, quantity })).data.unpaid?.map(
        ({ orderNo }: { readonly orderNo: string }) => orderNo,
      );
    expect(await unpaid(4)).toEqual(held);
    expect(await unpaid(5)).toBeUndefined();
    // The limit would allow four; somebody else has what they would need.
    await shop.order(product, { ...when, quantity: 2 }, other);
    expect(await unpaid(4)).toEqual(held);
    const few = await addProduct(shop.deps, {
      kind: 'dated',
      buyLimit: 4,
      days: { [day]: 4, [addDays(day, 1)]: 2 },
    });
    await shop.order(few, { ...when, quantity: 3 }, one);
    await shop.order(few, { date: addDays(day, 1), time: '10:00', quantity: 2 }, other);
    expect(
      (await order(one, few, { date: addDays(day, 1), time: '10:00', quantity: 2 })).data,
    ).toMatchObject({ buyLimit: 4, bought: 0 });
    expect(
      (await order(one, few, { date: addDays(day, 1), time: '10:00', quantity: 2 })).data.unpaid,
    ).toBeUndefined();
  });
});

describe('coupons and coins that an unpaid order holds', () => {
  // Covers: PRD-013
  test('answers order number and time instead of "used" for a reserved code', async () => {
    const one = await shop.addShopper();
    const product = await addProduct(shop.deps);
    const code = `HELD${one.userId}`;
    await shop.deps.db.insert(coupons).values({
      code,
      name: { en_gb: code, zh_hk: code },
      type: 'DEDUCTION',
      value: 1_000,
      quota: 1,
      startsAt: new Date(0),
      endsAt: new Date('2039-01-01'),
    });
    const [first, second] = [
      await shop.order(product, {}, one),
      await shop.order(product, {}, one),
    ];
    await shop.confirm(first, { discountCode: code }, one);
    const check = (orderNo: string) =>
      shop.call('POST', '/v2/client/orders/discount/check', {
        as: one,
        body: { code, productId: product.productId, amount: 50_000, orderNo },
      });
    expect((await check(first)).status).toBe(201);
    for (const answer of [
      await check(second),
      await shop.confirm(second, { discountCode: code }, one),
    ]) {
      expect(answer).toMatchObject({
        code: '20627',
        data: {
          waiting: { orderNo: first },
          en_US: expect.stringMatching(
            new RegExp(`^Your unpaid order ${first} holds this code until \\d\\d:\\d\\d\\.$`),
          ),
        },
      });
    }
    await shop.pay(first, {}, one);
    expect(await check(second)).toMatchObject({
      code: '20627',
      data: { reason: 'used_up', en_US: 'This code has been used up.' },
    });
  });

  test('answers order number and time for reserved coins', async () => {
    const one = await shop.addShopper();
    const product = await addProduct(shop.deps);
    await give(one, 40);
    const [first, second] = [
      await shop.order(product, {}, one),
      await shop.order(product, {}, one),
    ];
    await shop.confirm(first, { useTapCoin: true }, one);
    const check = async (orderNo: string) =>
      (
        await shop.call('POST', '/v2/client/orders/discount/tap-coin/check', {
          as: one,
          body: { productId: product.productId, amount: 50_000, orderNo },
        })
      ).data;
    expect(await check(first)).toMatchObject({ balance: 0, orderCoins: 40, waiting: null });
    expect(await check(second)).toMatchObject({
      balance: 0,
      orderCoins: 0,
      waiting: { orderNo: first, coins: 40 },
    });
    expect(await shop.confirm(second, { useTapCoin: true }, one)).toMatchObject({
      code: '20632',
      data: {
        en_US: expect.stringContaining(`Your unpaid order ${first} holds 40 of your coins until`),
      },
    });
    await shop.call('POST', '/v2/client/orders/cancel', { as: one, body: { orderNo: first } });
    expect(await check(first)).toMatchObject({ balance: 40, orderCoins: 0 });
  });
});
