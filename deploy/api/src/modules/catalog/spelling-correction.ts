import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { visible } from './product-card.service.ts';
import { bears, texts } from './search-filter.ts';
import { latinWords } from './search-ngrams.ts';
import { STOP_WORDS } from './stop-words.ts';

const LIKENESS = 0.3;
/** Letters that may be wrong in a word, by its length; two that are swapped are two. */
const errorsIn = (word: SQL): SQL =>
  sql`case when length(${word}) < 5 then 1 when length(${word}) < 9 then 2 else 3 end`;
/** What is much shorter is a piece of the word ("wheel" of "wheelchair") and not what was meant. */
const SHORTEST = 0.75;
/** Nothing that is longer is a word. */
const LONGEST = 40;
/** Unknown words that are compared with all of the catalogue's, so that a long search costs no more. */
const MAX_LONG_WORDS = 2;
/** Words too short for their likeness to be told by threes of letters. */
const SHORT = 4;
/** Short words that are looked up beside the others: each costs a search of the catalogue. */
const MAX_SHORT_WORDS = 2;

/**
 * What a word with one error may have meant, as patterns: a letter left out, another, one too many,
 * two swapped.
 */
const oneError = (word: string): string[] =>
  [...Array.from(word), ''].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return letter === ''
      ? [`${word}_`]
      : [
          `${before}_${letter}${after}`,
          `${before}_${after}`,
          before + after,
          before + after.slice(0, 1) + letter + after.slice(1),
        ];
  });

/**
 * The word of the catalogue that stands most often beside the others, of those that a short one may
 * have meant.
 */
const shortWord = async (
  tx: Tx,
  word: string,
  others: readonly string[],
): Promise<string | undefined> => {
  const { rows } = await tx.execute<{ word: string }>(sql`
    select w.word from search_words w join products p on ${visible} and ${bears(sql`p.grams`, others.join(' '))} and w.word = any(p.grams)
    where w.word like any(${texts(oneError(word))}) group by w.word order by count(*) desc, w.word limit 1`);
  return rows[0]?.word;
};

/** Which words the catalogue has, quickly told, and the few others that are compared with all of its. */
const sortWords = async (tx: Tx, words: readonly string[]) => {
  const { rows } = await tx.execute<{ word: string; known: boolean }>(sql`
    select typed.word, exists (select 1 from search_words w where case when length(typed.word) >= ${SHORT} then w.word like typed.word || '%' else w.word = typed.word and w.word <> all(${texts([...STOP_WORDS])}) end) as known
    from unnest(${texts([...new Set(words)])}) with ordinality as typed(word, at) order by typed.at`);
  const unknown = rows.flatMap(({ word, known }) => (known ? [] : [word]));
  return {
    known: new Set(rows.flatMap(({ word, known }) => (known ? [word] : []))),
    asked: [
      ...unknown.filter((word) => word.length >= SHORT).slice(0, MAX_LONG_WORDS),
      ...unknown.filter((word) => word.length < SHORT).slice(0, MAX_SHORT_WORDS),
    ],
  };
};

/**
 * The beginning of a word is no error. Mistyped Latin words become the most alike word of the
 * catalogue, short ones what stands beside the others; the rest stay. Null when nothing changes.
 */
export const correctedWords = async (tx: Tx, keyword: string): Promise<string | null> => {
  const words = latinWords(keyword).filter((word) => word.length <= LONGEST);
  if (words.length === 0) return null;
  const { known, asked } = await sortWords(tx, words);
  if (asked.length === 0) return null;
  const { rows } = await tx.execute<{ word: string; better: string | null }>(sql`
    select typed.word, (select w.word from search_words w where w.word % typed.word and similarity(w.word, typed.word) >= ${LIKENESS} and levenshtein(w.word, typed.word) <= ${errorsIn(sql`typed.word`)} and length(w.word) >= length(typed.word) * ${SHORTEST}::real and w.word <> all(${texts([...STOP_WORDS])})
      order by levenshtein(w.word, typed.word), similarity(w.word, typed.word) desc, length(w.word), w.word limit 1) as better
    from unnest(${texts(asked)}) as typed(word)`);
  const better = new Map(rows.map((row) => [row.word, row.better ?? row.word]));
  let lookups = 0;
  for (const word of words) {
    const others = words.flatMap((other) => (other === word ? [] : [better.get(other) ?? other]));
    if (
      others.length > 0 &&
      word.length > 1 &&
      word.length <= SHORT &&
      !known.has(word) &&
      lookups < MAX_SHORT_WORDS
    ) {
      lookups += 1;
      better.set(word, (await shortWord(tx, word, others)) ?? better.get(word) ?? word);
    }
  }
  const text = keyword
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{L}\p{N}]+/gu, (word) => better.get(word) ?? word);
  return text === keyword.normalize('NFKC').toLowerCase() ? null : text;
};
