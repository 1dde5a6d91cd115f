import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, weekday } from '@tapnook/kernel';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let api: TestApp;
let today: string;
/** A plan of our own, so that nothing depends on the seeded words. */
const PRODUCT = 900_001;
const PLAN = 900_001;
const GROUP = 900_001;
const RED = 900_001;
const BLUE = 900_002;

const insert = (text: string, values: unknown[] = []) => api.deps.pool.query(text, values);
const addSlot = async (
  day: string,
  time: string | null,
  quota: number | null,
  taken = 0,
  price: number | null = null,
  special: number | null = null,
): Promise<void> => {
  await insert(
    `insert into slots (product_id, plan_id, day, time, price, special_price)
      values ($1, $2, $3, $4, $5, $6)`,
    [PRODUCT, PLAN, day, time, price, special],
  );
  await insert(
    `insert into inventory (kind, ref, day, time, quota, sold) values ('slot', $1, $2, $3, $4, $5)`,
    [PLAN, day, time, quota, taken],
  );
};

beforeAll(async () => {
  api = await createTestApp();
  today = await api.deps.clock.today();
  await insert(
    `insert into products (id, route, product_no, merchant_id, kind, status, name, selling_point,
      images, description, faqs, terms, labels, tags, branch_ids, main_category_id, category_ids,
      district_ids)
    select $1, 'our-own', 'TNP900001', merchant_id, 'dated', 'ON_SHELF', name, selling_point,
      images, description, '[]', terms, '[]', '[]', branch_ids, main_category_id, category_ids,
      district_ids from products where id = 1001`,
    [PRODUCT],
  );
  await insert(
    `insert into plans (id, product_id, plan_no, name, price, special_price)
      select $1, $2, 'TNS900001', name, 50000, 48000 from plans limit 1`,
    [PLAN, PRODUCT],
  );
  await insert(
    `insert into option_groups (id, plan_id, name, display, sort)
      values ($1, $2, '{"en_gb":"Glaze","zh_hk":"釉色"}', 'chips', 1)`,
    [GROUP, PLAN],
  );
  await insert(
    `insert into option_fields (id, group_id, name, surcharge, sort)
      values ($1, $3, '{"en_gb":"Red","zh_hk":"紅"}', 0, 1),
      ($2, $3, '{"en_gb":"Blue","zh_hk":"藍"}', 2000, 2)`,
    [RED, BLUE, GROUP],
  );
  await insert(
    `insert into inventory (kind, ref, quota, sold) values ('product', $1, null, 0),
      ('plan', $1, 30, 0), ('option', $1, null, 0), ('option', $2, 1, 0)`,
    [PLAN, BLUE],
  );
  await addSlot(addDays(today, 1), '11:00', 5, 2);
  await addSlot(addDays(today, 1), '14:30', 5, 5);
  await addSlot(addDays(today, 2), '11:00', 3, 3);
  await addSlot(addDays(today, 3), '11:00', 8, 0, 60_000);
  await addSlot(addDays(today, 4), null, null);
});
afterAll(() => api.close());

const query = `planId=${PLAN}&productId=${PRODUCT}`;
interface Slot {
  readonly day: string;
  readonly reason: string | null;
  readonly price: { HKD: number } | null;
  readonly specialPrice: { HKD: number } | null;
  readonly remainCount: number | null;
  readonly isSoldOut: boolean;
}
/** Days ahead may fall into the next month. */
const dayAhead = async (ahead: number, more = ''): Promise<Slot> => {
  const date = addDays(today, ahead);
  const { data } = await api.call(
    'GET',
    `/v2/public/products/calendar/monthly?date=${date}&${query}${more}`,
  );
  return data.days.find((slot: Slot) => slot.day === date);
};

