import { describe, expect, it } from '@jest/globals';
import { addProduct, useShop, type ShopProduct } from '../../../test/shop.ts';
import { MAX_UNPAID_ORDERS, MAX_UNPAID_UNITS } from './create-order.service.ts';

const shop = useShop();
const order = ({ productId, planId }: ShopProduct, as: { readonly userId: string }, quantity = 1) =>
  shop.call('POST', '/v2/client/orders', { as, body: { productId, planId, quantity } });

describe('unpaid orders of one person', () => {
  it('are limited in number, until one is canceled', async () => {
    const [product, who] = [
      await addProduct(shop.deps, { price: 5_000, quota: null }),
      await shop.addShopper(),
    ];
    const answers = await Promise.all(
      Array.from({ length: MAX_UNPAID_ORDERS + 3 }, () => order(product, who)),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(MAX_UNPAID_ORDERS);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      code: '10429',
      data: { en_US: expect.stringContaining('unpaid'), zh_HK: expect.stringContaining('未付款') },
    });
    const orderNo = made[0]?.data.orderResult.orderNo;
    await shop.call('POST', '/v2/client/orders/cancel', { as: who, body: { orderNo } });
    expect((await order(product, who)).status).toBe(201);
  });
  it('leave the rest of a stock to others', async () => {
    const [product, who] = [
      await addProduct(shop.deps, { price: 5_000, quota: MAX_UNPAID_UNITS * 3 }),
      await shop.addShopper(),
    ];
    const half = MAX_UNPAID_UNITS / 2;
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1)
      statuses.push((await order(product, who, half)).status);
    expect(statuses).toEqual([201, 201, 429, 429]);
    expect((await order(product, await shop.addShopper(), half)).status).toBe(201);
  });
});

describe('declined cards that are not saved', () => {
  it('are limited by order, also for a card that would pay', async () => {
    const who = await shop.addShopper();
    const product = await addProduct(shop.deps, { price: 5_000, quota: null });
    const first = await shop.order(product, {}, who);
    await shop.confirm(first, {}, who);
    const pay = (orderNo: string, paymentMethodId: string) =>
      shop.pay(orderNo, { paymentMethodId }, who);
    const codes: string[] = [];
    for (let round = 0; round < 9; round += 1) codes.push((await pay(first, 'pm_declined')).code);
    expect(codes).toEqual([...Array.from({ length: 8 }, () => '20803'), '10429']);
    expect((await pay(first, 'pm_ok')).code).toBe('10429');
  });
  it('are limited by person over all orders', async () => {
    const who = await shop.addShopper();
    const product = await addProduct(shop.deps, { price: 5_000, quota: null });
    const codes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const orderNo = await shop.order(product, {}, who);
      await shop.confirm(orderNo, {}, who);
      for (let card = 0; card < 6; card += 1)
        codes.push((await shop.pay(orderNo, { paymentMethodId: 'pm_declined' }, who)).code);
    }
    expect(codes.filter((code) => code === '20803')).toHaveLength(15);
    expect(codes.slice(15)).toEqual(['10429', '10429', '10429']);
  });
});
