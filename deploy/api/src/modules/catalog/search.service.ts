import type { ProductCard, SearchFilters, SearchRequest } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { positioned, readCards } from './card.service.ts';
import { gramsOf, queryGrams } from './grams.ts';
import { searchParts, texts, whereOf, type Matching } from './search-filter.ts';
import { correctedWords } from './spelling.ts';

/** What is searched in the end, when the given words found nothing. */
export interface Understood {
  readonly keyword: string;
  readonly matching: Matching;
  readonly corrected: string | null;
}

const anything = async (tx: Tx, request: SearchFilters, keyword: string, matching: Matching): Promise<boolean> => {
  // Only the words decide: with other filters on, an empty result is an honest one.
  const words = searchParts({ searchList: request.searchList }, keyword, matching);
  const { rows } = await tx.execute<{ found: boolean }>(sql`select exists (select 1 from products p where ${words.base}) as found`);
  return rows[0]?.found ?? false;
};

/** Decides how to read the words: as typed, with the spelling mended, or with most of them found. */
export const understand = async (tx: Tx, request: SearchFilters): Promise<Understood> => {
  const keyword = request.keyword?.trim() ?? '';
  if (keyword === '' || gramsOf(keyword).length === 0 || (await anything(tx, request, keyword, 'all'))) return { keyword, matching: 'all', corrected: null };
  const better = await correctedWords(tx, keyword);
  if (better && (await anything(tx, request, better, 'all'))) return { keyword: better, matching: 'all', corrected: better };
  if (await anything(tx, request, keyword, 'most')) return { keyword, matching: 'most', corrected: null };
  return better && (await anything(tx, request, better, 'most')) ? { keyword: better, matching: 'most', corrected: better } : { keyword, matching: 'all', corrected: null };
};

/** A word in the title counts before anything else, then the editors, then what sells. */
const relevance = (keyword: string): SQL =>
  keyword === ''
    ? sql`p.weight desc nulls last, p.sold_count desc nulls last, p.id`
    : sql`(p.title_grams @> ${texts(queryGrams(keyword))}) desc, p.weight desc, p.sold_count desc, p.id`;

/** Written as the indexes of `products` are, `nulls last` included, or they would not serve. */
const orderOf = (sort: SearchRequest['sort'], keyword: string): SQL => {
  // What cannot be bought comes last, however one sorts.
  const gone = sql`(p.status = 'SOLD_OUT')`;
  if (sort === 'price_ASC') return sql`${gone}, p.pay_price, p.id`;
  if (sort === 'price_DESC') return sql`${gone}, p.pay_price desc, p.id`;
  if (sort === 'score_DESC') return sql`${gone}, p.score desc nulls last, p.review_count desc, p.id`;
  if (sort === 'popularity_DESC') return sql`${gone}, p.sold_count desc nulls last, p.id`;
  if (sort === 'newest_DESC') return sql`p.created_at desc, p.id desc`;
  return sql`${gone}, ${relevance(keyword)}`;
};

export interface Found {
  readonly cards: ProductCard[];
  readonly totalCount: number;
  readonly correctedKeyword: string | null;
}

/** The search: words in either language, every filter, a page of cards and how many there are. */
export const searchProducts = async (tx: Tx, request: SearchRequest): Promise<Found> => {
  const understood = await understand(tx, request);
  const where = whereOf(searchParts(request, understood.keyword, understood.matching));
  const order = orderOf(request.sort, understood.keyword);
  const [cards, { rows }] = await Promise.all([
    readCards(tx, positioned(sql`select p.id from products p where ${where} order by ${order} limit ${request.pageSize} offset ${(request.pageNum - 1) * request.pageSize}`)),
    tx.execute<{ count: number }>(sql`select count(*)::int as count from products p where ${where}`),
  ]);
  return { cards, totalCount: rows[0]?.count ?? 0, correctedKeyword: understood.corrected };
};
