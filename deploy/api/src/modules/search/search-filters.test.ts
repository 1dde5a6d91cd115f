import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { paid, searchIn } from '../../../test/search.ts';
import { refreshDays } from '../catalog/product-availability.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const search = (body: object) => searchIn(api, body);
const one = async (text: string, values: unknown[] = []) =>
  (await api.deps.pool.query(text, values)).rows[0];

describe('filters', () => {
  test('a category includes those below it; a region its districts', async () => {
    const { id, parent_id: parent } = await one(
      `select c.id, c.parent_id from categories c where parent_id is not null
        and exists (select 1 from products p where c.id = any(p.category_ids)
        and p.status <> 'OFF_SHELF') limit 1`,
    );
    const leaf = await search({ categoryIds: [String(id)] });
    const root = await search({ rootCategoryId: String(parent) });
    expect(leaf.total).toBeGreaterThan(0);
    expect(root.cards.map((card) => card.productId)).toEqual(
      expect.arrayContaining(leaf.cards.map((card) => card.productId)),
    );
    const { id: region } = await one(
      'select id from districts where parent_id is null order by id limit 1',
    );
    const { id: district } = await one(
      'select id from districts where parent_id = $1 order by id limit 1',
      [region],
    );
    expect((await search({ districtIds: [String(region)] })).total).toBeGreaterThanOrEqual(
      (await search({ districtIds: [String(district)] })).total,
    );
  });

  test('prices are what one pays', async () => {
    const { cards } = await search({ lowestPrice: 20_000, highestPrice: 50_000 });
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      expect(paid(card)).toBeGreaterThanOrEqual(20_000);
      expect(paid(card)).toBeLessThanOrEqual(50_000);
    }
  });

  test('cash coupons only, or none of them', async () => {
    const coupons = await search({ isCashCouponProduct: true });
    const others = await search({ isCashCouponProduct: false });
    expect(coupons.total).toBeGreaterThan(0);
    expect(coupons.total + others.total).toBe((await search({})).total);
  });
});

describe('filters by day', () => {
  test('a day keeps what has a free slot on it', async () => {
    const { product_id: productId, day } = await one(`
      select s.product_id, s.day::text as day from slots s join products p on p.id = s.product_id
        and p.kind = 'dated' and p.status = 'ON_SHELF'
      join inventory i on i.kind = 'slot' and i.ref = s.plan_id and i.day = s.day
        and i.time is not distinct from s.time
      where s.day = hk_today() + 3 and i.quota > i.sold + i.held limit 1`);
    const ids = async () =>
      new Set(
        [
          ...(await search({ bookableTime: day })).cards,
          ...(await search({ bookableTime: day, pageNum: 2 })).cards,
        ].map((card) => card.productId),
      );
    expect(await ids()).toContain(String(productId));
    for (const asked of [day, `${day}~${day}`])
      for (const card of (await search({ bookableTime: asked })).cards)
        expect([null, day]).toContain(card.nextAvailableDay);
    await api.deps.pool.query(`update slots set open = false where product_id = $1 and day = $2`, [
      productId,
      day,
    ]);
    await refreshDays(api.deps.db);
    expect(await ids()).not.toContain(String(productId));
    expect((await search({ bookableTime: `${day}~${day}` })).total).toBe(
      (await search({ bookableTime: day })).total,
    );
    expect((await search({ bookableTime: '2020-01-01' })).total).toBe(0);
    expect((await search({ bookableTime: `${day}~2020-01-01` })).total).toBe(0);
  });

  // Covers: CAT-050
  test('a day keeps what can be bought now: on sale, in stock, its options too', async () => {
    const { day } = await one('select (hk_today() + 3)::text as day');
    const ids = async (): Promise<string[]> => {
      await refreshDays(api.deps.db);
      return (await search({ bookableTime: day })).cards.map(({ productId }) => productId);
    };
    const free = await ids();
    const { id, plan, sold } = await one(
      `
      select p.id::int, (array_agg(l.id))[1]::int as plan, p.status as sold from products p
        join plans l on l.product_id = p.id and l.active
      where p.id = any($1::int[]) and exists (select 1 from option_groups g where g.plan_id = l.id)
        and (select count(*) from plans o where o.product_id = p.id) = 1 group by p.id order by p.id
        limit 1`,
      [free.map(Number)],
    );
    expect(sold).toBe('ON_SHELF');
    const put = (text: string): Promise<unknown> =>
      api.deps.pool.query(text, [text.includes('plan') ? plan : id]);
    const product = (change: string): string => `update products set ${change} where id = $1`;
    const left = (quota: string, kind: 'product' | 'plan'): string =>
      `with plan as (select $1::int as id) update inventory set quota = ${quota}
        where kind = '${kind}' and day is null and ref = (select id from plan)`;
    const options = (quota: string): string =>
      `update inventory set quota = ${quota} where kind = 'option'
        and ref in (select f.id from option_fields f join option_groups g on g.id = f.group_id
        where g.plan_id = $1)`;
    await api.deps.pool.query(
      `insert into inventory (kind, ref) select 'option', f.id from option_fields f
        join option_groups g on g.id = f.group_id where g.plan_id = $1 on conflict do nothing`,
      [plan],
    );
    for (const [change, back] of [
      [product(`status = 'SOLD_OUT'`), product(`status = 'ON_SHELF'`)],
      [
        product(`status = 'WAIT_ON_SHELF', start_sell_at = app_now() + interval '1 day'`),
        product(`status = 'ON_SHELF', start_sell_at = null`),
      ],
      [
        product(`auto_sold_out_at = app_now() - interval '1 minute'`),
        product('auto_sold_out_at = null'),
      ],
      [product(`end_sell_at = app_now() - interval '1 minute'`), product('end_sell_at = null')],
      [left('held + sold', 'plan'), left('null', 'plan')],
      [options('held + sold'), options('null')],
      [
        `update plans set active = false where id = $1`,
        `update plans set active = true where id = $1`,
      ],
    ] as const) {
      await put(change);
      expect([change, (await ids()).includes(String(id))]).toEqual([change, false]);
      await put(back);
      expect([back, (await ids()).includes(String(id))]).toEqual([back, true]);
    }
  });
});

