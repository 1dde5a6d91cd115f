import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { idOf } from './ids.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ PUBLIC_ORIGIN: 'https://shop.example' });
  await api.deps.pool.query(
    `insert into users (id, role, merchant_id, email)
      values (900001, 'merchant', (select merchant_id from products where id = 1001),
      'owner@tapnook.example'), (900002, 'merchant', 399, 'other@tapnook.example')`,
  );
});
afterAll(() => api.close());

const set = (id: number, change: string) =>
  api.deps.pool.query(`update products set ${change} where id = $1`, [id]);
const route = async (id: number): Promise<string> =>
  (await api.deps.pool.query('select route from products where id = $1', [id])).rows[0].route;
const detail = async (routeOrId: string, headers: Record<string, string> = {}) =>
  api.call('GET', `/v2/public/products/${encodeURIComponent(routeOrId)}`, { headers });

describe('a product', () => {
  // Covers: SHP-008, CAT-013, CAT-020
  test('answers by route, by id and by the legacy call alike', async () => {
    const byRoute = await detail(await route(1001));
    expect(byRoute).toMatchObject({
      status: 200,
      data: {
        productId: '1001',
        currency: 'HKD',
        merchantPageInfo: { merchantRoute: expect.any(String) },
      },
    });
    // The countdown goes on between two calls.
    const same = { ...byRoute.data, autoSoldOutTimeRemaining: expect.any(Number) };
    expect((await detail('1001')).data).toEqual(same);
    expect((await api.call('GET', '/user/product/productInfo/1001')).data).toEqual(same);
    expect(byRoute.data.branchStores[0].openingDays).toHaveLength(7);
    expect(byRoute.data.historyNavInfo.at(-1).categoryName).toEqual(byRoute.data.categoryName);
    expect(byRoute.data.productNotices.length).toBeGreaterThan(0);
  });

  test('that meets elsewhere is of the district where it meets, not of the shop’s', async () => {
    const walk = (await detail('night-ridge-city-lights')).data;
    expect(walk).toMatchObject({
      districtName: { en_gb: 'Wong Tai Sin District' },
      experienceLocation: { en_gb: 'Meet at Choi Hung station, Exit C' },
      locationCoordinate: { latitude: 22.3349 },
      branchStores: [{ districtName: { en_gb: 'Sai Kung' } }],
    });
    const listed = async (key: string) =>
      (
        await api.call('POST', '/user/product/productList', {
          body: {
            keyword: 'Kowloon from above',
            districtIds: [
              (
                await api.deps.pool.query('select id from districts where key = $1', [key])
              ).rows[0].id.toString(),
            ],
          },
        })
      ).data.map(({ productId }: { productId: string }) => productId);
    expect(await listed('wong-tai-sin-district')).toContain(walk.productId);
    expect(await listed('sai-kung-district')).not.toContain(walk.productId);
  });

  test('is shared in the language that asks', async () => {
    expect((await detail('1001', { 'x-current-locale': 'en-US' })).data.shareUrl).toBe(
      `https://shop.example/en-US/detail/${await route(1001)}`,
    );
    expect((await detail('1001')).data.shareUrl).toBe(
      `https://shop.example/zh-HK/detail/${await route(1001)}`,
    );
  });

  test('is not found, or off the shelf', async () => {
    expect(await detail('no-such-product')).toMatchObject({ status: 400, code: '20714' });
    expect(await api.call('GET', '/user/product/productInfo/999999999999')).toMatchObject({
      status: 400,
      code: '20714',
    });
    expect(await api.call('GET', '/user/product/productInfo/x')).toMatchObject({
      status: 400,
      code: '10102',
    });
    await set(1002, `status = 'OFF_SHELF'`);
    expect(await detail(await route(1002))).toMatchObject({ status: 400, code: '20715' });
    expect(await detail('1002')).toMatchObject({ status: 400, code: '20715' });
  });
});

