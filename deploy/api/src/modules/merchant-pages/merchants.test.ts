import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let api: TestApp;
let merchant: { id: number; route: string; name: { en_gb: string; zh_hk: string } };
beforeAll(async () => {
  api = await createTestApp();
  merchant = (
    await api.deps.pool.query(
      `select m.id, m.route, m.name from merchants m join branches b on b.merchant_id = m.id
        group by m.id order by count(*) desc, m.id limit 1`,
    )
  ).rows[0];
  await api.deps.pool.query(
    `insert into users (id, role, merchant_id, email)
      values (900001, 'merchant', $1, 'owner@tapnook.example'),
      (900002, 'merchant', 399, 'other@tapnook.example')`,
    [merchant.id],
  );
});
afterAll(() => api.close());

const search = (body: object) => api.call('POST', '/client/merchant/getTapNookMerchants', { body });
const count = async (body: object): Promise<number> =>
  (await api.call('POST', '/client/merchant/getTapNookMerchantsCount', { body })).data.totalCount;

describe('merchant search', () => {
  // Covers: PRD-007, SHP-039, MER-002, MER-003, CAL-018
  test('finds by both languages, mends typing errors, and counts the same', async () => {
    const [word = ''] = merchant.name.en_gb.split(' ');
    for (const keyword of [
      merchant.name.zh_hk.slice(0, 2),
      word,
      merchant.name.zh_hk.slice(0, 1),
    ]) {
      const found = await search({ keyword, pageSize: 100 });
      expect(found.status).toBe(201);
      expect(found.data.map((card: { merchantId: string }) => card.merchantId)).toContain(
        String(merchant.id),
      );
      expect(await count({ keyword })).toBe(found.body.totalCount);
    }
    expect((await search({ keyword: 'potery' })).body.totalCount).toBe(
      (await search({ keyword: 'pottery' })).body.totalCount,
    );
    expect((await search({ keyword: 'zzzqqq' })).body.totalCount).toBe(0);
  });

  test.each(['油尖旺', 'Yau Tsim Mong'])(
    'finds by the district that its branch’s place belongs to: %s',
    async (keyword) => {
      const { rows } = await api.deps.pool.query<{ id: string }>(
        `select m.id::text from merchants m join districts d on d.id = any(m.district_ids)
          where d.key = 'yau-tsim-mong' and m.published`,
      );
      expect(rows.length).toBeGreaterThan(0);
      const found = await search({ keyword, pageSize: 100 });
      expect(found.data.map((card: { merchantId: string }) => card.merchantId)).toEqual(
        expect.arrayContaining(rows.map(({ id }) => id)),
      );
    },
  );

  // Covers: SHP-006, MER-001, MER-004
  test('filters by category and district, and says how many each has', async () => {
    const trees = (
      await api.call('POST', '/client/merchant/getTapNookCategoriesDistricts', { body: {} })
    ).data;
    const [category] = trees.categories;
    expect(await count({ categoryIds: [category.categoryId] })).toBe(category.productCount);
    const district = trees.districts[0].childDescriptions[0];
    expect(await count({ districtIds: [district.id] })).toBe(district.productCount);
    expect((await api.call('GET', '/client/merchantCategory/home')).data[0]).toMatchObject({
      categoryId: category.categoryId,
      merchantCount: category.productCount,
    });
  });
});

