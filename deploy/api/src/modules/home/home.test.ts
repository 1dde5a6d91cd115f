import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let api: TestApp;
const read = (path: string) => api.call('GET', `/v1/public/home/${path}`);
const words = (text: string): string => JSON.stringify({ en_gb: text, zh_hk: text });

/** What editors write is not what is tested here: the page gets contents of its own. */
const write = async (): Promise<void> => {
  const { pool } = api.deps;
  await pool.query(
    'truncate banners, home_sections, press_releases, seo_link_groups, product_list_items, ' +
      'product_lists restart identity',
  );
  await pool.query(
    `insert into home_sections (key, name, style, lines, display, mobile_display, app_display, icon,
      sort) values
    ('ranking', $1, 'rail', 2, true, true, false, '', 2),
      ('mobile-categories', $1, 'row', 1, true, true, true, '', 1),
      ('trending', $1, 'row', 1, false, false, false, '', 3)`,
    [words('Section')],
  );
  const banner = (place: string, target: object, time: string | null, sort: number) =>
    pool.query(
      `insert into banners (place, name, image, target, time, sort)
        values ($1, $2, $3, $4, $5, $6)`,
      [place, words('Banner'), '/api/media/scene-tea', JSON.stringify(target), time, sort],
    );
  await banner('campaign', { kind: 'product', id: 1001 }, '19:30', 1);
  await banner('campaign', { kind: 'category', id: 1 }, '06:10', 2);
  await banner('scrolling', { kind: 'search', keyword: 'tea' }, null, 1);
  await banner('grid', { kind: 'product', id: 999_999 }, null, 1);
  await banner('coins', { kind: 'cash-coupon' }, null, 1);
  for (const [id, shownAs] of [
    [1, 'handpicked'],
    [2, 'promotional'],
    [3, 'trending'],
    [4, 'ranking'],
    [5, 'list'],
  ] as const) {
    await pool.query(
      `insert into product_lists (id, key, route, name, description, image, shown_as, sort)
        values ($1, $2, $2, $3, $3, $4, $5, $1)`,
      [id, `list-${id}`, words('List'), '/api/media/scene-tea', shownAs],
    );
    await pool.query(
      `insert into product_list_items (list_id, product_id, sort)
        select $1, id, row_number() over (order by id)
        from (select id from products where status = 'ON_SHELF' order by id limit 15) p`,
      [id],
    );
  }
  await pool.query('insert into seo_link_groups (name, links, sort) values ($1, $2, 1)', [
    words('Group'),
    JSON.stringify([
      { name: { en_gb: 'a', zh_hk: 'a' }, target: { kind: 'category', id: 1 } },
      { name: { en_gb: 'b', zh_hk: 'b' }, target: { kind: 'product', id: 999_999 } },
    ]),
  ]);
  await pool.query(
    `insert into press_releases (title, outlet, content, published_on, image)
      values ($1, $1, $1, '2026-01-02', '/api/media/scene-tea'),
      ($1, $1, $1, '2026-03-02', '/api/media/scene-tea')`,
    [words('Press')],
  );
};

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

// Covers: PRD-005, SHP-017, CAT-007, HOM-021, HOM-022, HOM-025
test('every section answers over the seeded shop', async () => {
  const paths = [
    'section-settings',
    'header-categories',
    'mobile-categories',
    'header-campaign',
    'header-campaignV2',
    'categories',
    'products-and-productlist-routes',
    'scrolling-banner',
    'trending',
    'promotional-offer',
    'information-grids',
    'press-release',
    'seo-link',
    'cashCouponProduct',
    'cashCouponProductBanner',
    'handpicked',
    'ranking',
    'products',
    'browsing-history?productIds=1001,1002',
    'jump-name/home',
    'product-lists',
    'coin-banner',
  ];
  for (const path of paths)
    expect({ path, status: (await read(path)).status }).toEqual({ path, status: 200 });
  expect((await api.call('GET', '/user/product/homeData')).status).toBe(200);
});

