import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refreshDays } from './shelf.service.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

interface Card {
  readonly productId: string;
  readonly productName: { en_gb: string; zh_hk: string };
  readonly lowestPrice: { HKD: number };
  readonly lowestSpecialPrice: { HKD: number } | null;
  readonly soldOut: boolean;
  readonly nextAvailableDay: string | null;
}
const search = async (body: object) => {
  const reply = await api.call('POST', '/user/product/productList', { body: { pageSize: 100, ...body } });
  expect(reply.status).toBe(201);
  return { cards: reply.data as Card[], total: reply.body.totalCount as number, corrected: reply.body.correctedKeyword as string | null };
};
const counts = async (body: object) => (await api.call('POST', '/v2/public/products/get-count', { body })).data;
const pay = (card: Card): number => (card.lowestSpecialPrice ?? card.lowestPrice).HKD;
const one = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows[0];

describe('words', () => {
  test('one and two Chinese characters find what bears them', async () => {
    for (const keyword of ['陶', '點心']) {
      const { cards, total, corrected } = await search({ keyword });
      const { count } = await one(`select count(*)::int as count from products where status <> 'OFF_SHELF' and search_text like '%' || $1 || '%'`, [keyword]);
      expect(count).toBeGreaterThan(0);
      expect(total).toBe(count);
      expect(cards[0]?.productName.zh_hk).toContain(keyword);
      expect(corrected).toBeNull();
    }
  });

  test('English finds by half a word and in any case', async () => {
    expect((await search({ keyword: 'POTTER' })).total).toBeGreaterThan(0);
  });

  test('both languages in one query must both be found', async () => {
    const both = await search({ keyword: '陶 pottery' });
    expect(both.total).toBeGreaterThan(0);
    expect(both.total).toBeLessThanOrEqual((await search({ keyword: '陶' })).total);
  });

  test('a typing error is mended and says so', async () => {
    const { cards, corrected } = await search({ keyword: 'potery' });
    expect(corrected).toBe('pottery');
    expect(cards[0]?.productName.en_gb.toLowerCase()).toContain('pottery');
  });

  test('words written apart or together find the same', async () => {
    const together = await search({ keyword: 'hotpot' });
    const apart = await search({ keyword: 'hot pot' });
    expect(apart.cards.map(({ productId }) => productId)).toEqual(expect.arrayContaining(together.cards.map(({ productId }) => productId)));
    expect(apart.cards[0]).toEqual(together.cards[0]);
    const { id, pair } = await one(`select p.id, n.pair from products p cross join lateral (select (regexp_match(lower(p.name->>'en_gb'), '([a-z]{4,}[^s] [a-z]{4,}[^s])( |$)'))[1] as pair) n where p.status = 'ON_SHELF' and n.pair ~ '^[a-z ]+$' order by p.id limit 1`);
    expect((await search({ keyword: pair.replace(' ', '') })).cards.map(({ productId }) => productId)).toContain(String(id));
    const chinese = await search({ keyword: '火鍋' });
    expect(chinese.total).toBeGreaterThan(0);
    expect((await search({ keyword: '火 鍋' })).cards.map(({ productId }) => productId)).toEqual(expect.arrayContaining(chinese.cards.map(({ productId }) => productId)));
  });

  test.each(['dim sm', 'dim sun', 'dmi sum'])('a short word with one error is understood by the word beside it: %s', async (keyword) => {
    const { total, corrected } = await search({ keyword });
    expect(corrected).toBe('dim sum');
    expect(total).toBe((await search({ keyword: 'dim sum' })).total);
    expect((await api.call('GET', `/user/product/searchListV2/${encodeURIComponent(keyword)}`)).data.products.length).toBeGreaterThan(0);
  });

  test('Chinese words of which most are known still find', async () => {
    const { id, part } = await one(`select id, substring(name->>'zh_hk' from '[一-龥]{5,}') as part from products where status = 'ON_SHELF' and name->>'zh_hk' ~ '[一-龥]{5,}' order by id limit 1`);
    const { cards, corrected } = await search({ keyword: `${part}鑊` });
    expect(corrected).toBeNull();
    expect(cards.map((card) => card.productId)).toContain(String(id));
  });

  test('nonsense, quotes and wildcards find nothing and break nothing', async () => {
    for (const keyword of ['zzzqqqxxx', "'; drop table products; --", '%', '_', '\\']) expect((await search({ keyword })).total).toBe(0);
    expect((await search({ keyword: '   ' })).total).toBe((await search({})).total);
  });

  test('what is off the shelf is never found', async () => {
    const { id } = await one(`select id from products where status = 'OFF_SHELF' limit 1`);
    const all = [...(await search({})).cards, ...(await search({ pageNum: 2 })).cards];
    expect(all.map((card) => card.productId)).not.toContain(String(id));
    expect(all.length).toBe((await search({})).total);
  });
});