describe('a month', () => {
  // Covers: SHP-013, CAT-023
  test('has every day in order, the price of its cheapest free slot and what is left', async () => {
    const { data, status } = await api.call(
      'GET',
      `/v2/public/products/calendar/monthly?date=${today}&${query}`,
    );
    expect(status).toBe(200);
    expect(data.month).toBe(today.slice(0, 7));
    const days = data.days.map((slot: Slot) => slot.day);
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe(`${today.slice(0, 7)}-01`);
    expect(data.nextAvailableDay).toBe(addDays(today, 1));
    expect(await dayAhead(1)).toMatchObject({
      reason: null,
      price: { HKD: 50_000 },
      specialPrice: { HKD: 48_000 },
      totalCount: expect.any(Number),
      remainCount: 3,
      isSoldOut: false,
    });
  });

  test.each([
    ['9999-12-31', 31],
    ['2000-02-29', 29],
  ])('has every day of the month of %s', async (date, last) => {
    const { data } = await api.call(
      'GET',
      `/v2/public/products/calendar/monthly?date=${date}&${query}`,
    );
    expect(data.days.map(({ day }: { day: string }) => day)).toEqual(
      Array.from(
        { length: last },
        (_, index) => `${date.slice(0, 7)}-${String(index + 1).padStart(2, '0')}`,
      ),
    );
  });

  test('refuses a year that no calendar has', async () => {
    const path = `/v2/public/products/calendar/monthly?date=0000-01-01&${query}`;
    expect(await api.call('GET', path)).toMatchObject({ status: 400 });
  });

  test('says why a day cannot be chosen', async () => {
    expect(await dayAhead(2)).toMatchObject({ reason: 'soldOut', isSoldOut: true, remainCount: 0 });
    expect(await dayAhead(5)).toMatchObject({ reason: 'closed', price: null, isSoldOut: false });
    expect(await dayAhead(-1)).toMatchObject({ reason: 'past' });
  });

  test('has no special price when a slot has its own, the plan’s count without quota', async () => {
    expect(await dayAhead(3)).toMatchObject({ price: { HKD: 60_000 }, specialPrice: null });
    expect(await dayAhead(3)).toMatchObject({ totalCount: 8, remainCount: 8 });
    expect(await dayAhead(4)).toMatchObject({ reason: null, totalCount: null, remainCount: 30 });
  });

  test('chosen options change the price and cap what is left', async () => {
    expect(await dayAhead(3, `&selectedFieldIds=${BLUE}`)).toMatchObject({
      price: { HKD: 62_000 },
      remainCount: 1,
    });
    expect(await dayAhead(3, `&selectedFieldIds=${RED},${BLUE}`)).toMatchObject({
      price: { HKD: 62_000 },
    });
  });

  test('a limited price shows while it lasts', async () => {
    await insert(
      `update plans set limited_price = 40000, limited_start_at = app_now() - interval '1 hour',
        limited_end_at = app_now() + interval '1 hour' where id = $1`,
      [PLAN],
    );
    expect(await dayAhead(1)).toMatchObject({
      specialPrice: { HKD: 48_000 },
      limitedTimePrice: { HKD: 40_000 },
    });
    await api.moveClock('61 minutes');
    expect(await dayAhead(1)).toMatchObject({ limitedTimePrice: null });
    await api.moveClock('0 minutes');
    await insert('update plans set limited_price = null where id = $1', [PLAN]);
  });

  test('start times that are over are past, in Hong Kong time', async () => {
    await api.deps.pool.query('delete from clock_shift');
    await addSlot(today, '00:00', 4);
    expect(await dayAhead(0)).toMatchObject({ reason: 'past' });
    const { data } = await api.call(
      'GET',
      `/v2/public/products/product/calendar?date=${today}&${query}`,
    );
    expect(data).toEqual([]);
  });

  // Covers: CAT-016
  test('the legacy month answers the same days', async () => {
    const date = addDays(today, 1);
    const [year, month] = date.split('-').map(Number);
    const { data } = await api.call(
      'GET',
      `/user/product/plansMonth?${query}&year=${year}&month=${month}&firstDayTime=${date}`,
    );
    expect(data.find((slot: Slot) => slot.day === date)).toEqual({
      ...(await dayAhead(1)),
      isSelected: true,
    });
  });
});

describe('a day', () => {
  // Covers: SHP-014, CAT-022
  test('lists its start times with their places', async () => {
    const { data } = await api.call(
      'GET',
      `/v2/public/products/product/calendar?date=${addDays(today, 1)}&${query}`,
    );
    expect(data).toMatchObject([
      {
        startTime: '11:00',
        totalCount: 5,
        remainCount: 3,
        isSoldOut: false,
        isSelected: true,
        status: 'active',
      },
      { startTime: '14:30', totalCount: 5, remainCount: 0, isSoldOut: true, isUsedSoldOut: true },
    ]);
  });
});

