import { charactersOf, isHan, runsOf } from './search-ngrams.ts';

/** Fewer words than were typed, and how much of them that is. */
export interface ReducedQuery {
  readonly words: string;
  readonly weight: number;
}
/** Longer queries are sentences: their first words are tried. */
const MOST_RUNS = 5;
const LONGEST_HAN = 12;
const SHORTEST_LATIN = 3;
/** A Chinese character says about as much as this many letters. */
const HAN_WEIGHT = 3;
/** Words that say nothing by themselves, and that nobody means by another word. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  'and',
  'for',
  'the',
  'with',
  'under',
  'over',
  'near',
  'from',
  'not',
  'best',
  'good',
  'cheap',
  'some',
  'any',
  'hong',
  'kong',
  'day',
  'than',
  'that',
  'then',
  'them',
  'they',
  'this',
  'these',
  'those',
  'your',
  'you',
  'who',
  'what',
  'when',
  'where',
  'which',
  'are',
  'its',
  'but',
  'into',
  'onto',
  'nor',
  'only',
  'other',
  'own',
  'has',
  'have',
  'does',
  'until',
  'while',
  '香港',
]);

const weigh = (run: string): number => charactersOf(run).length * (isHan(run) ? HAN_WEIGHT : 1);
const says = (run: string): boolean =>
  !STOP_WORDS.has(run) &&
  !/^\d+$/.test(run) &&
  (isHan(run) ? charactersOf(run).length > 1 : run.length >= SHORTEST_LATIN);
/** Every choice of some of these, in their order. */
const choices = (runs: readonly string[]): string[][] =>
  runs.reduce<string[][]>(
    (found, run) => [...found, ...found.map((choice) => [...choice, run])],
    [[]],
  );
/**
 * The beginnings and the ends of a Chinese word: where nobody types spaces, a word begins or ends
 * there.
 */
const ends = (run: string): string[] => {
  const characters = charactersOf(run).slice(0, LONGEST_HAN);
  return characters
    .slice(2)
    .flatMap((_character, index) => [
      characters.slice(0, index + 2).join(''),
      characters.slice(index + 1).join(''),
    ]);
};

/**
 * What may be looked for instead of words that nothing bears together: some of them, or a part of a
 * Chinese one.
 */
export const reduceQuery = (text: string): ReducedQuery[] => {
  const typed = runsOf(text);
  const runs = typed.filter(says).slice(0, MOST_RUNS);
  const some = choices(runs).filter((choice) => choice.length > 0 && choice.length < typed.length);
  const parts = runs
    .filter(isHan)
    .flatMap(ends)
    .filter(says)
    .map((part) => [part]);
  return [...some, ...parts].map((choice) => ({
    words: choice.join(' '),
    weight: choice.reduce((sum, run) => sum + weigh(run), 0),
  }));
};