describe('opening hours in merchant search', () => {
  // Covers: RTE-025
  test('filters by open now in Hong Kong, past midnight too, and free this weekend', async () => {
    const {
      rows: [now],
    } = await api.deps.pool.query(
      `select extract(isodow from t)::int as day, to_char(t, 'HH24') as hour
        from (select app_now() at time zone 'Asia/Hong_Kong' as t) n`,
    );
    const yesterday = ((now.day + 5) % 7) + 1;
    const hour = Number(now.hour);
    const doors = [
      [{ days: [now.day], opens: `${now.hour}:00`, closes: `${hour + 1}:00` }, true],
      [{ days: [yesterday], opens: '18:00', closes: `${hour + 25}:00` }, true],
      [{ days: [yesterday], opens: `${now.hour}:00`, closes: `${hour + 1}:00` }, false],
      [{ days: [now.day], opens: `${hour + 1}:00`, closes: `${hour + 2}:00` }, false],
    ] as const;
    const { rows: before } = await api.deps.pool.query(
      'select id, hours from branches where merchant_id = $1',
      [merchant.id],
    );
    for (const [door, open] of doors) {
      await api.deps.pool.query('update branches set hours = $2 where merchant_id = $1', [
        merchant.id,
        JSON.stringify([door]),
      ]);
      const found = await search({ openNow: true, pageSize: 100 });
      expect([
        door,
        found.data.some((card: { merchantId: string }) => card.merchantId === String(merchant.id)),
      ]).toEqual([door, open]);
    }
    for (const { id, hours } of before)
      await api.deps.pool.query('update branches set hours = $2 where id = $1', [
        id,
        JSON.stringify(hours),
      ]);
    const trees = (
      await api.call('POST', '/client/merchant/getTapNookCategoriesDistricts', { body: {} })
    ).data;
    expect(await count({ openNow: true })).toBe(trees.openNow);
    expect(await count({ bookableTime: 'weekend' })).toBe(trees.freeThisWeekend);
    expect(trees.freeThisWeekend).toBeGreaterThan(0);
    expect(
      (
        await api.call('POST', '/client/merchant/getTapNookCategoriesDistricts', {
          body: { bookableTime: 'weekend' },
        })
      ).data.freeThisWeekend,
    ).toBe(trees.freeThisWeekend);
    expect((await search({ bookableTime: 'tomorrow' })).status).toBe(400);
  });

  test('states until when a merchant is open: the last branch to close, or always', async () => {
    const {
      rows: [now],
    } = await api.deps.pool.query(
      `select extract(isodow from t)::int as day, to_char(t, 'HH24') as hour,
        (date_trunc('hour', t) + interval '2 hours') at time zone 'Asia/Hong_Kong' as later
        from (select app_now() at time zone 'Asia/Hong_Kong' as t) n`,
    );
    const { rows: before } = await api.deps.pool.query(
      'select id, hours from branches where merchant_id = $1 order by id',
      [merchant.id],
    );
    const doors = async (...hours: object[][]): Promise<unknown[]> => {
      for (const [index, { id }] of before.entries())
        await api.deps.pool.query('update branches set hours = $2 where id = $1', [
          id,
          JSON.stringify(hours[index] ?? []),
        ]);
      const card = (await search({ pageSize: 100 })).data.find(
        (one: { merchantId: string }) => one.merchantId === String(merchant.id),
      );
      return [card.isOpenNow, card.openUntil];
    };
    const everyDay = { days: [1, 2, 3, 4, 5, 6, 7] };
    expect(before.length).toBeGreaterThan(1);
    expect(await doors([{ ...everyDay, opens: '00:00', closes: '24:00' }])).toEqual([true, null]);
    expect(
      await doors(
        [{ days: [now.day], opens: `${now.hour}:00`, closes: `${Number(now.hour) + 1}:00` }],
        [{ days: [now.day], opens: `${now.hour}:00`, closes: `${Number(now.hour) + 2}:00` }],
      ),
    ).toEqual([true, now.later.toISOString()]);
    expect(await doors([{ days: [(now.day % 7) + 1], opens: '10:00', closes: '11:00' }])).toEqual([
      false,
      null,
    ]);
    for (const { id, hours } of before)
      await api.deps.pool.query('update branches set hours = $2 where id = $1', [
        id,
        JSON.stringify(hours),
      ]);
  });
});