// oxlint-disable-next-line max-lines-per-function -- all of its tests read one set of sections
describe('sections by configuration', () => {
  beforeAll(write);

  // Covers: HOM-014, SHP-041, HOM-020
  test('come in their order, with their settings and links', async () => {
    const { data } = await read('section-settings');
    expect(data.map((section: { key: string }) => section.key)).toEqual([
      'mobile-categories',
      'ranking',
      'trending',
    ]);
    expect(data[1]).toMatchObject({
      displayLines: 2,
      style: 'rail',
      appDisplay: false,
      display: true,
    });
    expect(data[2].display).toBe(false);
    expect(data[0].items[0]).toMatchObject({ linkType: 'category', categoryId: '1' });
  });

  // Covers: HOM-005, HOM-008, HOM-012, HOM-013, HOM-023, HOM-027, HOM-030, HOM-032, HOM-034,
  // Covers: HOM-041, ACC-075
  test('banners lead somewhere, or nowhere when their target is gone', async () => {
    const campaigns = (await read('header-campaign')).data;
    expect(campaigns[0]).toMatchObject({
      linkType: 'product',
      linkKey: '1001',
      route: expect.any(String),
      time: '19:30',
      lowestPrice: { HKD: expect.any(Number) },
    });
    expect((await read('scrolling-banner')).data[0]).toMatchObject({
      linkType: 'keyword',
      linkKey: 'tea',
    });
    expect((await read('information-grids')).data[0]).toMatchObject({
      linkType: 'none',
      linkKey: null,
    });
    expect((await read('coin-banner')).data).toMatchObject({ linkType: 'cashCoupon' });
    expect((await read('cashCouponProductBanner')).data).toBeNull();
    const [group] = (await read('seo-link')).data;
    expect(group.links).toHaveLength(1);
  });

  // Covers: SHP-041
  test('a banner has a picture of its own for phones, or the same', async () => {
    await api.deps.pool.query(
      `update banners set mobile_image = '/api/media/scene-tea-close' where place = 'campaign'
        and sort = 1`,
    );
    const [first, second] = (await read('header-campaign')).data;
    expect(first).toMatchObject({
      pcBannerImage: '/api/media/scene-tea',
      mobileBannerImage: '/api/media/scene-tea-close',
    });
    expect(second.mobileBannerImage).toBe(second.pcBannerImage);
  });

  // Covers: HOM-001, HOM-024
  test('the moments of the day go by the clock of Hong Kong', async () => {
    const now = await api.deps.clock.now();
    const minutesTo = (hour: number): number =>
      (((hour * 60 - ((now.getUTCHours() + 8) % 24) * 60 - now.getUTCMinutes()) % 1440) + 1440) %
      1440;
    await api.moveClock(`${minutesTo(5)} minutes`);
    expect((await read('header-campaignV2')).data).toMatchObject({
      currentIndex: 0,
      items: [{ time: '06:10' }, { time: '19:30' }],
    });
    await api.moveClock(`${minutesTo(12)} minutes`);
    expect((await read('header-campaignV2')).data.currentIndex).toBe(1);
    await api.moveClock(`${minutesTo(22)} minutes`);
    expect((await read('header-campaignV2')).data.currentIndex).toBe(0);
    await api.moveClock('0 minutes');
  });

  // Covers: HOM-002, HOM-004, HOM-010, HOM-035, HOM-036, HOM-037, CAL-017
  test.each(['handpicked', 'ranking', 'products'])('%s comes by page', async (path) => {
    const first = await read(`${path}?pageIndex=1&pageSize=10`);
    const second = await read(`${path}?pageIndex=2&pageSize=10`);
    const ids = [...first.data.items, ...second.data.items].map(
      (card: { productId: string }) => card.productId,
    );
    expect(first.data).toMatchObject({ pageIndex: 1, total: expect.any(Number) });
    expect(first.data.items).toHaveLength(10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await read(`${path}?pageSize=101`)).toMatchObject({ status: 400, code: '10102' });
    expect(await read(`${path}?pageIndex=0`)).toMatchObject({ status: 400, code: '10102' });
  });

  // Covers: HOM-006, HOM-009, HOM-011, SHP-003, HOM-028, HOM-029, HOM-031, HOM-040
  test('trending, promotions and lists show what the editors chose', async () => {
    expect((await read('trending')).data).toMatchObject({
      total: 15,
      moduleName: { en_gb: 'Section' },
    });
    const [list] = (await read('product-lists')).data;
    expect(list.link).toMatchObject({ linkType: 'productList', route: 'list-5' });
    expect(list.products).toHaveLength(8);
    expect(
      (await read('press-release')).data.map((press: { publishedAt: string }) => press.publishedAt),
    ).toEqual(['2026-03-01T16:00:00.000Z', '2026-01-01T16:00:00.000Z']);
    expect((await api.call('GET', '/user/product/homeData')).data.productLists).toHaveLength(1);
  });

  // Covers: HOM-003
  test('the evening promotion shows only what can be booked today, on its list too', async () => {
    const { pool } = api.deps;
    const chosen = (
      await pool.query(
        `select li.product_id::text as id, p.open_days @> hk_today() as today
          from product_list_items li join products p on p.id = li.product_id where li.list_id = 2
          order by li.sort`,
      )
    ).rows;
    const today = chosen.filter((row) => row.today).map((row) => row.id);
    const shown = async (): Promise<string[][]> => {
      const [home, list] = [
        await read('promotional-offer?pageSize=50'),
        await api.call('GET', '/v1/public/product-list/list-2'),
      ];
      return [home.data.items, list.data.products].map((cards) =>
        cards.map((card: { productId: string }) => card.productId),
      );
    };
    expect(today.length).toBeGreaterThan(1);
    expect(await shown()).toEqual([today, today]);
    await pool.query(`update products set open_days = '{}' where id = $1`, [today[0]]);
    expect(await shown()).toEqual([today.slice(1), today.slice(1)]);
  });

  // Covers: HOM-004
  test('the ranking goes by sales of seven days, then the editors, on its list too', async () => {
    const { pool } = api.deps;
    const order = async (): Promise<string[]> =>
      (await read('ranking?pageSize=50')).data.items.map(
        (card: { productId: string }) => card.productId,
      );
    await pool.query(`update orders set purchased_at = purchased_at - interval '30 days'`);
    const editors = await order();
    expect(editors).toHaveLength(15);
    await pool.query(
      `update orders set purchased_at = app_now() - interval '1 day', paid_at = app_now(),
        end_reason = null, product_id = $1, merchant_id = (select merchant_id from products
        where id = $1)
      where id = (select id from orders where code = 'COM' limit 1)`,
      [editors[9]],
    );
    expect(await order()).toEqual([editors[9], ...editors.filter((id) => id !== editors[9])]);
    expect(
      (await api.call('GET', '/v1/public/product-list/list-4')).data.products.map(
        (card: { productId: string }) => card.productId,
      ),
    ).toEqual(await order());
  });

  test('lists that the grid of questions leads to come after the others', async () => {
    const { pool } = api.deps;
    const routes = async () =>
      (await read('product-lists?productsPerList=0')).data.map(
        (list: { link: { route: string } }) => list.link.route,
      );
    await pool.query(
      `insert into product_lists (id, key, route, name, description, image, shown_as, sort)
        select 6, 'list-6', 'list-6', name, description, image, 'list', 6 from product_lists
        where id = 5`,
    );
    expect(await routes()).toEqual(['list-5', 'list-6']);
    await pool.query(
      `insert into banners (place, name, image, target, sort)
        values ('grid', $1, '/api/media/scene-tea', '{"kind": "product-list", "id": 5}', 2)`,
      [words('Banner')],
    );
    expect(await routes()).toEqual(['list-6', 'list-5']);
    await pool.query('delete from product_lists where id = 6');
  });

  // Covers: HOM-015, HOM-033
  test('cash coupons say what they are worth and where', async () => {
    const { data } = await read('cashCouponProduct');
    expect(data.items.length).toBeGreaterThan(0);
    for (const card of data.items)
      expect(card.cashCoupon).toMatchObject({
        faceValue: { HKD: expect.any(Number) },
        merchantRoute: expect.any(String),
      });
  });

  // Covers: HOM-007, HOM-038
  test('the browsing history keeps the order it was given, without what is gone', async () => {
    const { data } = await read(
      'browsing-history?productIds=1005&productIds=999999&productIds=1001',
    );
    expect(data.map((card: { productId: string }) => card.productId)).toEqual(['1005', '1001']);
    expect(await read('browsing-history')).toMatchObject({ status: 400, code: '10102' });
    expect(await read('browsing-history?productIds=x')).toMatchObject({ status: 400 });
  });

  // Covers: HOM-039
  test('a source has a name, or is not found', async () => {
    expect((await read('jump-name/ranking')).data.name.zh_hk).toBe('預訂排行榜');
    expect(await read('jump-name/nowhere')).toMatchObject({ status: 404, code: '10405' });
  });

  // Covers: HOM-026
  test('routes are those that can be seen', async () => {
    const { data } = await read('products-and-productlist-routes');
    const { rows } = await api.deps.pool.query(
      `select count(*)::int as count from products where status <> 'OFF_SHELF'`,
    );
    expect(data.products).toHaveLength(rows[0].count);
    expect(data.productLists).toHaveLength(5);
  });
});
