import { describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { addProduct, useShop } from '../../../test/shop.ts';

const shop = useShop();

describe('a choice', () => {
  // Covers: VAL-031, ERR-029, ERR-035, ERR-038, ERR-084, ERR-085, COI-017
  test('is refused over ceiling or limit, at another price, off the shelf, unknown', async () => {
    const { productId, planId } = await addProduct(shop.deps, { price: 40_000_000, buyLimit: 2 });
    const order = (body: object) =>
      shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: { productId, planId, quantity: 1, ...body },
      });
    expect((await order({ quantity: 3 })).code).toBe('20631');
    expect(await order({ expectedTotal: 1 })).toMatchObject({
      code: '20624',
      data: { total: 40_000_000 },
    });
    await order({ quantity: 2 });
    expect((await order({})).code).toBe('20618');
    expect((await order({ productId: '99999999' })).code).toBe('20714');
    const today = await shop.deps.clock.today();
    expect(await order({ date: today })).toMatchObject({
      code: '10102',
      data: { fields: [{ field: 'body.date' }] },
    });
    expect(await order({ time: '10:00' })).toMatchObject({
      code: '10102',
      data: { fields: [{ field: 'body.time' }] },
    });
    expect((await order({ quantity: 0 })).code).toBe('10102');
    await shop.deps.pool.query("update products set status = 'OFF_SHELF' where id = $1", [
      productId,
    ]);
    expect((await order({})).code).toBe('20715');
  });

  test('is refused when it costs less than can be paid, and holds nothing', async () => {
    const { productId, planId } = await addProduct(shop.deps, { price: 300, quota: 2 });
    const order = (quantity: number) =>
      shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: { productId, planId, quantity },
      });
    expect(await order(1)).toMatchObject({
      code: '20623',
      data: { en_US: 'This choice costs too little to be paid: the least is HK$4.' },
    });
    expect((await order(2)).status).toBe(201);
  });

  test('of a day takes its place, and is not offered twice', async () => {
    const day = addDays(await shop.deps.clock.today(), 3);
    const { productId, planId } = await addProduct(shop.deps, {
      kind: 'dated',
      days: { [day]: 1 },
    });
    const order = (body: object) =>
      shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: { productId, planId, quantity: 1, ...body },
      });
    expect((await order({})).code).toBe('10102');
    expect((await order({ date: day, time: '11:00' })).code).toBe('20623');
    const first = await order({ date: day, time: '10:00' });
    expect(first.status).toBe(201);
    expect((await order({ date: day, time: '10:00' })).code).toBe('20602');
    expect(await shop.orderOf(first.data.orderResult.orderNo)).toMatchObject({
      participationDate: day,
      twelveHoursTimeStr: '10:00 AM',
      planInfo: { appointDateOrPeriod: 'DATE' },
    });
  });
});