describe('prices, distances and pages of merchant search', () => {
  test('says from which price, as its own products do', async () => {
    for (const card of (await search({ pageSize: 5 })).data) {
      const {
        rows: [least],
      } = await api.deps.pool.query(
        `select min(coalesce(nullif(lowest_special_price, 0), lowest_price)) as cents from products
          where merchant_id = $1 and status = 'ON_SHELF'`,
        [card.merchantId],
      );
      expect(card.lowestPrice.HKD).toBe(least.cents);
    }
  });

  // Covers: PRD-007
  test('sorts by distance when a location is given, and states no distance otherwise', async () => {
    const {
      rows: [door],
    } = await api.deps.pool.query(
      'select merchant_id, latitude, longitude from branches order by latitude limit 1',
    );
    const near = await search({
      sort: 'distance_ASC',
      latitude: door.latitude,
      longitude: door.longitude,
      pageSize: 100,
    });
    const metres: number[] = near.data.map((card: { distance: number }) => card.distance);
    expect(near.data[0]).toMatchObject({ merchantId: String(door.merchant_id), distance: 0 });
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
    // A hundredth of a degree to the north is a kilometre and a ninth.
    const away = (
      await search({
        sort: 'distance_ASC',
        latitude: door.latitude - 0.01,
        longitude: door.longitude,
      })
    ).data[0];
    expect(away.distance).toBeGreaterThan(1_100);
    expect(away.distance).toBeLessThan(1_125);
    const ours = await search({ pageSize: 100 });
    expect((await search({ sort: 'distance_ASC', latitude: 22.3, pageSize: 100 })).data).toEqual(
      ours.data,
    );
    expect(ours.data.every((card: { distance: number | null }) => card.distance === null)).toBe(
      true,
    );
    expect(await search({ sort: 'distance_ASC', latitude: 91, longitude: 0 })).toMatchObject({
      status: 400,
      code: '10102',
    });
  });

  test('pages and sorts without gap or double', async () => {
    for (const sort of ['recommended', 'score_DESC', 'name_ASC']) {
      const pages = await Promise.all(
        [1, 2, 3].map((pageNum) => search({ sort, pageNum, pageSize: 20 })),
      );
      const ids = pages.flatMap((page) =>
        page.data.map((card: { merchantId: string }) => card.merchantId),
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(Math.min(60, pages[0]?.body.totalCount));
    }
  });

  test('refuses what it does not know', async () => {
    for (const path of ['getTapNookMerchants', 'getTapNookMerchantsCount'])
      expect(
        await api.call('POST', `/client/merchant/${path}`, { body: { sort: 'distance' } }),
      ).toMatchObject({ status: 400, code: '10102' });
    expect(
      await api.call('POST', '/client/merchant/getTapNookCategoriesDistricts', {
        body: { categoryIds: 'x' },
      }),
    ).toMatchObject({ status: 400 });
  });
});

describe('a merchant', () => {
  const detail = (key: string | number) =>
    api.call('GET', `/client/merchant/getMerchantDetailsById/${key}`);

  // Covers: SHP-009, SHP-040, MER-007, MER-009
  test('answers by id and by route, with branches and districts', async () => {
    const byId = await detail(merchant.id);
    expect(byId).toMatchObject({
      status: 200,
      data: { merchantRoute: merchant.route, scoreStatistics: { objectType: 'merchant' } },
    });
    expect((await detail(merchant.route)).data).toEqual(byId.data);
    const branches = await api.call(
      'GET',
      `/v1/client/branch/getBranchByMerchantId/${merchant.id}`,
    );
    expect(branches.data).toHaveLength(byId.data.branchCount);
    expect(
      byId.data.branchDistrictList.reduce(
        (sum: number, one: { branchCount: number }) => sum + one.branchCount,
        0,
      ),
    ).toBe(byId.data.branchCount);
    expect(branches.data[0].openingDays.map((day: { day: number }) => day.day)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ]);
  });

  // Covers: MER-005, MER-006
  test('id and route give each other', async () => {
    const pair = { merchantId: String(merchant.id), merchantRoute: merchant.route };
    expect(
      (await api.call('GET', `/client/merchant/getMerchantIdByRoute/${merchant.route}`)).data,
    ).toEqual(pair);
    expect(
      (await api.call('GET', `/client/merchant/getMerchantRouteById/${merchant.id}`)).data,
    ).toEqual(pair);
  });

  test.each([
    '/client/merchant/getMerchantDetailsById/none',
    '/client/merchant/getMerchantDetailsById/777777',
    '/client/merchant/getMerchantIdByRoute/none',
    '/client/merchant/getMerchantRouteById/777777',
    '/v1/client/branch/getBranchByMerchantId/none',
  ])('%s is 404', async (path) => {
    expect(await api.call('GET', path)).toMatchObject({ status: 404, code: '10405' });
  });

  // Covers: REV-022
  test.each([
    ['Wing Sze', true, 1, ''],
    ['Sze Wing Au', false, 2, 'Sze Wing A.'],
    ['詩詠 區', false, 3, '詩詠'],
  ])(
    'shows its latest review, by %s (anonymous: %s), under the name that everybody may read',
    async (author, anonymous, minutes, shown) => {
      await api.deps.pool.query(
        `insert into reviews (product_id, merchant_id, template_id, author_name, is_anonymous,
          overall_score, message, language, status, month, moderate_at, created_at)
      values (1001, $1, 'any', $2, $3, 5, $4, 'en_gb', 'NORMAL', '2026-11-01', now(),
        app_now() + make_interval(mins => $5))`,
        [merchant.id, author, anonymous, `Our teacher let us wobble ${minutes}.`, minutes],
      );
      expect((await detail(merchant.id)).data.latestReview).toMatchObject({
        message: `Our teacher let us wobble ${minutes}.`,
        authorName: shown,
      });
    },
  );

  // Covers: STA-015, MER-008
  test('before it is published, only itself and administrators see it', async () => {
    await api.deps.pool.query('update merchants set published = false where id = $1', [
      merchant.id,
    ]);
    const preview = (as: object) =>
      api.call('GET', `/client/merchant/getMerchantDetailsById/${merchant.id}/preview`, { as });
    expect(await detail(merchant.id)).toMatchObject({ status: 404 });
    expect(await preview({ userId: '900001', role: 'merchant' })).toMatchObject({ status: 200 });
    expect(await preview({ userId: '900002', role: 'merchant' })).toMatchObject({ status: 404 });
    expect(await preview({ userId: '900002', role: 'admin' })).toMatchObject({ status: 200 });
    expect(
      (await api.call('GET', `/client/merchant/getMerchantDetailsById/${merchant.id}/preview`))
        .status,
    ).toBe(401);
    const branches = `/v1/client/branch/getBranchByMerchantId/${merchant.id}`;
    expect((await api.call('GET', branches)).status).toBe(404);
    expect((await api.call('GET', `${branches}?isPreview=true`)).status).toBe(404);
    expect(
      (
        await api.call('GET', `${branches}?isPreview=true`, {
          as: { userId: '900001', role: 'merchant' },
        })
      ).data.length,
    ).toBeGreaterThan(0);
    expect(
      (await search({ pageSize: 100 })).data.map((card: { merchantId: string }) => card.merchantId),
    ).not.toContain(String(merchant.id));
  });
});
