import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { notifySubscribers } from './back-on-sale.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.deps.pool.query(
    `insert into product_lists (id, key, route, name, description, image, mobile_image, sort)
      values (900001, 'our-list', 'our-list', '{"en_gb":"Ours","zh_hk":"我們的"}',
      '{"en_gb":"d","zh_hk":"d"}', '/api/media/scene-tea', '/api/media/scene-tea-close', 99)`,
  );
  await api.deps.pool.query(
    `insert into product_list_items (list_id, product_id, sort)
      select 900001, id, row_number() over (order by id desc) from products
      where status = 'ON_SHELF' and auto_sold_out_at is null and id between 1001 and 1060 limit 7`,
  );
  await api.deps.pool.query(
    `insert into users (id, role, merchant_id, email)
      values (900001, 'merchant', (select merchant_id from products where id = 1001),
      'owner@tapnook.example'), (900003, 'client', null, 'shopper@tapnook.example')`,
  );
});
afterAll(() => api.close());

const ids = (cards: { productId: string }[]): string[] => cards.map((card) => card.productId);

describe('product lists', () => {
  // Covers: SHP-016, CAT-010, CAT-021, CAT-029
  test('answer by id and by route, in every call alike, without what is off shelf', async () => {
    const byRoute = await api.call('GET', '/v2/public/products/product-list/our-list');
    expect(byRoute).toMatchObject({
      status: 200,
      data: { productListId: '900001', productListRoute: 'our-list' },
    });
    expect(byRoute.data.products).toHaveLength(7);
    for (const path of [
      '/v1/public/product-list/900001',
      '/user/product/productListInfo/900001',
      '/v1/public/product-list/our-list',
    ])
      expect((await api.call('GET', path)).data).toEqual(byRoute.data);
    expect(byRoute.data).toMatchObject({
      pcBannerImage: '/api/media/scene-tea',
      mobileBannerImage: '/api/media/scene-tea-close',
    });
    const [first] = ids(byRoute.data.products);
    await api.deps.pool.query(`update products set status = 'OFF_SHELF' where id = $1`, [first]);
    expect(
      ids((await api.call('GET', '/v1/public/product-list/900001')).data.products),
    ).not.toContain(first);
    await api.deps.pool.query(`update products set status = 'ON_SHELF' where id = $1`, [first]);
  });

  test.each([
    '/v2/public/products/product-list/none',
    '/v1/public/product-list/777777',
    '/user/product/productListInfo/none',
  ])('%s is 404', async (path) => {
    expect(await api.call('GET', path)).toMatchObject({ status: 404, code: '10405' });
  });

  // Covers: CAT-030
  test('the products of a link come by page, whatever the link stands for', async () => {
    const page = (key: string, type: string, pageIndex = 1) =>
      api.call(
        'GET',
        `/v1/public/product-list/products/${key}?linkType=${type}` +
          `&pageIndex=${pageIndex}&pageSize=3`,
      );
    const [first, second, third] = await Promise.all([
      page('our-list', 'productList'),
      page('our-list', 'productList', 2),
      page('our-list', 'productList', 3),
    ]);
    expect([
      first.body.totalCount,
      first.data.length,
      second.data.length,
      third.data.length,
    ]).toEqual([7, 3, 3, 1]);
    expect(new Set([...ids(first.data), ...ids(second.data), ...ids(third.data)]).size).toBe(7);
    expect((await page('1', 'category')).data.length).toBe(3);
    expect(
      (await page('x', 'cashCoupon')).data.every(
        (card: { productClassification: string }) =>
          card.productClassification === 'cash_coupon_product',
      ),
    ).toBe(true);
    const merchant = (
      await api.deps.pool.query(
        `select m.route, count(*)::int as count from merchants m
          join products p on p.merchant_id = m.id and p.status <> $1 group by m.id order by 2 desc
          limit 1`,
        ['OFF_SHELF'],
      )
    ).rows[0];
    expect((await page(merchant.route, 'merchant')).body.totalCount).toBe(merchant.count);
    expect(await page('none', 'productList')).toMatchObject({ status: 404 });
    expect(await page('our-list', 'planet')).toMatchObject({ status: 400, code: '10102' });
  });
});

