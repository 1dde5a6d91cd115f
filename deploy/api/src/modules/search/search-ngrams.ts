import { phraseOf, unitsOf, type Unit } from './text-folding.ts';

/** Longest beginning of a Latin word that is indexed, so that half-typed words find something. */
const LONGEST_PREFIX = 12;
const SHORTEST_PREFIX = 3;
/** Neighbouring Latin words that are also found written as one: `shamshuipo`. */
const LONGEST_JOINED = 4;
/** Every district bears it: it is found only beside its name, as one word. */
const DISTRICT = 'district';
/** Longest query in grams. */
const MAX_GRAMS = 40;

/** Units of a text in runs: Chinese characters that stand together, or one Latin word. */
export const runsOf = (units: readonly Unit[]): Unit[][] => {
  const runs: Unit[][] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    if (last && unit.han && last[0]?.han) last.push(unit);
    else runs.push([unit]);
  }
  return runs;
};
const bigrams = (run: readonly Unit[]): string[] =>
  run.slice(0, -1).map((unit, index) => unit.text + (run[index + 1]?.text ?? ''));
const hanGrams = (run: readonly Unit[]): string[] => [
  ...run.map(({ text }) => text),
  ...bigrams(run),
];

/** The gram of words that begin so. */
export const prefixGram = (word: string): string => `${word.slice(0, LONGEST_PREFIX)}*`;
const prefixes = (word: string): string[] => {
  const longest = Math.min(word.length, LONGEST_PREFIX);
  return Array.from({ length: Math.max(0, longest - SHORTEST_PREFIX + 1) }, (_none, index) =>
    prefixGram(word.slice(0, index + SHORTEST_PREFIX)),
  );
};

/**
 * What is indexed of a text: Chinese characters and their pairs, the stems of Latin words, their
 * beginnings, and each with the next ones as one.
 */
export const ngramsOf = (text: string): string[] => {
  const found = new Set<string>();
  const runs = runsOf(unitsOf(text));
  for (const [index, run] of runs.entries()) {
    const [first] = run;
    if (!first) continue;
    if (first.han) for (const gram of hanGrams(run)) found.add(gram);
    else {
      for (let length = 2; length <= LONGEST_JOINED; length += 1) {
        const words = runs.slice(index, index + length).flat();
        if (words.length === length && words.every(({ han }) => !han)) found.add(phraseOf(words));
      }
      if (first.written !== DISTRICT) found.add(first.text);
      for (const gram of prefixes(first.written)) found.add(gram);
    }
  }
  return [...found];
};

/**
 * What is indexed of a text at length: as `ngramsOf`, but whole Latin words only, since a beginning
 * would find what nobody meant.
 */
export const wholeWordNgramsOf = (text: string): string[] => [
  ...new Set(
    runsOf(unitsOf(text)).flatMap((run) =>
      run[0]?.han ? hanGrams(run) : run.map((unit) => unit.text),
    ),
  ),
];

/**
 * What a search asks the index for: pairs of Chinese characters (one alone as itself), stems of
 * Latin words.
 */
export const queryNgrams = (units: readonly Unit[]): string[] => [
  ...new Set(
    runsOf(units)
      .flatMap((run) =>
        run[0]?.han && run.length > 1 ? bigrams(run) : run.map((unit) => unit.text),
      )
      .slice(0, MAX_GRAMS),
  ),
];

/** The Latin words of a text, as typed but in small letters: what correcting looks at. */
export const latinWords = (text: string): string[] => [
  ...new Set(
    unitsOf(text).flatMap(({ han, written }) => (!han && /\p{L}/u.test(written) ? [written] : [])),
  ),
];