describe('when a product can be bought', () => {
  // Covers: CAT-014, CAL-015
  test('is previewed by its own merchant and by administrators only', async () => {
    const preview = (as: object) => api.call('GET', '/user/product/preview/1001', { as });
    expect(await preview({ userId: '900001', role: 'merchant' })).toMatchObject({
      status: 200,
      data: { productId: '1001' },
    });
    expect(await preview({ userId: '900002', role: 'merchant' })).toMatchObject({
      status: 404,
      code: '10405',
    });
    expect(await preview({ userId: '900001', role: 'client' })).toMatchObject({ status: 404 });
    expect(
      await api.call('GET', '/user/product/preview/1002', { as: { role: 'admin' } }),
    ).toMatchObject({ status: 200, data: { status: 'OFF_SHELF' } });
  });

  test('counts down to the end of its sale, and is sold out after it', async () => {
    await set(1003, `status = 'ON_SHELF', auto_sold_out_at = app_now() + interval '90 seconds'`);
    const before = (await detail('1003')).data;
    expect(before).toMatchObject({ soldOut: false, isAutoSoldOut: false });
    expect(before.autoSoldOutTimeRemaining).toBeGreaterThan(60);
    await api.moveClock('2 minutes');
    expect((await detail('1003')).data).toMatchObject({
      soldOut: true,
      isAutoSoldOut: true,
      autoSoldOutTimeRemaining: 0,
    });
    await api.call('GET', '/user/product/updateALlSoldOutLowestPriceStartSellTime', {
      as: { role: 'admin' },
    });
    expect((await detail('1003')).data.status).toBe('SOLD_OUT');
    await api.moveClock('0 minutes');
  });

  test('goes on sale by the clock', async () => {
    await set(1004, `status = 'WAIT_ON_SHELF', start_sell_at = app_now() + interval '1 hour'`);
    expect((await detail('1004')).data).toMatchObject({
      status: 'WAIT_ON_SHELF',
      startSellTime: expect.any(String),
    });
    await api.moveClock('61 minutes');
    await api.call('GET', '/user/product/updateALlSoldOutLowestPriceStartSellTime', {
      as: { role: 'admin' },
    });
    expect((await detail('1004')).data.status).toBe('ON_SHELF');
    await api.moveClock('0 minutes');
  });

  test('is sold out when its own quota, or every plan’s, is taken', async () => {
    await api.deps.pool.query(
      `update inventory set quota = 10, sold = 4, held = 2 where kind = 'product' and ref = 1005`,
    );
    expect((await detail('1005')).data.inventory).toEqual({
      unlimited: false,
      maxQuota: 10,
      remainingQuota: 4,
      remainingRatio: 0.4,
    });
    await api.deps.pool.query(
      `update inventory set sold = 8 where kind = 'product' and ref = 1005`,
    );
    expect((await detail('1005')).data.soldOut).toBe(true);
    await api.deps.pool.query(
      `update inventory set quota = null where kind = 'product' and ref = 1005`,
    );
    expect((await detail('1005')).data.soldOut).toBe(false);
    await api.deps.pool.query(
      `update inventory set quota = sold + held where kind = 'plan'
        and ref in (select id from plans where product_id = 1005)`,
    );
    expect((await detail('1005')).data.soldOut).toBe(true);
  });

  // Covers: INV-001
  test('the database itself refuses to oversell', async () => {
    await expect(
      api.deps.pool.query(
        `update inventory set quota = 5, sold = 4, held = 2 where kind = 'product' and ref = 1006`,
      ),
    ).rejects.toMatchObject({ constraint: 'inventory_not_oversold' });
    expect((await api.deps.pool.query('select * from invariant_inventory')).rows).toEqual([]);
  });
});

describe('cards', () => {
  // Covers: CAT-002, CAT-009
  test('hot products, and products like others, never themselves', async () => {
    expect((await api.call('GET', '/user/product/hotProduct')).data).toHaveLength(12);
    const like = await api.call('POST', '/user/product/maybeLike', {
      body: { productId: '1001', pageSize: 6 },
    });
    expect(like.status).toBe(201);
    expect(like.data).toHaveLength(6);
    expect(like.data.map((card: { productId: string }) => card.productId)).not.toContain('1001');
    const firsts = like.data
      .slice(0, 3)
      .map((card: { productId: string }) => Number(card.productId));
    expect(
      (
        await api.deps.pool.query(
          'select distinct main_category_id from products where id = any($1)',
          [firsts],
        )
      ).rows,
    ).toHaveLength(3);
    expect(
      (await api.call('POST', '/user/product/maybeLike', { body: { pageSize: 25 } })).status,
    ).toBe(400);
  });

  // Covers: SHP-018, CAT-008
  test('products of the home page come by page', async () => {
    const first = await api.call('POST', '/user/product/homeProductList', {
      body: { pageSize: 5 },
    });
    const second = await api.call('POST', '/user/product/homeProductList', {
      body: { pageSize: 5, pageNum: 2 },
    });
    expect(first.body.totalCount).toBeGreaterThan(100);
    expect(first.data[0].productId).not.toBe(second.data[0].productId);
  });

  test('the lowest price is the cheapest that can be booked', async () => {
    const { rows } = await api.deps.pool.query(`
      select p.id, p.lowest_price, p.pay_price, (select min(coalesce(special_price, price))
        from plans where product_id = p.id) as cheapest
      from products p where p.kind = 'period'
        and not exists (
          select 1 from plans where product_id = p.id and limited_price is not null
        )`);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(row.pay_price).toBe(row.cheapest);
  });

  test('shows the price range when they differ; the struck price is of the same plan', async () => {
    const shown = async (productRoute: string): Promise<(number | undefined)[]> => {
      const { data } = await api.call('GET', `/v2/public/products/${productRoute}`);
      return [data.lowestSpecialPrice?.HKD, data.lowestPrice.HKD, data.highestPrice.HKD];
    };
    expect(await shown('crystal-floor-cable-car-return')).toEqual([31_500, 36_500, 31_500]);
    expect(await shown('sunrise-ridge-walk')).toEqual([26_000, 30_000, 26_000]);
  });

  test('a plan states the cost of its cheapest and dearest day, whatever today costs', async () => {
    const { data } = await api.call(
      'GET',
      '/v2/public/products/harbour-view-staycation-with-breakfast',
    );
    const {
      data: [plan],
    } = await api.call(
      'GET',
      `/user/product/plans/${data.productId}/${await api.deps.clock.today()}`,
    );
    expect([plan.lowestSpecialPrice.HKD, plan.lowestPrice.HKD, plan.highestPrice.HKD]).toEqual([
      138_000, 188_000, 168_000,
    ]);
  });
});

// Covers: CAT-028, CAL-025
test('the shop’s clock is the database’s', async () => {
  await api.moveClock('10 days');
  const { data } = await api.call('GET', '/v1/public/server-time');
  await api.moveClock('0 minutes');
  expect(new Date(data.now).getTime() - Date.now()).toBeGreaterThan(9 * 86_400_000);
});

test('ids that no row can have are not found', () => {
  expect(() => idOf('99999999999999')).toThrow(expect.objectContaining({ code: '10405' }));
  expect(idOf('12')).toBe(12);
});