describe('subscriptions', () => {
  const subscribe = (body: object, options: object = {}) =>
    api.call('POST', '/productSubscription', {
      body,
      headers: { 'x-visitor-id': 'visitor-0001' },
      ...options,
    });

  // Covers: ROL-002, CAT-031
  test('once per address, with the address of the account when none is given', async () => {
    const first = await subscribe({ productId: '1001', email: 'Wait@tapnook.example' });
    expect(first).toMatchObject({
      status: 201,
      data: { productId: '1001', email: 'wait@tapnook.example' },
    });
    expect((await subscribe({ productId: '1001', email: 'wait@tapnook.example' })).data.id).toBe(
      first.data.id,
    );
    expect((await subscribe({ productId: '1001' }, { as: { userId: '900003' } })).data.email).toBe(
      'shopper@tapnook.example',
    );
  });

  test('needs an address and a product', async () => {
    expect(await subscribe({ productId: '1001' })).toMatchObject({
      status: 400,
      code: '10102',
      data: { fields: [{ field: 'body.email' }] },
    });
    expect(await subscribe({ productId: '999999', email: 'a@tapnook.example' })).toMatchObject({
      status: 400,
      code: '20714',
    });
    expect(await subscribe({ productId: '1001', email: 'not an address' })).toMatchObject({
      status: 400,
      code: '10102',
    });
  });

  // Covers: CAT-033, CAL-015
  test('a merchant sees those of its own products, an administrator all', async () => {
    const other = (
      await api.deps.pool.query(
        `select id from products where merchant_id <> (select merchant_id from products
          where id = 1001) limit 1`,
      )
    ).rows[0].id;
    await subscribe({ productId: String(other), email: '+cmd@tapnook.example' });
    const list = (as: object, body = {}) =>
      api.call('POST', '/productSubscription/getList', { as, body });
    const own = await list({ userId: '900001', role: 'merchant' });
    expect(own.status).toBe(201);
    expect(new Set(own.data.items.map((item: { productId: string }) => item.productId))).toEqual(
      new Set(['1001']),
    );
    expect((await list({ userId: '900003', role: 'admin' })).data.totalCount).toBe(
      own.data.totalCount + 1,
    );
    expect(
      (await list({ userId: '900003', role: 'admin' }, { email: '+CMD' })).data.totalCount,
    ).toBe(1);
    expect(await list({ userId: '900003', role: 'merchant' })).toMatchObject({ status: 404 });
    expect(await list({ userId: '900003', role: 'client' })).toMatchObject({ status: 404 });
    const file = await api.call('POST', '/productSubscription/exportList', {
      as: { userId: '900003', role: 'admin' },
      body: { productId: String(other) },
    });
    expect(file.data.content).toContain(`"'+cmd@tapnook.example"`);
    expect((await api.call('POST', '/productSubscription/exportList', { body: {} })).status).toBe(
      401,
    );
  });
});

describe('what can be bought again', () => {
  test('is told to those who wait, each once', async () => {
    const { pool } = api.deps;
    await pool.query(
      `delete from product_subscriptions; delete from outbox; update products
        set status = 'SOLD_OUT' where id = 1001`,
    );
    await api.call('POST', '/productSubscription', {
      body: { productId: '1001' },
      as: { userId: '900003' },
    });
    expect(await notifySubscribers(api.deps)).toBe(0);
    await pool.query(`update products set status = 'UN_SOLD_OUT' where id = 1001`);
    expect(
      await Promise.all([notifySubscribers(api.deps), notifySubscribers(api.deps)]).then(
        ([a, b]) => a + b,
      ),
    ).toBe(1);
    expect(await notifySubscribers(api.deps)).toBe(0);
    const { rows } = await pool.query('select recipient, payload from outbox');
    expect(rows).toMatchObject([
      {
        recipient: 'shopper@tapnook.example',
        payload: { text: expect.stringContaining('/detail/') },
      },
    ]);
  });
});

describe('favourites', () => {
  const as = { userId: '900003' };
  const save = (body: object) => api.call('POST', '/v1/client/favourites', { as, body });

  // Covers: CAT-034, CAT-035, CAT-036, CAL-020
  test('are saved, merged, listed latest first, and removed', async () => {
    expect(await save({ productId: '1001' })).toMatchObject({
      status: 201,
      data: { productIds: ['1001'] },
    });
    await api.moveClock('1 minute');
    expect((await save({ productIds: ['1002', '1001', '999999'] })).data.productIds).toEqual([
      '1002',
      '1001',
    ]);
    const listed = await api.call('GET', '/v1/client/favourites', { as });
    expect(ids(listed.data.products)).toEqual(['1002', '1001']);
    expect(
      (await api.call('DELETE', '/v1/client/favourites/1002', { as })).data.productIds,
    ).toEqual(['1001']);
    expect((await api.call('DELETE', '/v1/client/favourites/1002', { as })).status).toBe(200);
  });

  test('are nobody else’s', async () => {
    expect(
      (await api.call('GET', '/v1/client/favourites', { as: { userId: '900001' } })).data
        .productIds,
    ).toEqual([]);
  });

  test('refuse what does not exist, and visitors', async () => {
    expect(await save({ productId: '999999' })).toMatchObject({ status: 400, code: '20714' });
    expect(await save({})).toMatchObject({ status: 400, code: '10102' });
    expect(
      (await api.call('POST', '/v1/client/favourites', { body: { productId: '1001' } })).status,
    ).toBe(401);
    expect((await api.call('DELETE', '/v1/client/favourites/1001')).status).toBe(401);
  });
});
