import type { ProductCard, SearchFilters, SearchRequest } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { positioned, readPage, type DayWindow } from './product-card.service.ts';
import { both, searchParts, whereOf, windowOf, type Matching } from './search-filter.ts';
import { ngramsOf, splitHanWord, queryNgrams, queryVariants } from './search-ngrams.ts';
import { correctedWords } from './spelling-correction.ts';
import { reduceQuery, type ReducedQuery } from './stop-words.ts';

/** What is searched in the end, when the given words found nothing. */
export interface Understood {
  readonly keyword: string;
  readonly matching: Matching;
  readonly corrected: string | null;
}

const anything = async (
  tx: Tx,
  request: SearchFilters,
  keyword: string,
  matching: Matching,
): Promise<boolean> => {
  // Only the words decide: with other filters on, an empty result is an honest one.
  const words = searchParts({ searchList: request.searchList }, keyword, matching, '');
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select exists (select 1 from products p where ${words.base}) as found`,
  );
  return rows[0]?.found ?? false;
};

/** The heaviest of these words that anything bears; of equals the one that most products bear. */
const heaviest = async (
  tx: Tx,
  request: SearchFilters,
  among: readonly ReducedQuery[],
): Promise<string | null> => {
  if (among.length === 0) return null;
  const counts = among.map(
    ({ words, weight }, at) =>
      sql`select ${at}::int as at, ${weight}::int as weight, (select count(*) from products p where ${searchParts({ searchList: request.searchList }, words, 'all', '').base}) as found`,
  );
  const { rows } = await tx.execute<{ at: number }>(
    sql`select at from (${sql.join(counts, sql.raw(' union all '))}) as tried where found > 0 order by weight desc, found desc, at limit 1`,
  );
  return among[rows[0]?.at ?? -1]?.words ?? null;
};

/** A Chinese word that nothing bears, as the two words that most products bear together. */
const splitWord = async (tx: Tx, request: SearchFilters, keyword: string): Promise<string | null> =>
  heaviest(
    tx,
    request,
    splitHanWord(keyword).map((words) => ({ words, weight: 0 })),
  );

/** Decides how to read the words: as typed, as two Chinese ones, as told at length, with the spelling mended, with most of them found, or as fewer. */
export const understand = async (tx: Tx, request: SearchFilters): Promise<Understood> => {
  const keyword = request.keyword?.trim() ?? '';
  if (
    keyword === '' ||
    ngramsOf(keyword).length === 0 ||
    (await anything(tx, request, keyword, 'all'))
  )
    return { keyword, matching: 'all', corrected: null };
  const split = await splitWord(tx, request, keyword);
  if (split) return { keyword: split, matching: 'all', corrected: null };
  if (await anything(tx, request, keyword, 'described'))
    return { keyword, matching: 'described', corrected: null };
  const better = await correctedWords(tx, keyword);
  if (better && (await anything(tx, request, better, 'all')))
    return { keyword: better, matching: 'all', corrected: better };
  if (await anything(tx, request, keyword, 'most'))
    return { keyword, matching: 'most', corrected: null };
  if (better && (await anything(tx, request, better, 'most')))
    return { keyword: better, matching: 'most', corrected: better };
  const lesser = await heaviest(tx, request, reduceQuery(better ?? keyword));
  return { keyword: lesser ?? keyword, matching: 'all', corrected: lesser };
};

/** Hong Kong's day by the database's clock. */
export const readToday = async (tx: Tx): Promise<string> => {
  const { rows } = await tx.execute<{ today: string }>(sql`select hk_today()::text as today`);
  return rows[0]?.today ?? '';
};

/** One thing to sort by, from low to high unless it is `down`. */
interface Key {
  readonly by: SQL;
  readonly down?: boolean;
}
const column = (name: string, down = false): Key => ({ by: sql.raw(`p.${name}`), down });
const ID = column('id');
/** What cannot be bought comes last, however one sorts. */
const GONE: Key = { by: sql.raw(`(p.status = 'SOLD_OUT')`) };

/** A title that bears every word (its place counted) comes before anything else, then the editors, then what sells. */
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
const keysOf = (sort: SearchRequest['sort'], keyword: string): readonly Key[] => {
  if (sort === 'price_ASC') return [GONE, column('pay_price'), ID];
  if (sort === 'price_DESC') return [GONE, column('pay_price', true), ID];
  if (sort === 'score_DESC') return [GONE, column('score', true), column('review_count', true), ID];
  if (sort === 'popularity_DESC') return [GONE, column('sold_count', true), ID];
  if (sort === 'newest_DESC') return [column('created_at', true), column('id', true)];
  return [GONE, ...relevance(keyword)];
};
/** Written as the indexes of `products` are, `nulls last` included, or they would not serve. */
const orderBy = (keys: readonly Key[]): SQL =>
  sql.join(
    keys.map(({ by, down }) => (down ? sql`${by} desc nulls last` : by)),
    sql.raw(', '),
  );

export interface Found {
  readonly cards: ProductCard[];
  readonly totalCount: number;
  readonly correctedKeyword: string | null;
}

/** A page that an index gives in its order, and its number from another index. */
const findInOrder = async (
  tx: Tx,
  where: SQL,
  keys: readonly Key[],
  slice: SQL,
  within?: DayWindow,
): Promise<{ readonly cards: ProductCard[]; readonly among: number | undefined }> => {
  const [{ cards }, { rows }] = await Promise.all([
    readPage(
      tx,
      positioned(
        sql`select p.id from products p where ${where} order by ${orderBy(keys)} ${slice}`,
      ),
      undefined,
      within,
    ),
    tx.execute<{ count: number }>(
      sql`select count(*)::int as count from products p where ${where}`,
    ),
  ]);
  return { cards, among: rows[0]?.count };
};

/** What words leave is gone through once, for the page and for the number; only what is sorted by goes on. */
const findAmongFew = (
  tx: Tx,
  where: SQL,
  keys: readonly Key[],
  slice: SQL,
  within?: DayWindow,
): ReturnType<typeof readPage> => {
  const names = keys.map((_key, index) => sql.raw(`key${index}`));
  const named = sql.join(
    keys.map(({ by }, index) => sql`${by} as ${names[index]}`),
    sql.raw(', '),
  );
  const order = orderBy(
    keys.map(({ down }, index) => ({ by: names[index] ?? sql``, down: down ?? false })),
  );
  return readPage(
    tx,
    sql`
    with found as materialized (select p.id, ${named} from products p where ${where})
    select id, row_number() over () as position, (select count(*)::int from found) as among from (select id from found order by ${order} ${slice}) as page`,
    sql`picked.among`,
    within,
  );
};

const find = async (
  tx: Tx,
  request: SearchRequest,
  { keyword, matching, corrected }: Understood,
  today: string,
): Promise<Found> => {
  const where = whereOf(searchParts(request, keyword, matching, today));
  const keys = keysOf(request.sort, keyword);
  const within = (request.bookableTime && windowOf(request.bookableTime, today)) || undefined;
  const slice = sql`limit ${request.pageSize} offset ${(request.pageNum - 1) * request.pageSize}`;
  const { cards, among } = await (keyword === '' ? findInOrder : findAmongFew)(
    tx,
    where,
    keys,
    slice,
    within,
  );
  // A page beyond the last has no row that could say how many there are.
  const totalCount =
    among ??
    (request.pageNum === 1 ? 0 : ((await findInOrder(tx, where, [ID], sql`limit 0`)).among ?? 0));
  return { cards, totalCount, correctedKeyword: corrected };
};

/** The search: words in either language, every filter, a page of cards and how many there are. */
export const searchProducts = async (tx: Tx, request: SearchRequest): Promise<Found> => {
  const today = request.bookableTime ? await readToday(tx) : '';
  const typed: Understood = {
    keyword: request.keyword?.trim() ?? '',
    matching: 'all',
    corrected: null,
  };
  const found = await find(tx, request, typed, today);
  if (found.totalCount > 0 || typed.keyword === '') return found;
  const understood = await understand(tx, request);
  return understood.keyword === typed.keyword && understood.matching === typed.matching
    ? found
    : find(tx, request, understood, today);
};
