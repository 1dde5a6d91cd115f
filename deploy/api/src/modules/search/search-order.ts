import type { SearchRequest } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Understood } from './query-interpretation.types.ts';
import type { Token } from './query-tokens.ts';
import { matches } from './search-filter.ts';

/** One thing to sort by, from low to high unless it is `down`. */
export interface Key {
  readonly by: SQL;
  readonly down?: boolean;
}

const column = (name: string, down = false): Key => ({ by: sql.raw(`p.${name}`), down });

export const ID = column('id');

/** What cannot be bought comes last, however one sorts. */
const GONE: Key = { by: sql.raw(`(p.status = 'SOLD_OUT')`) };

/**
 * To be joined wherever one sorts by words: a title's words lie beside their row, and would be
 * fetched again for every gram that is looked for in them.
 */
export const TITLE_WORDS = sql.raw(
  `cross join lateral (select p.title_words || '' as words offset 0) as title`,
);
const titled = (gram: string): SQL => sql`title.words like ${`% ${gram} %`}`;
const titledAll = (grams: readonly string[]): SQL =>
  sql`(${sql.join(grams.map(titled), sql.raw(' and '))})`;
const anyTitled = (ways: readonly (readonly string[])[]): SQL =>
  sql`(${sql.join(ways.filter((way) => way.length > 0).map(titledAll), sql.raw(' or '))})::int`;

/**
 * How near a product is to a token: it may be filed under it, and its title may have it. What is
 * only wished for counts less than what is looked for.
 */
export const NEARNESS = { filed: 3, titled: 2, wished: 0.6 } as const;
const nearness = ({ anyOf, literal, filed }: Token): SQL =>
  filed.length === 0
    ? sql`${NEARNESS.titled}::int * ${anyTitled(anyOf)}`
    : sql`${NEARNESS.filed}::int * ${anyTitled(filed.map((gram) => [gram]))}
      + ${NEARNESS.titled}::int * ${anyTitled(anyOf)}
      ${literal.length > 0 ? sql` + ${anyTitled([literal])}` : sql.raw('')}`;

/**
 * What is nearest to the words comes before anything else, then the editors' choice, then what
 * sells; the cheapest of what is filed under the words where cheap things are asked for.
 */
const relevance = ({ tokens, wished, cheapFirst }: Understood): readonly Key[] => {
  const last = [
    // Who looks for a thing or a place wants it before what only pays for it.
    { by: sql.raw(`(p.kind = 'cash-coupon')`) },
    column('weight', true),
    column('sold_count', true),
    ID,
  ];
  if (cheapFirst) {
    const filed = tokens.flatMap((token) =>
      token.filed.length > 0 ? [anyTitled(token.filed.map((gram) => [gram]))] : [],
    );
    return [
      ...(filed.length > 0 ? [{ by: sql`(${sql.join(filed, sql.raw(' + '))})`, down: true }] : []),
      { by: sql.raw(`(p.kind = 'cash-coupon')`) },
      column('pay_price'),
      ID,
    ];
  }
  const sum = [
    ...tokens.map(nearness),
    ...wished.map((token) => sql`${NEARNESS.wished}::float8 * (${nearness(token)})`),
  ];
  return sum.length === 0
    ? [column('weight', true), column('sold_count', true), ID]
    : [{ by: sql`(${sql.join(sum, sql.raw(' + '))})`, down: true }, ...last];
};

const counted = (way: readonly Token[], weight: number): SQL =>
  sql`${weight}::int * (${matches(way, 'all')})::int`;
/**
 * Where few have all that was typed, they come first, even those that cannot be bought; then what
 * has the most things of it, of as many the rarest.
 */
const wholeFirst = ({ tokens, matching, ways }: Understood): readonly Key[] => {
  const [rarest] = ways;
  if (!rarest) return [GONE];
  const counts = [counted(rarest, 1), ...ways.map((way) => counted(way, 2))];
  return [
    { by: matches(tokens, matching), down: true },
    GONE,
    { by: sql`(${sql.join(counts, sql.raw(' + '))})`, down: true },
  ];
};

export const keysOf = (sort: SearchRequest['sort'], understood: Understood): readonly Key[] => {
  if (sort === 'price_ASC') return [GONE, column('pay_price'), ID];
  if (sort === 'price_DESC') return [GONE, column('pay_price', true), ID];
  if (sort === 'score_DESC') return [GONE, column('score', true), column('review_count', true), ID];
  if (sort === 'popularity_DESC') return [GONE, column('sold_count', true), ID];
  if (sort === 'newest_DESC') return [column('created_at', true), column('id', true)];
  return [...wholeFirst(understood), ...relevance(understood)];
};

/** Written as the indexes of `products` are, `nulls last` included, or they would not serve. */
export const orderBy = (keys: readonly Key[]): SQL =>
  sql.join(
    keys.map(({ by, down }) => (down ? sql`${by} desc nulls last` : by)),
    sql.raw(', '),
  );
