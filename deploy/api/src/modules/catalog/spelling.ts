import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { latinWords } from './grams.ts';
import { texts } from './search-filter.ts';

const LIKENESS = 0.35;

/** Mistyped Latin words become the most alike word of the catalogue; others stay. Null when nothing changes. */
export const correctedWords = async (tx: Tx, keyword: string): Promise<string | null> => {
  const words = latinWords(keyword);
  if (words.length === 0) return null;
  const { rows } = await tx.execute<{ word: string; better: string | null }>(sql`
    select typed.word, (select w.word from search_words w where w.word % typed.word and similarity(w.word, typed.word) >= ${LIKENESS}
      order by (w.word = typed.word) desc, similarity(w.word, typed.word) desc, length(w.word), w.word limit 1) as better
    from unnest(${texts(words)}) as typed(word)`);
  const better = new Map(rows.map((row) => [row.word, row.better ?? row.word]));
  const text = keyword.normalize('NFKC').toLowerCase().replace(/[\p{L}\p{N}]+/gu, (word) => better.get(word) ?? word);
  return text === keyword.normalize('NFKC').toLowerCase() ? null : text;
};
