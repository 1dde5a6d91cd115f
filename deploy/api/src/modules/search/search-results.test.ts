import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { paid, searchIn } from '../../../test/search.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const search = (body: object) => searchIn(api, body);
const counts = async (body: object) =>
  (await api.call('POST', '/v2/public/products/get-count', { body })).data;

describe('order and pages', () => {
  test('by price both ways, what is sold out last', async () => {
    const up = (await search({ sort: 'price_ASC' })).cards
      .filter((card) => !card.soldOut)
      .map(paid);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = (await search({ sort: 'price_DESC' })).cards
      .filter((card) => !card.soldOut)
      .map(paid);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  });

  // Covers: SHP-002
  test.each([
    'recommended',
    'price_ASC',
    'price_DESC',
    'score_DESC',
    'popularity_DESC',
    'newest_DESC',
  ])('%s: pages have no gap and no double', async (sort) => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((pageNum) => search({ sort, pageNum, pageSize: 50 })),
    );
    const ids = pages.flatMap((page) => page.cards.map((card) => card.productId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(Math.min(250, pages[0]?.total ?? 0));
  });

  test('a page beyond the last is empty and still counts all, with and without words', async () => {
    for (const filter of [{}, { keyword: '茶' }, { keyword: '茶', sort: 'newest_DESC' }]) {
      const { total } = await search(filter);
      expect(total).toBeGreaterThan(0);
      expect(await search({ ...filter, pageNum: 10_000 })).toMatchObject({ cards: [], total });
    }
  });

  test('a word in the title comes before the same word elsewhere', async () => {
    const titled = (await search({ keyword: 'tea' })).cards
      .filter((card) => !card.soldOut)
      .map((card) => /[ -]tea/i.test(` ${card.productName.en_gb}`));
    expect(titled[0]).toBe(true);
    expect(titled).toEqual(titled.toSorted((a, b) => Number(b) - Number(a)));
    expect(titled).toContain(false);
  });
});