describe('filters', () => {
  test('a category includes those below it; a region its districts', async () => {
    const { id, parent_id: parent } = await one(`select c.id, c.parent_id from categories c where parent_id is not null and exists (select 1 from products p where c.id = any(p.category_ids) and p.status <> 'OFF_SHELF') limit 1`);
    const leaf = await search({ categoryIds: [String(id)] });
    const root = await search({ rootCategoryId: String(parent) });
    expect(leaf.total).toBeGreaterThan(0);
    expect(root.cards.map((card) => card.productId)).toEqual(expect.arrayContaining(leaf.cards.map((card) => card.productId)));
    const { id: region } = await one('select id from districts where parent_id is null order by id limit 1');
    const { id: district } = await one('select id from districts where parent_id = $1 order by id limit 1', [region]);
    expect((await search({ districtIds: [String(region)] })).total).toBeGreaterThanOrEqual((await search({ districtIds: [String(district)] })).total);
  });

  test('prices are what one pays', async () => {
    const { cards } = await search({ lowestPrice: 20_000, highestPrice: 50_000 });
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      expect(pay(card)).toBeGreaterThanOrEqual(20_000);
      expect(pay(card)).toBeLessThanOrEqual(50_000);
    }
  });

  test('cash coupons only, or none of them', async () => {
    const coupons = await search({ isCashCouponProduct: true });
    const others = await search({ isCashCouponProduct: false });
    expect(coupons.total).toBeGreaterThan(0);
    expect(coupons.total + others.total).toBe((await search({})).total);
  });

  test('a day keeps what has a free slot on it', async () => {
    const { product_id: productId, day } = await one(`
      select s.product_id, s.day::text as day from slots s join products p on p.id = s.product_id and p.kind = 'dated' and p.status = 'ON_SHELF'
      join inventory i on i.kind = 'slot' and i.ref = s.plan_id and i.day = s.day and i.time is not distinct from s.time
      where s.day = hk_today() + 3 and i.quota > i.sold + i.held limit 1`);
    const ids = async () => new Set([...(await search({ bookableTime: day })).cards, ...(await search({ bookableTime: day, pageNum: 2 })).cards].map((card) => card.productId));
    expect(await ids()).toContain(String(productId));
    await api.deps.pool.query(`update slots set open = false where product_id = $1 and day = $2`, [productId, day]);
    await refreshDays(api.deps.db);
    expect(await ids()).not.toContain(String(productId));
    expect((await search({ bookableTime: `${day}~${day}` })).total).toBe((await search({ bookableTime: day })).total);
    expect((await search({ bookableTime: '2020-01-01' })).total).toBe(0);
    expect((await search({ bookableTime: `${day}~2020-01-01` })).total).toBe(0);
  });

  test('a day keeps only what can be bought now: on sale, with something left, of its options too', async () => {
    const { day } = await one('select (hk_today() + 3)::text as day');
    const ids = async (): Promise<string[]> => {
      await refreshDays(api.deps.db);
      return (await search({ bookableTime: day })).cards.map(({ productId }) => productId);
    };
    const free = await ids();
    const { id, plan, sold } = await one(`
      select p.id::int, (array_agg(l.id))[1]::int as plan, p.status as sold from products p join plans l on l.product_id = p.id and l.active
      where p.id = any($1::int[]) and exists (select 1 from option_groups g where g.plan_id = l.id) and (select count(*) from plans o where o.product_id = p.id) = 1 group by p.id order by p.id limit 1`, [free.map(Number)]);
    expect(sold).toBe('ON_SHELF');
    const put = (text: string): Promise<unknown> => api.deps.pool.query(text, [text.includes('plan') ? plan : id]);
    const product = (change: string): string => `update products set ${change} where id = $1`;
    const left = (quota: string, kind: 'product' | 'plan'): string => `with plan as (select $1::int as id) update inventory set quota = ${quota} where kind = '${kind}' and day is null and ref = (select id from plan)`;
    const options = (quota: string): string => `update inventory set quota = ${quota} where kind = 'option' and ref in (select f.id from option_fields f join option_groups g on g.id = f.group_id where g.plan_id = $1)`;
    await api.deps.pool.query(`insert into inventory (kind, ref) select 'option', f.id from option_fields f join option_groups g on g.id = f.group_id where g.plan_id = $1 on conflict do nothing`, [plan]);
    for (const [change, back] of [
      [product(`status = 'SOLD_OUT'`), product(`status = 'ON_SHELF'`)],
      [product(`status = 'WAIT_ON_SHELF', start_sell_at = app_now() + interval '1 day'`), product(`status = 'ON_SHELF', start_sell_at = null`)],
      [product(`auto_sold_out_at = app_now() - interval '1 minute'`), product('auto_sold_out_at = null')],
      [product(`end_sell_at = app_now() - interval '1 minute'`), product('end_sell_at = null')],
      [left('held + sold', 'plan'), left('null', 'plan')],
      [options('held + sold'), options('null')],
      [`update plans set active = false where id = $1`, `update plans set active = true where id = $1`],
    ] as const) {
      await put(change);
      expect([change, (await ids()).includes(String(id))]).toEqual([change, false]);
      await put(back);
      expect([back, (await ids()).includes(String(id))]).toEqual([back, true]);
    }
  });

  test('a card names the next day that its calendar has free, and none where no day is chosen', async () => {
    const { cards } = await search({});
    const { rows } = await api.deps.pool.query<{ id: string; day: string | null }>(`
      select p.id::text as id, case when p.kind = 'dated' then (select to_char(min(day), 'YYYY-MM-DD') from generate_series((app_now() at time zone 'Asia/Hong_Kong')::date, (app_now() at time zone 'Asia/Hong_Kong')::date + 400, interval '1 day') day where p.open_days @> day::date) end as day
      from products p where p.id = any($1::int[])`, [cards.map((card) => Number(card.productId))]);
    expect(cards.map(({ productId, nextAvailableDay }) => [productId, nextAvailableDay]).toSorted()).toEqual(rows.map(({ id, day }) => [id, day]).toSorted());
    expect(new Set(cards.map(({ nextAvailableDay }) => nextAvailableDay === null))).toEqual(new Set([true, false]));
  });

  test('today, tomorrow and the weekend are the days that the calendars say', async () => {
    await refreshDays(api.deps.db);
    for (const shift of ['0', '1 day', '2 days', '3 days', '4 days', '5 days', '6 days']) {
      await api.moveClock(shift);
      await refreshDays(api.deps.db);
      const { tomorrow, saturday, sunday } = await one(`
        select hk_today() + 1 as tomorrow, (case when extract(isodow from hk_today()) = 7 then hk_today() else hk_today() + 6 - extract(isodow from hk_today())::int end)::text as saturday,
          (hk_today() + 7 - extract(isodow from hk_today())::int)::text as sunday`);
      const onSale = `p.status in ('ON_SHELF', 'WAIT_ON_SHELF') and coalesce(p.start_sell_at <= app_now(), p.status = 'ON_SHELF') and coalesce(p.auto_sold_out_at > app_now(), true)`;
      const usable = `select count(*)::int as count from products p where ${onSale} and (
        exists (select 1 from slots s where s.product_id = p.id and s.open and s.day between greatest($1::date, hk_today()) and $2::date
          and (s.day > hk_today() or s.time is null or s.time > to_char(app_now() at time zone 'Asia/Hong_Kong', 'HH24:MI')) and not exists (
          select 1 from inventory f where f.kind = 'slot' and f.ref = s.plan_id and f.day = s.day and f.time is not distinct from s.time and f.quota <= f.held + f.sold))
        or p.kind not in ('dated', 'limited') and exists (select 1 from plans l where l.product_id = p.id and l.active and coalesce(l.valid_from <= $2::date, true) and coalesce(l.valid_to, hk_today() + l.valid_for_days, $2::date) >= greatest($1::date, hk_today())))`;
      expect((await search({ bookableTime: 'weekend' })).total).toBe((await one(usable, [saturday, sunday])).count);
      expect((await search({ bookableTime: 'tomorrow' })).total).toBe((await one(usable, [tomorrow, tomorrow])).count);
    }
    await api.moveClock('0');
    await refreshDays(api.deps.db);
  });

  test('a list, a way of confirming, a score, further words', async () => {
    const { id } = await one('select list_id as id from product_list_items limit 1');
    const listed = await search({ productListId: String(id) });
    expect(listed.total).toBe((await one(`select count(*)::int as count from product_list_items li join products p on p.id = li.product_id where li.list_id = $1 and p.status <> 'OFF_SHELF'`, [id])).count);
    const ways = await Promise.all(['instant', 'confirm'].map(async (orderCheckWay) => (await search({ orderCheckWay })).total));
    expect((ways[0] ?? 0) + (ways[1] ?? 0)).toBe((await search({})).total);
    expect((await search({ keyword: '陶', searchList: ['zzzz'] })).total).toBe(0);
  });

  test.each([
    [{ sort: 'cheapest' }], [{ pageSize: 101 }], [{ pageNum: 0 }], [{ categoryIds: ['x'] }], [{ bookableTime: '2026-13-01' }], [{ bookableTime: '2026-02-30' }], [{ bookableTime: '2026-12-01~2026-11-31' }], [{ lowestPrice: -1 }], [{ keyword: 'a'.repeat(101) }],
  ])('refuses %j', async (body) => {
    expect(await api.call('POST', '/user/product/productList', { body })).toMatchObject({ status: 400, code: '10102' });
  });
});

