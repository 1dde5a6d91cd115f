import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { DOING_QUERIES } from '../../../test/search-queries/doing.ts';
import { ERRAND_QUERIES } from '../../../test/search-queries/errands.ts';
import { FOOD_QUERIES } from '../../../test/search-queries/food.ts';
import { IDEA_QUERIES } from '../../../test/search-queries/ideas.ts';
import { OUTING_QUERIES } from '../../../test/search-queries/outings.ts';
import { PEOPLE_QUERIES } from '../../../test/search-queries/people.ts';
import { STRANGER_QUERIES } from '../../../test/search-queries/strangers.ts';
import { TASTE_QUERIES } from '../../../test/search-queries/tastes.ts';
import { WISH_QUERIES } from '../../../test/search-queries/wishes.ts';
import { paid, searchIn, type FoundCard } from '../../../test/search.ts';

/**
 * Each line is what somebody types, a bar, and what must be seen among the first five: one of some
 * routes (`a / b`) or each of them (`a & b`), `#category` for the first three, `%category` for the
 * first where the weekday decides how many are open, `@district` and `<=dollars` for all, `~list`
 * for one of a list, `=notice` for all, and `?` for anything at all. An indented line goes on
 * with the line above.
 */
const QUERIES = [
  FOOD_QUERIES,
  DOING_QUERIES,
  PEOPLE_QUERIES,
  TASTE_QUERIES,
  ERRAND_QUERIES,
  WISH_QUERIES,
  OUTING_QUERIES,
  IDEA_QUERIES,
  STRANGER_QUERIES,
].flatMap((text) =>
  text
    .trim()
    .replaceAll('\n  ', ' ')
    .split('\n')
    .map((line) => line.split(' | ') as [query: string, wanted: string]),
);
const FIRST = 5;
const SURE = 3;

interface Facts {
  readonly route: string;
  readonly categories: readonly string[];
  readonly districts: readonly string[];
  readonly lists: readonly string[];
  readonly notices: readonly string[];
}

let api: TestApp;
let facts: ReadonlyMap<string, Facts>;
beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await api.deps.pool.query<Facts & { id: string }>(`
    select p.id::text, p.route, p.notice_keys as notices,
      array(select c.key from categories c where c.id = any(p.category_ids)) as categories,
      array(select d.key from districts d where d.id = any(p.district_ids)) as districts,
      array(select l.route from product_lists l join product_list_items i on i.list_id = l.id
        where i.product_id = p.id) as lists
    from products p`);
  facts = new Map(rows.map((row) => [row.id, row]));
});
afterAll(() => api.close());

const of = (card: FoundCard): Facts => {
  const found = facts.get(card.productId);
  if (!found) throw new Error(`no product ${card.productId}`);
  return found;
};
/** Whether one of the first five is such a product, or of such a list. */
const seen = (first: readonly FoundCard[], wanted: string): boolean =>
  first.some((card) =>
    wanted.startsWith('~') ? of(card).lists.includes(wanted.slice(1)) : of(card).route === wanted,
  );
const holds = (first: readonly FoundCard[], part: string): boolean => {
  const [sign, name] = [part[0], part.slice(1)];
  if (sign === '#') return first.slice(0, SURE).every((card) => of(card).categories.includes(name));
  if (sign === '%') return first.slice(0, 1).every((card) => of(card).categories.includes(name));
  if (sign === '@') return first.every((card) => of(card).districts.includes(name));
  if (sign === '=') return first.every((card) => of(card).notices.includes(name));
  if (part.startsWith('<='))
    return first.every((card) => paid(card) <= Number(part.slice(2)) * 100);
  return sign === '?' || seen(first, part);
};
/** Ways apart by `/`; the parts of each must all hold. */
const fits = (first: readonly FoundCard[], wanted: string): boolean => {
  const conditions = wanted.split(' ').filter((part) => /^(@|<=)/.test(part));
  const ways = wanted
    .split(' ')
    .filter((part) => !conditions.includes(part))
    .join(' ')
    .split(' / ');
  return (
    first.length > 0 &&
    conditions.every((part) => holds(first, part)) &&
    ways.some((way) =>
      way
        .replace(/^\?(?=.)/, '')
        .split(' & ')
        .flatMap((parts) => parts.split(' '))
        .filter(Boolean)
        .every((part) => holds(first, part)),
    )
  );
};

// Covers: CAT-011, CAT-051, CAT-052, CAT-053, CAT-056
test('a thousand searches as people type them show what they must in the first five', async () => {
  expect(new Set(QUERIES.map(([query]) => query)).size).toBeGreaterThanOrEqual(1000);
  const wrong: string[] = [];
  for (const [query, wanted] of QUERIES) {
    const { cards, corrected } = await searchIn(api, { keyword: query, pageSize: FIRST });
    if (!fits(cards, wanted))
      wrong.push(
        `${query} (${corrected ?? ''}) wants ${wanted}, got ` +
          cards.map((card) => of(card).route).join(', '),
      );
  }
  expect(wrong).toEqual([]);
});