describe('counts', () => {
  // Covers: CAT-026
  test('each facet says what choosing it would leave', async () => {
    const all = await counts({});
    expect(all.totalCount).toBe((await search({})).total);
    const [category] = all.categories;
    expect((await search({ categoryIds: [category.id] })).total).toBe(category.count);
    const [district] = all.districts;
    expect((await search({ districtIds: [district.id] })).total).toBe(district.count);
    expect((await search({ isCashCouponProduct: true })).total).toBe(all.cashCouponCount);
    expect(all.scores.map(({ value }: { value: number }) => value)).toEqual([4, 4.5]);
    for (const { value, count } of (await counts({ lowestScore: 4.9 })).scores)
      expect([value, (await search({ lowestScore: value })).total]).toEqual([value, count]);
    for (const { value, count } of all.days)
      expect((await search({ bookableTime: value })).total).toBe(count);
  });

  test('the price bars count every product once, where its price lies', async () => {
    for (const filter of [{}, { keyword: '茶' }, { keyword: '茶', highestPrice: 20_000 }]) {
      const { priceBars, priceScale } = await counts(filter);
      const free = await counts({ ...filter, highestPrice: undefined });
      expect(priceBars.reduce((sum: number, count: number) => sum + count, 0)).toBe(
        free.totalCount,
      );
      const width = priceScale / priceBars.length;
      const below = await counts({ ...filter, highestPrice: Math.ceil(width * 6) - 1 });
      expect(priceBars.slice(0, 6).reduce((sum: number, count: number) => sum + count, 0)).toBe(
        below.totalCount,
      );
    }
    const nothing = await counts({ keyword: 'zzzzqq' });
    expect([nothing.priceScale, nothing.priceBars]).toEqual([
      null,
      Array.from({ length: 24 }, () => 0),
    ]);
  });

  test('few that are far dearer than the rest do not stretch the scale of prices', async () => {
    const { priceScale, highestPrice, totalCount } = await counts({});
    expect(highestPrice).toBeGreaterThan(priceScale * 1.5);
    expect((await search({ lowestPrice: priceScale + 1 })).total).toBeLessThanOrEqual(
      totalCount / 20,
    );
    const near = await counts({ highestPrice: undefined, keyword: '點心' });
    expect(near.priceScale).toBe(Math.ceil(near.highestPrice / 2_000) * 2_000);
  });

  test('a facet ignores its own filter and obeys the others', async () => {
    const free = await counts({ keyword: '茶' });
    const [category, other] = free.categories;
    const bound = await counts({ keyword: '茶', categoryIds: [category.id] });
    expect(bound.categories.find((facet: { id: string }) => facet.id === other.id)).toEqual(other);
    expect(bound.totalCount).toBe(category.count);
    expect(
      bound.districts.reduce(
        (most: number, facet: { count: number }) => Math.max(most, facet.count),
        0,
      ),
    ).toBeLessThanOrEqual(category.count);
  });

  test('positions of districts come with their own tree alone, which no page holds', async () => {
    const [region] = (await api.call('POST', '/v2/public/products/get-districts', { body: {} }))
      .data;
    const both = await api.call('POST', '/v2/public/products/get-categories-districts', {
      body: {},
    });
    expect([region.position, region.childDescriptions[0].position]).toEqual([
      { latitude: 22.266, longitude: 114.188 },
      { latitude: 22.283, longitude: 114.15 },
    ]);
    expect(JSON.stringify(both.data.districts)).not.toContain('position');
  });

  // Covers: PRD-005, SHP-015, CAT-003, CAT-006, CAT-017, CAT-018
  test('the trees carry the counts of a search', async () => {
    const { data } = await api.call('POST', '/v2/public/products/get-categories-districts', {
      body: { keyword: '茶' },
    });
    const { categories } = await counts({ keyword: '茶' });
    for (const root of data.categories)
      expect(root.productCount).toBe(
        categories.find((facet: { id: string }) => facet.id === root.categoryId)?.count ?? 0,
      );
    expect(
      (await api.call('POST', '/v2/public/products/get-districts', { body: {} })).data.length,
    ).toBeGreaterThan(2);
    expect(
      (await api.call('GET', '/user/product/districtAndCategories')).data.districts.flatMap(
        (region: { childDescriptions: unknown[] }) => region.childDescriptions,
      ).length,
    ).toBeGreaterThanOrEqual(18);
    expect(
      (await api.call('GET', '/user/product/categories')).data[0].childCategories.length,
    ).toBeGreaterThan(0);
  });
});

describe('suggestions', () => {
  // Covers: SHP-007, CAT-004, CAT-005
  test('products, merchants and categories, in either language, mended when mistyped', async () => {
    const chinese = (
      await api.call('GET', `/user/product/searchListV2/${encodeURIComponent('茶')}`)
    ).data;
    expect(chinese.products.length).toBeGreaterThan(0);
    expect(chinese.merchants.length).toBeGreaterThan(0);
    expect(chinese.categories.length).toBeGreaterThan(0);
    const mistyped = (await api.call('GET', '/user/product/searchListV2/potery')).data;
    expect(mistyped.products[0].content.en_gb.toLowerCase()).toContain('pottery');
    const flat = (await api.call('GET', `/user/product/searchList/${encodeURIComponent('茶')}`))
      .data;
    expect(new Set(flat.map((item: { type: string }) => item.type)).has('product')).toBe(true);
  });

  // Covers: CAT-001, CAT-019
  test('hot words, as many as asked', async () => {
    await api.deps.pool.query(
      `insert into hot_words (keyword, weight)
        select jsonb_build_object('en_gb', 'word ' || n, 'zh_hk', '字' || n), n
        from generate_series(1, 12) n`,
    );
    expect((await api.call('GET', '/v2/public/products/search/hot-keyword')).data).toHaveLength(10);
    expect((await api.call('GET', '/user/product/searchHotWord/3')).data).toHaveLength(3);
    expect((await api.call('GET', '/user/product/searchHotWord')).data).toHaveLength(10);
    expect((await api.call('GET', '/user/product/searchHotWord/0')).status).toBe(400);
    expect((await api.call('GET', `/user/product/searchList/${'a'.repeat(101)}`)).status).toBe(400);
  });
});