describe('order and pages', () => {
  test('by price both ways, what is sold out last', async () => {
    const up = (await search({ sort: 'price_ASC' })).cards.filter((card) => !card.soldOut).map(pay);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = (await search({ sort: 'price_DESC' })).cards.filter((card) => !card.soldOut).map(pay);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  });

  test.each(['recommended', 'price_ASC', 'price_DESC', 'score_DESC', 'popularity_DESC', 'newest_DESC'])('%s: pages have no gap and no double', async (sort) => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNum) => search({ sort, pageNum, pageSize: 50 })));
    const ids = pages.flatMap((page) => page.cards.map((card) => card.productId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(Math.min(250, pages[0]?.total ?? 0));
  });

  test('a page beyond the last is empty and still says how many there are, with words and without', async () => {
    for (const filter of [{}, { keyword: '茶' }, { keyword: '茶', sort: 'newest_DESC' }]) {
      const { total } = await search(filter);
      expect(total).toBeGreaterThan(0);
      expect(await search({ ...filter, pageNum: 10_000 })).toMatchObject({ cards: [], total });
    }
  });

  test('a word in the title comes before the same word elsewhere', async () => {
    const titled = (await search({ keyword: 'tea' })).cards.filter((card) => !card.soldOut).map((card) => / tea/i.test(` ${card.productName.en_gb}`));
    expect(titled[0]).toBe(true);
    expect(titled).toEqual(titled.toSorted((a, b) => Number(b) - Number(a)));
    expect(titled).toContain(false);
  });
});

