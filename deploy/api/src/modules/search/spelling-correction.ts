import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { isCommonWord } from './common-terms.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Nothing that is longer is a word, and nothing shorter says enough to be told apart. */
const LONGEST = 40;
const SHORTEST = 4;
/** A query's words that are compared with the catalogue's, so that a long one costs no more. */
const MAX_COMPARED = 2;
/** Alike words that are looked at for each. */
const CANDIDATES = 12;
/** What is much shorter is a piece of the word ("wheel" of "wheelchair") and not what was meant. */
const SHARE = 0.75;

/** Letters that may be wrong in a word, by its length; two neighbours swapped are one error. */
const errorsIn = (length: number): number => (length < 7 ? 1 : length < 11 ? 2 : 3);

/** The errors between two words (optimal string alignment). */
const errorsBetween = (one: string, other: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
};

interface Candidate extends Record<string, unknown> {
  typed: string;
  word: string;
  written: string | null;
}

/** Of so short a word, another letter makes another word: only two swapped ones are an error. */
const SHORT = 4;
const sameLetters = (one: string, other: string): boolean =>
  Array.from(one).toSorted().join('') === Array.from(other).toSorted().join('');

const nearest = (typed: string, candidates: readonly Candidate[]): Candidate | undefined =>
  candidates
    .map((candidate) => ({ candidate, errors: errorsBetween(typed, candidate.word) }))
    .filter(
      ({ candidate: { word }, errors }) =>
        errors > 0 &&
        errors <= errorsIn(typed.length) &&
        word.length >= typed.length * SHARE &&
        !STOP_WORDS.has(word) &&
        (typed.length > SHORT || sameLetters(typed, word)),
    )
    // Few mistype the first letter, so a word that shares it is the likelier one.
    .toSorted(
      (a, b) =>
        a.errors - b.errors ||
        Number(b.candidate.word[0] === typed[0]) - Number(a.candidate.word[0] === typed[0]),
    )[0]?.candidate;

/** Neighbouring words that may be one mistyped phrase: `dim sun`. */
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(0, -1).map((word, at) => `${word} ${words[at + 1] ?? ''}`);

/**
 * Typed words by what they were most likely meant to be. A word that people use is never replaced
 * by another one; only two that together are almost a phrase of a concept may be.
 */
export const correctedWords = async (
  tx: Tx,
  unknown: readonly string[],
  typed: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const fits = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST;
  const words = unknown.filter((word) => fits(word) && !isCommonWord(word)).slice(0, MAX_COMPARED);
  const pairs = pairsOf(typed)
    // A word that names something by itself is meant as it is.
    .filter((pair) => pair.split(' ').every((word) => unknown.includes(word)))
    // "hire a" is no mistyped "hi tea": what says nothing is part of no mistyped phrase.
    .filter((pair) => !pair.split(' ').some((word) => STOP_WORDS.has(word)))
    .filter((pair) => fits(pair.replace(' ', '')))
    .slice(0, MAX_COMPARED);
  const asked = [...pairs.map((pair) => pair.replace(' ', '')), ...words];
  if (asked.length === 0) return new Map();
  const { rows } = await tx.execute<Candidate>(sql`
    select typed.word as typed, w.word, w.written
      from unnest(${sql.param(asked)}::text[]) as typed(word)
      cross join lateral (
        (select word, written from search_words w where w.word % typed.word
          order by similarity(w.word, typed.word) desc, w.word limit ${CANDIDATES})
        union (select word, written from search_words w
          where starts_with(w.word, left(typed.word, 1))
          and abs(length(w.word) - length(typed.word)) <= 1
          order by levenshtein(w.word, typed.word), w.word limit ${CANDIDATES})
      ) w`);
  const better = new Map<string, string>();
  const of = (text: string): Candidate[] => rows.filter((row) => row.typed === text);
  for (const pair of pairs) {
    const joined = pair.replace(' ', '');
    const found = nearest(
      joined,
      of(joined).filter(({ written }) => written !== null),
    );
    if (found?.written) better.set(pair, found.written);
  }
  const mended = [...better.keys()].flatMap((pair) => pair.split(' '));
  for (const word of words.filter((each) => !mended.includes(each))) {
    const found = nearest(word, of(word));
    if (found) better.set(word, found.written ?? found.word);
  }
  return better;
};
