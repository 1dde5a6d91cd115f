import type { SearchFilters } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { searchParts, type Matching } from './search-filter.ts';
import { ngramsOf, splitHanWord } from './search-ngrams.ts';
import { correctedWords } from './spelling-correction.ts';
import { reduceQuery, type ReducedQuery } from './stop-words.ts';

/** What is searched in the end, when the given words found nothing. */
export interface Understood {
  readonly keyword: string;
  readonly matching: Matching;
  readonly corrected: string | null;
}

export const anything = async (
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

/**
 * Decides how to read the words: as typed, as two Chinese ones, as told at length, with the
 * spelling mended, with most of them found, or as fewer.
 */
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