describe('the day that a card names', () => {
  // Covers: CAT-080
  test('names the first bookable day of any plan, and none when no day is chosen', async () => {
    const { id, plan, day } = await one(`
      select p.id, pl.id as plan, s.day::text from products p join plans pl on pl.product_id = p.id
        and pl.active join slots s on s.plan_id = pl.id and s.open
      where p.kind = 'dated' and p.status = 'ON_SHELF' and s.day > hk_today()
        and p.open_days @> s.day and pl.price > p.pay_price
        and coalesce(pl.special_price, pl.limited_price, s.price, s.special_price) is null
        and exists (select 1 from slots cheap where cheap.product_id = p.id
          and cheap.plan_id <> pl.id and cheap.day = s.day)
        and exists (select 1 from inventory f where f.kind = 'slot' and f.ref = pl.id
          and f.day = s.day and f.time is not distinct from s.time
          and coalesce(f.quota > f.held + f.sold, true)) limit 1`);
    await api.deps.pool.query(
      `update slots set open = false where product_id = $1
        and (day < $2 or day = $2 and plan_id <> $3)`,
      [id, day, plan],
    );
    await refreshDays(api.deps.db);
    const pages = await Promise.all([1, 2, 3].map((pageNum) => search({ pageNum, pageSize: 100 })));
    const cards = pages.flatMap((page) => page.cards);
    expect(cards.find((card) => card.productId === String(id))?.nextAvailableDay).toBe(day);
    const { rows } = await api.deps.pool.query<{ id: number; day: string }>(`
      select p.id, to_char(min(s.day), 'YYYY-MM-DD') as day
      from slots s join plans pl on pl.id = s.plan_id join products p on p.id = pl.product_id
        join inventory i on i.kind = 'slot' and i.ref = pl.id and i.day = s.day
        and i.time is not distinct from s.time
      where p.kind = 'dated' and p.open_days @> s.day and s.open and pl.active
        and (s.day + coalesce(s.time, '23:59')::time) at time zone 'Asia/Hong_Kong' > app_now()
        and coalesce(i.quota > i.held + i.sold, true)
        and not exists (select 1 from inventory f where f.kind = 'plan' and f.ref = pl.id
          and f.quota <= f.held + f.sold) group by p.id`);
    const days = new Map(rows.map((row) => [String(row.id), row.day]));
    expect(cards.map((card) => [card.productId, card.nextAvailableDay])).toEqual(
      cards.map((card) => [card.productId, days.get(card.productId) ?? null]),
    );
    expect(new Set(cards.map(({ nextAvailableDay }) => nextAvailableDay === null))).toEqual(
      new Set([true, false]),
    );
  });

  test('today, tomorrow and the weekend are the days that the calendars say', async () => {
    await refreshDays(api.deps.db);
    for (const shift of ['0', '1 day', '2 days', '3 days', '4 days', '5 days', '6 days']) {
      await api.moveClock(shift);
      await refreshDays(api.deps.db);
      const { tomorrow, saturday, sunday } = await one(`
        select hk_today() + 1 as tomorrow,
          (case when extract(isodow from hk_today()) = 7 then hk_today()
          else hk_today() + 6 - extract(isodow from hk_today())::int end)::text as saturday,
          (hk_today() + 7 - extract(isodow from hk_today())::int)::text as sunday`);
      const onSale =
        `p.status in ('ON_SHELF', 'WAIT_ON_SHELF') and coalesce(p.start_sell_at <= app_now(), ` +
        `p.status = 'ON_SHELF') and coalesce(p.auto_sold_out_at > app_now(), true)`;
      const usable = `select count(*)::int as count from products p where ${onSale} and (
        exists (select 1 from slots s where s.product_id = p.id and s.open
          and s.day between greatest($1::date, hk_today()) and $2::date
          and slot_on_sale(s.product_id, s.day, s.time) and not exists (
          select 1 from inventory f where f.kind = 'slot' and f.ref = s.plan_id and f.day = s.day
            and f.time is not distinct from s.time and f.quota <= f.held + f.sold))
        or p.kind not in ('dated', 'limited')
          and exists (select 1 from plans l where l.product_id = p.id and l.active
          and coalesce(l.valid_from <= $2::date, true)
          and coalesce(l.valid_to, hk_today() + l.valid_for_days, $2::date) >= greatest($1::date,
          hk_today())))`;
      expect((await search({ bookableTime: 'weekend' })).total).toBe(
        (await one(usable, [saturday, sunday])).count,
      );
      expect((await search({ bookableTime: 'tomorrow' })).total).toBe(
        (await one(usable, [tomorrow, tomorrow])).count,
      );
    }
    await api.moveClock('0');
    await refreshDays(api.deps.db);
  });
});