describe('options, additions, plans', () => {
  // Covers: SHP-011, CAT-024
  test('groups say what is left of each field', async () => {
    const { data, status } = await api.call(
      'POST',
      '/v2/public/products/product/get-multi-options',
      {
        body: { productId: String(PRODUCT), planId: String(PLAN), selectedFieldIds: [String(RED)] },
      },
    );
    expect(status).toBe(201);
    expect(data).toMatchObject([
      {
        displayType: 'chips',
        fields: [
          { id: String(RED), isSelected: true, remainCount: null },
          { id: String(BLUE), surcharge: { HKD: 2_000 }, remainCount: 1 },
        ],
      },
    ]);
  });

  // Covers: SHP-012, CAT-025
  test('additions of a seeded plan', async () => {
    const { rows } = await api.deps.pool.query(
      `select a.plan_id, pl.product_id from additions a join plans pl on pl.id = a.plan_id
        join products p on p.id = pl.product_id where p.status <> $1 limit 1`,
      ['OFF_SHELF'],
    );
    const { data } = await api.call('POST', '/v2/public/products/product/get-multi-extra-options', {
      body: { productId: String(rows[0].product_id), planId: String(rows[0].plan_id) },
    });
    expect(data[0].subExtraOptions[0].price.HKD).toBeGreaterThanOrEqual(0);
  });

  // Covers: SHP-010, CAT-015, ERR-040
  test('plans as of a day', async () => {
    const { data } = await api.call('GET', `/user/product/plans/${PRODUCT}/${addDays(today, 3)}`);
    expect(data).toMatchObject([
      {
        planId: String(PLAN),
        price: { HKD: 60_000 },
        specialPrice: null,
        remainAmount: 30,
        appointDateOrPeriod: 'DATE',
        isSelected: true,
      },
    ]);
  });

  test.each([
    ['GET', '/user/product/plans/999999/2026-12-01', '20714'],
    [
      'GET',
      '/v2/public/products/calendar/monthly?date=2026-12-01&planId=1&productId=999999',
      '20714',
    ],
    [
      'GET',
      `/v2/public/products/product/calendar?date=2026-12-01&planId=999999&productId=${PRODUCT}`,
      '20714',
    ],
    ['GET', '/v2/public/products/calendar/monthly?date=2026-02-30&planId=1&productId=1', '10102'],
    ['GET', '/user/product/plans/1001/soon', '10102'],
    [
      'GET',
      '/user/product/plansMonth?planId=1&productId=1&year=2026&month=13&firstDayTime=2026-12-01',
      '10102',
    ],
    ['GET', '/v2/public/products/product/calendar?planId=1&productId=1', '10102'],
  ] as const)('%s %s fails with %s', async (method, path, code) => {
    expect(await api.call(method, path)).toMatchObject({ status: 400, code });
  });
  test('options and additions of no product', async () => {
    for (const path of ['get-multi-options', 'get-multi-extra-options']) {
      expect(
        await api.call('POST', `/v2/public/products/product/${path}`, {
          body: { productId: '999999' },
        }),
      ).toMatchObject({ status: 400, code: '20714' });
    }
  });
});

test('seeded calendars reach 120 days and keep their weekdays', async () => {
  const { rows } = await api.deps.pool.query<{ day: string }>(
    'select max(day)::text as day from slots',
  );
  expect(rows[0]?.day).toBe(addDays(today, 119));
  expect(weekday(today)).toBeGreaterThanOrEqual(0);
});

describe('when a day is over', () => {
  let day: string;
  /** The reason on {@link day} when Hong Kong's clock shows this. */
  const reasonAt = async (when: string): Promise<string | null> => {
    const { rows } = await insert(
      `select ((($1::timestamp) at time zone 'Asia/Hong_Kong') - now())::text as ahead`,
      [when],
    );
    await api.moveClock(rows[0].ahead);
    const { data } = await api.call(
      'GET',
      `/v2/public/products/calendar/monthly?date=${day}&${query}`,
    );
    return data.days.find((slot: Slot) => slot.day === day).reason;
  };
  beforeAll(async () => {
    day = addDays(today, 9);
    await addSlot(day, null, 5);
    await insert(
      `update branches set hours = '[{"days":[1,2,3,4,5,6,7],"opens":"10:00","closes":"19:00"}]'
        where id = any((select branch_ids from products where id = $1)::int[])`,
      [PRODUCT],
    );
  });
  afterAll(() => api.moveClock('0 minutes'));

  // Covers: CAT-054
  test('a whole day is sold until the last branch closes', async () => {
    expect([await reasonAt(`${day} 18:58`), await reasonAt(`${day} 19:01`)]).toEqual([
      null,
      'past',
    ]);
  });
  test('past midnight where a branch closes then, at midnight where none opens', async () => {
    await insert(
      `update branches set hours = '[{"days":[1,2,3,4,5,6,7],"opens":"18:00","closes":"26:00"}]'
        where id = any((select branch_ids from products where id = $1)::int[])`,
      [PRODUCT],
    );
    expect(await reasonAt(`${day} 23:58`)).toBeNull();
    await insert(
      `update branches set hours = '[]'
        where id = any((select branch_ids from products where id = $1)::int[])`,
      [PRODUCT],
    );
    expect([await reasonAt(`${day} 23:58`), await reasonAt(`${addDays(day, 1)} 00:01`)]).toEqual([
      null,
      'past',
    ]);
    await insert(
      `update branches set hours = '[{"days":[1,2,3,4,5,6,7],"opens":"10:00","closes":"19:00"}]'
        where id = any((select branch_ids from products where id = $1)::int[])`,
      [PRODUCT],
    );
  });
  // Covers: CAT-054
  test('stops selling a day ahead, in calendar and search, if the merchant confirms', async () => {
    await insert(`update products set order_check_way = 'confirm' where id = $1`, [PRODUCT]);
    expect([
      await reasonAt(`${addDays(day, -1)} 18:58`),
      await reasonAt(`${addDays(day, -1)} 19:01`),
      await reasonAt(`${day} 12:00`),
    ]).toEqual([null, 'closed', 'closed']);
    await insert('select refresh_open_days()');
    const { rows } = await insert(
      'select open_days @> $2::date as open from products where id = $1',
      [PRODUCT, day],
    );
    expect(rows).toEqual([{ open: false }]);
  });
});