describe('counts', () => {
  test('each facet says what choosing it would leave', async () => {
    const all = await counts({});
    expect(all.totalCount).toBe((await search({})).total);
    const [category] = all.categories;
    expect((await search({ categoryIds: [category.id] })).total).toBe(category.count);
    const [district] = all.districts;
    expect((await search({ districtIds: [district.id] })).total).toBe(district.count);
    expect((await search({ isCashCouponProduct: true })).total).toBe(all.cashCouponCount);
    for (const { value, count } of all.days) expect((await search({ bookableTime: value })).total).toBe(count);
  });

  test('the price bars count every product once, where its price lies', async () => {
    for (const filter of [{}, { keyword: '茶' }, { keyword: '茶', highestPrice: 20_000 }]) {
      const { priceBars, highestPrice } = await counts(filter);
      const free = await counts({ ...filter, highestPrice: undefined });
      expect(priceBars.reduce((sum: number, count: number) => sum + count, 0)).toBe(free.totalCount);
      const width = (Math.ceil(highestPrice / 2_000) * 2_000) / priceBars.length;
      const below = await counts({ ...filter, highestPrice: Math.ceil(width * 6) - 1 });
      expect(priceBars.slice(0, 6).reduce((sum: number, count: number) => sum + count, 0)).toBe(below.totalCount);
    }
    expect((await counts({ keyword: 'zzzzqq' })).priceBars).toEqual(Array.from({ length: 24 }, () => 0));
  });

  test('a facet ignores its own filter and obeys the others', async () => {
    const free = await counts({ keyword: '茶' });
    const [category, other] = free.categories;
    const bound = await counts({ keyword: '茶', categoryIds: [category.id] });
    expect(bound.categories.find((facet: { id: string }) => facet.id === other.id)).toEqual(other);
    expect(bound.totalCount).toBe(category.count);
    expect(bound.districts.reduce((most: number, facet: { count: number }) => Math.max(most, facet.count), 0)).toBeLessThanOrEqual(category.count);
  });

  test('the trees carry the counts of a search', async () => {
    const { data } = await api.call('POST', '/v2/public/products/get-categories-districts', { body: { keyword: '茶' } });
    const { categories } = await counts({ keyword: '茶' });
    for (const root of data.categories) expect(root.productCount).toBe(categories.find((facet: { id: string }) => facet.id === root.categoryId)?.count ?? 0);
    expect((await api.call('POST', '/v2/public/products/get-districts', { body: {} })).data.length).toBeGreaterThan(2);
    expect((await api.call('GET', '/user/product/districtAndCategories')).data.districts.flatMap((region: { childDescriptions: unknown[] }) => region.childDescriptions).length).toBeGreaterThanOrEqual(18);
    expect((await api.call('GET', '/user/product/categories')).data[0].childCategories.length).toBeGreaterThan(0);
  });
});