describe('filters by other properties', () => {
  // Covers: SHP-005
  test('a list, a way of confirming, a score, further words', async () => {
    const { id } = await one('select list_id as id from product_list_items limit 1');
    const listed = await search({ productListId: String(id) });
    expect(listed.total).toBe(
      (
        await one(
          `select count(*)::int as count from product_list_items li
            join products p on p.id = li.product_id where li.list_id = $1
            and p.status <> 'OFF_SHELF'`,
          [id],
        )
      ).count,
    );
    const ways = await Promise.all(
      ['instant', 'confirm'].map(async (orderCheckWay) => (await search({ orderCheckWay })).total),
    );
    expect((ways[0] ?? 0) + (ways[1] ?? 0)).toBe((await search({})).total);
    expect((await search({ keyword: '陶', searchList: ['zzzz'] })).total).toBe(0);
  });

  test.each([
    [{ sort: 'cheapest' }],
    [{ pageSize: 101 }],
    [{ pageNum: 0 }],
    [{ categoryIds: ['x'] }],
    [{ bookableTime: '2026-13-01' }],
    [{ bookableTime: '2026-02-30' }],
    [{ bookableTime: '2026-12-01~2026-11-31' }],
    [{ lowestPrice: -1 }],
    [{ keyword: 'a'.repeat(101) }],
  ])('refuses %j', async (body) => {
    expect(await api.call('POST', '/user/product/productList', { body })).toMatchObject({
      status: 400,
      code: '10102',
    });
  });
});
