import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { searchIn } from '../../../test/search.ts';

interface Facts {
  readonly id: string;
  readonly route: string;
  readonly districts: readonly string[];
}

let api: TestApp;
let facts: ReadonlyMap<string, Facts>;
beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await api.deps.pool.query<Facts>(`
    select p.id::text, p.route,
      array(select d.key from districts d where d.id = any(p.district_ids)) as districts
    from products p`);
  facts = new Map(rows.map((row) => [row.id, row]));
});
afterAll(() => api.close());

const find = async (keyword: string) => {
  const { cards, total } = await searchIn(api, { keyword });
  return { found: cards.flatMap(({ productId }) => facts.get(productId) ?? []), total };
};
const routes = (found: readonly Facts[]): string[] => found.map(({ route }) => route);

// Covers: CAT-051
describe('what few have all of', () => {
  test('comes first, also when it is sold out, and what has a part of it follows', async () => {
    await api.deps.pool.query(
      `update products set status = 'SOLD_OUT' where route = 'echo-rooms-cash-coupon'`,
    );
    const { found, total } = await find('karaoke cash coupon');
    expect(found[0]?.route).toBe('echo-rooms-cash-coupon');
    expect(routes(found.slice(1, 3))).toContain('three-hours-of-singing');
    expect(total).toBeGreaterThan(5);
    const counts = await api.call('POST', '/v2/public/products/get-count', {
      body: { keyword: 'karaoke cash coupon' },
    });
    expect(counts.data.totalCount).toBe(total);
  });

  test('is followed by what has more things of it before what has one', async () => {
    const { found } = await find('sail on a chinese junk, i travel alone');
    expect(routes(found.slice(0, 5))).toContain('half-day-junk-to-the-green-bay');
  });

  test('keeps to the place that was named', async () => {
    const { found } = await find('massage karaoke mong kok');
    expect(found.length).toBeGreaterThan(0);
    for (const { districts } of found) expect(districts).toContain('mong-kok');
  });
});

test('nothing is added to what enough products have all of', async () => {
  const [both, one] = await Promise.all([find('couple food'), find('couple')]);
  expect(both.total).toBeGreaterThanOrEqual(5);
  expect(both.total).toBeLessThan(one.total);
});

test('what is not wanted is not looked for', async () => {
  expect(routes((await find('first date, not dinner')).found)).toEqual(
    routes((await find('first date')).found),
  );
});

test('a word that names something is no part of a mistyped phrase', async () => {
  const { found } = await find('hiking sai kung and take boat back');
  expect(found[0]?.route).toBe('four-beaches-walk-with-boat-home');
});