describe('suggestions', () => {
  test('products, merchants and categories, in either language, mended when mistyped', async () => {
    const chinese = (await api.call('GET', `/user/product/searchListV2/${encodeURIComponent('茶')}`)).data;
    expect(chinese.products.length).toBeGreaterThan(0);
    expect(chinese.merchants.length).toBeGreaterThan(0);
    expect(chinese.categories.length).toBeGreaterThan(0);
    const mistyped = (await api.call('GET', '/user/product/searchListV2/potery')).data;
    expect(mistyped.products[0].content.en_gb.toLowerCase()).toContain('pottery');
    const flat = (await api.call('GET', `/user/product/searchList/${encodeURIComponent('茶')}`)).data;
    expect(new Set(flat.map((item: { type: string }) => item.type)).has('product')).toBe(true);
  });

  test('hot words, as many as asked', async () => {
    await api.deps.pool.query(`insert into hot_words (keyword, weight) select jsonb_build_object('en_gb', 'word ' || n, 'zh_hk', '字' || n), n from generate_series(1, 12) n`);
    expect((await api.call('GET', '/v2/public/products/search/hot-keyword')).data).toHaveLength(10);
    expect((await api.call('GET', '/user/product/searchHotWord/3')).data).toHaveLength(3);
    expect((await api.call('GET', '/user/product/searchHotWord')).data).toHaveLength(10);
    expect((await api.call('GET', '/user/product/searchHotWord/0')).status).toBe(400);
    expect((await api.call('GET', `/user/product/searchList/${'a'.repeat(101)}`)).status).toBe(400);
  });
});
