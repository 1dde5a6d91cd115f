import type { SearchRequest } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import { both } from './search-filter.ts';
import { queryNgrams, queryVariants } from './search-ngrams.ts';

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
 * A title that bears every word (its place counted) comes before anything else, then the editors,
 * then what sells.
 */
const relevance = (keyword: string): readonly Key[] => {
  const ways = queryVariants(keyword).map(
    (grams) => sql`(${both(grams.map((gram) => sql`p.title_words like ${`% ${gram} %`}`))})`,
  );
  const titled: readonly Key[] =
    queryNgrams(keyword).length === 0
      ? []
      : [{ by: sql`(${sql.join(ways, sql.raw(' or '))})`, down: true }];
  return [...titled, column('weight', true), column('sold_count', true), ID];
};

export const keysOf = (sort: SearchRequest['sort'], keyword: string): readonly Key[] => {
  if (sort === 'price_ASC') return [GONE, column('pay_price'), ID];
  if (sort === 'price_DESC') return [GONE, column('pay_price', true), ID];
  if (sort === 'score_DESC') return [GONE, column('score', true), column('review_count', true), ID];
  if (sort === 'popularity_DESC') return [GONE, column('sold_count', true), ID];
  if (sort === 'newest_DESC') return [column('created_at', true), column('id', true)];
  return [GONE, ...relevance(keyword)];
};

/** Written as the indexes of `products` are, `nulls last` included, or they would not serve. */
export const orderBy = (keys: readonly Key[]): SQL =>
  sql.join(
    keys.map(({ by, down }) => (down ? sql`${by} desc nulls last` : by)),
    sql.raw(', '),
  );
