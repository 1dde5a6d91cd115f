import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { searchIn } from '../../../test/search.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const search = (body: object) => searchIn(api, body);
const counts = async (body: object) =>
  (await api.call('POST', '/v2/public/products/get-count', { body })).data;
const one = async (text: string, values: unknown[] = []) =>
  (await api.deps.pool.query(text, values)).rows[0];

describe('words', () => {
  // Covers: PRD-006, CAT-011
  test('one and two Chinese characters find what bears them', async () => {
    for (const keyword of ['陶', '點心']) {
      const { cards, total, corrected } = await search({ keyword });
      const { count } = await one(
        `select count(*)::int as count from products where status <> 'OFF_SHELF'
          and search_text like '%' || $1 || '%'`,
        [keyword],
      );
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
    expect(both.total).toBeLessThanOrEqual((await search({ keyword: 'pottery' })).total);
  });

  test('a typing error is mended and says so', async () => {
    const { cards, corrected } = await search({ keyword: 'potery' });
    expect(corrected).toBe('pottery');
    expect(cards[0]?.productName.en_gb.toLowerCase()).toContain('pottery');
  });
});

describe('spelling correction', () => {
  test('finds whole words of the page uncorrected when no title or place has them', async () => {
    for (const [keyword, route] of [
      ['sushi', 'twelve-course-omakase-second-seating'],
      ['壽司', 'twelve-course-omakase-second-seating'],
      ['three sakes', 'twelve-course-omakase-second-seating'],
    ]) {
      const { rows } = await api.deps.pool.query<{ id: string }>(
        'select id::text from products where route = $1',
        [route],
      );
      const { cards, total, corrected } = await search({ keyword });
      expect([keyword, corrected, cards.map(({ productId }) => productId)]).toEqual([
        keyword,
        null,
        expect.arrayContaining([rows[0]?.id]),
      ]);
      expect((await counts({ keyword })).totalCount).toBe(total);
    }
    expect((await search({ keyword: 'sush' })).cards).toEqual([]);
  });

  test.each([
    'concert',
    'brandy',
    'wedding',
    'steak',
    'team building',
    'bird watching',
    'switching',
  ])('%s is not mended into a word that only looks a little like it', async (keyword) => {
    expect((await search({ keyword })).corrected).toBeNull();
  });

  test('a hundred letters that are no word are answered, in any script', async () => {
    for (const letter of ['x', 'ê', 'ไ', '𝒳'])
      expect(
        (await search({ keyword: letter.repeat(Math.floor(100 / letter.length)) })).total,
      ).toBe(0);
  });

  test('of the words that a typo may have been, the one with the fewest wrong letters', async () =>
    expect((await search({ keyword: 'feery' })).corrected).toBe('ferry'));

  test('two swapped letters of a long word are mended', async () =>
    expect((await search({ keyword: 'pottrey' })).corrected).toBe('pottery'));
});

describe('compound words and districts', () => {
  // Covers: CAT-051
  test('words written apart or together find the same', async () => {
    const together = await search({ keyword: 'hotpot' });
    const apart = await search({ keyword: 'hot pot' });
    expect(apart.cards.map(({ productId }) => productId)).toEqual(
      expect.arrayContaining(together.cards.map(({ productId }) => productId)),
    );
    expect(apart.cards[0]).toEqual(together.cards[0]);
    const { id, pair } = await one(
      `select p.id, n.pair from products p
        cross join lateral (select (regexp_match(lower(p.name->>'en_gb'),
        '([a-z]{4,}[^s] [a-z]{4,}[^s])( |$)'))[1] as pair) n where p.status = 'ON_SHELF'
        and n.pair ~ '^[a-z ]+$' order by p.id limit 1`,
    );
    expect(
      (await search({ keyword: pair.replace(' ', '') })).cards.map(({ productId }) => productId),
    ).toContain(String(id));
    const chinese = await search({ keyword: '火鍋' });
    expect(chinese.total).toBeGreaterThan(0);
    expect((await search({ keyword: '火 鍋' })).cards.map(({ productId }) => productId)).toEqual(
      expect.arrayContaining(chinese.cards.map(({ productId }) => productId)),
    );
  });

  test('finds a district by separate, hyphenated and joined words, suggestions too', async () => {
    const { rows } = await api.deps.pool.query<{ name: string; there: string[] }>(
      `select d.name->>'en_gb' as name, array_agg(p.id::text) as there from districts d
        join products p on d.id = p.main_district_id where p.status <> 'OFF_SHELF'
        and d.name->>'en_gb' ~ '[ -]' group by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Sham Shui Po', 'Tsim Sha Tsui', 'Sai Kung', 'Mong Kok']),
    );
    for (const { name, there } of rows) {
      for (const keyword of [
        name.replaceAll(/[ -]/g, '-'),
        name.replaceAll(/[^A-Za-z]/g, '').toLowerCase(),
      ]) {
        const { cards, corrected } = await search({ keyword });
        expect([keyword, corrected, cards.map(({ productId }) => productId)]).toEqual([
          keyword,
          null,
          expect.arrayContaining(there),
        ]);
        expect([
          keyword,
          (await api.call('GET', `/user/product/searchListV2/${keyword}`)).data.products.length > 0,
        ]).toEqual([keyword, true]);
      }
    }
  });

  // Covers: CAT-052
  test('finds every district by its name in either language, the place itself first', async () => {
    const { rows } = await api.deps.pool.query<{ en: string; zh: string; there: string[] }>(`
      select d.name->>'en_gb' as en, d.name->>'zh_hk' as zh, array_agg(p.id::text) as there
        from districts d join products p on d.id = any(p.district_ids) where p.status <> 'OFF_SHELF'
        group by 1, 2`);
    expect(rows.map(({ zh }) => zh)).toEqual(
      expect.arrayContaining(['油尖旺區', '香港島', '新界及離島', '觀塘區', '離島區', '中西區']),
    );
    for (const { en, zh, there } of rows)
      for (const keyword of [en, zh]) {
        const { cards, corrected } = await search({ keyword });
        expect([keyword, corrected, cards.map(({ productId }) => productId)]).toEqual([
          keyword,
          null,
          expect.arrayContaining(there),
        ]);
      }
    for (const keyword of ['油尖旺', 'New Territories'])
      expect([keyword, (await search({ keyword })).total > 30]).toEqual([keyword, true]);
    const islands = rows.find(({ zh }) => zh === '離島區')?.there;
    expect(
      (await search({ keyword: 'Islands District' })).cards
        .map(({ productId }) => productId)
        .toSorted(),
    ).toEqual(islands?.toSorted());
    const { rows: own } = await api.deps.pool.query<{ id: string }>(
      `select p.id::text from products p join districts d on d.id = p.main_district_id
        where d.key = 'wan-chai' and p.status = 'ON_SHELF'`,
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.map(({ id }) => id)).toContain(
      (await search({ keyword: '灣仔' })).cards[0]?.productId,
    );
  });
});

describe('categories, branches and facts in search', () => {
  // Covers: CAT-053
  test('every category, parents included, is found by its name in either language', async () => {
    const { rows } = await api.deps.pool.query<{ en: string; zh: string; within: string[] }>(`
      select c.name->>'en_gb' as en, c.name->>'zh_hk' as zh, array_agg(p.id::text) as within
        from categories c join products p on c.id = any(p.category_ids)
        where p.status <> 'OFF_SHELF' group by 1, 2`);
    expect(rows.map(({ zh }) => zh)).toEqual(
      expect.arrayContaining(['工作坊', '酒店住宿', '戶外', '美食', '行山及導賞']),
    );
    for (const { en, zh, within } of rows)
      for (const keyword of [en, zh]) {
        const { cards, corrected } = await search({ keyword });
        expect([keyword, corrected, cards.map(({ productId }) => productId)]).toEqual([
          keyword,
          null,
          expect.arrayContaining(within),
        ]);
      }
  });

  // Covers: CAT-052
  test('finds branch names and facts, and corrects no word into a part of itself', async () => {
    for (const keyword of ['Lantau', '大嶼山', '南大嶼']) {
      const { rows } = await api.deps.pool.query<{ id: string }>(
        `select id::text from products where route in ('south-lantau-board-and-bun',
          'bell-tent-on-the-far-beach', 'first-camp-with-children')`,
      );
      const { cards, corrected } = await search({ keyword });
      expect([keyword, corrected, cards.map(({ productId }) => productId)]).toEqual([
        keyword,
        null,
        expect.arrayContaining(rows.map(({ id }) => id)),
      ]);
    }
    const { rows } = await api.deps.pool.query<{ id: string }>(
      `select id::text from products
        where 'step-free' = any(notice_keys) and status <> 'OFF_SHELF'`,
    );
    for (const keyword of ['wheelchair', '輪椅', '無障礙'])
      expect(
        (await search({ keyword })).cards.map(({ productId }) => productId).toSorted(),
      ).toEqual(rows.map(({ id }) => id).toSorted());
    expect((await search({ keyword: 'wheelbarrow' })).corrected).toBeNull();
  });

  test.each([
    ['indoor', 'rainy-saturday'],
    ['室內', 'rainy-saturday'],
    ['present', 'gift-ideas'],
    ['romantic', 'just-two'],
    ['手工', 'make-something'],
    ['宵夜', 'after-eleven'],
    ['kids', 'with-children'],
  ])('%s finds what editors have put together for it, in %s', async (keyword, list) => {
    const { rows } = await api.deps.pool.query<{ there: string[] }>(
      `select array_agg(p.id::text) as there from product_lists l
        join product_list_items i on i.list_id = l.id join products p on p.id = i.product_id
        where l.route = $1 and p.status <> 'OFF_SHELF'`,
      [list],
    );
    const { cards, corrected } = await search({ keyword });
    expect([corrected, cards.map(({ productId }) => productId)]).toEqual([
      null,
      expect.arrayContaining(rows[0]?.there ?? ['none']),
    ]);
  });
});

describe('Chinese search', () => {
  // Covers: CAT-053
  test('Chinese words find without the space that nobody types', async () => {
    for (const [together, apart] of [
      ['上環按摩', '上環 按摩'],
      ['九龍打邊爐', '九龍 火鍋'],
    ] as const) {
      const spaced = await search({ keyword: apart });
      expect(spaced.total).toBeGreaterThan(0);
      const { cards, corrected } = await search({ keyword: together });
      expect([together, corrected, cards.map(({ productId }) => productId)]).toEqual([
        together,
        null,
        spaced.cards.map(({ productId }) => productId),
      ]);
    }
  });

  // Covers: CAT-053
  test.each([
    ['飲茶', '點心'],
    ['打邊爐', '火鍋'],
    ['瑜珈', '瑜伽'],
    ['窯', '窰'],
    ['bike', 'bicycle'],
    ['kids', 'child'],
    ['SUP', 'paddle board'],
    ['escape room', '密室'],
    ['cooking class', '烹飪'],
    ['日本料理', '日式'],
    ['放題', '任食'],
    ['遊船河', '船河'],
    ['溫泉', '湯屋'],
    ['hiking', 'hike'],
    ['boat trip', 'junk'],
    ['restaurants', 'dining'],
    ['date night', 'fortwo'],
    ['卡拉OK', '唱K'],
    ['karaoke', 'singing'],
    ['kayaking', 'kayak'],
    ['TST', 'Tsim Sha Tsui'],
    ['睇星', '觀星'],
    ['陶瓷', '陶藝'],
    ['vegan', 'vegetarian'],
    ['high tea', 'afternoon tea'],
    ['兒童', '親子'],
    ['children', 'family'],
    ['sushi', '壽司'],
    ['遊艇', '船河'],
    ['天星小輪', '渡輪'],
    ['gift voucher', 'gift'],
    ['chef’s table', 'omakase'],
    ['whisky', 'highball'],
    ['BBQ', 'skewer'],
    ['燒烤', '串燒'],
    ['rooftop bar', 'cocktail'],
  ])('an everyday word finds what the shop calls otherwise: %s, %s', async (keyword, shop) => {
    const [said, written] = [await search({ keyword }), await search({ keyword: shop })];
    expect(written.total).toBeGreaterThan(0);
    expect(said.cards.map(({ productId }) => productId)).toEqual(
      expect.arrayContaining(written.cards.map(({ productId }) => productId)),
    );
    expect(said.corrected).toBeNull();
    if (keyword === 'SUP') expect(said.total).toBe(written.total);
  });
});

describe('reduced queries', () => {
  test.each(['dim sm', 'dim sun', 'dmi sum'])(
    'a short word with one error is understood by the word beside it: %s',
    async (keyword) => {
      const { total, corrected } = await search({ keyword });
      expect(corrected).toBe('dim sum');
      expect(total).toBe((await search({ keyword: 'dim sum' })).total);
      expect(
        (await api.call('GET', `/user/product/searchListV2/${encodeURIComponent(keyword)}`)).data
          .products.length,
      ).toBeGreaterThan(0);
    },
  );

  test('Chinese words of which most are known still find', async () => {
    const { id, part } = await one(
      `select id, substring(name->>'zh_hk' from '[一-龥]{5,}') as part from products
        where status = 'ON_SHELF' and name->>'zh_hk' ~ '[一-龥]{5,}' order by id limit 1`,
    );
    const { cards, corrected } = await search({ keyword: `${part}鑊` });
    expect(corrected).toBeNull();
    expect(cards.map((card) => card.productId)).toContain(String(id));
  });

  // Covers: CAT-056
  test.each([
    ['海景下午茶', '下午茶'],
    ['晚餐 xylophone', '晚餐'],
    ['staycation xylophone', 'staycation'],
    ['where can I do pottery with my xylophone', 'pottery'],
  ])(
    'of %s, which nothing bears whole, the part %s is looked for, and that is said',
    async (keyword, part) => {
      const { total, corrected } = await search({ keyword });
      expect([corrected, total]).toEqual([part, (await search({ keyword: part })).total]);
      expect(total).toBeGreaterThan(0);
    },
  );

  test('nonsense, quotes and wildcards find nothing and break nothing', async () => {
    for (const keyword of ['zzzqqqxxx', "'; drop zzzqqqxxx; --", '%', '_', '\\'])
      expect((await search({ keyword })).total).toBe(0);
    expect((await search({ keyword: '   ' })).total).toBe((await search({})).total);
  });

  test('what is off the shelf is never found', async () => {
    const { id } = await one(`select id from products where status = 'OFF_SHELF' limit 1`);
    const all = [...(await search({})).cards, ...(await search({ pageNum: 2 })).cards];
    expect(all.map((card) => card.productId)).not.toContain(String(id));
    expect(all.length).toBe((await search({})).total);
  });
});
