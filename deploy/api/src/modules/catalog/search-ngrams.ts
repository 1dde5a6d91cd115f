import { synonymVariants } from './synonyms.ts';

/** Longest prefix of a Latin word that is indexed, so that half-typed words find something. */
const LONGEST_PREFIX = 12;
const SHORTEST_PREFIX = 3;

const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
/** The characters of a text; those beyond the basic plane are one each. */
export const charactersOf = (text: string): string[] => Array.from(text);
export const isHan = (run: string): boolean => /^\p{Script=Han}/u.test(run);
/** Latin runs must not swallow Han characters: `下午茶tea` is two runs. */
export const runsOf = (text: string): string[] =>
  [...text.normalize('NFKC').toLowerCase().replace(/[’']/g, '').matchAll(RUNS)].flatMap(
    ([run]) => run.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [],
  );
/** Plurals meet their singular; nothing cleverer, so that names stay themselves. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
const bigrams = (run: string): string[] => {
  const characters = charactersOf(run);
  return characters.slice(0, -1).map((character, index) => character + characters[index + 1]);
};

/** Neighbouring Latin words that are also found written as one: `shamshuipo`. */
const LONGEST_JOINED = 4;
/** Every district bears it: it is found only beside its name, as one word. */
const DISTRICT = 'district';

/**
 * What is indexed of a text: Chinese characters and their pairs, Latin words with their beginnings,
 * and each with the next ones as one.
 */
export const ngramsOf = (text: string): string[] => {
  const found = new Set<string>();
  const runs = runsOf(text);
  for (const [index, run] of runs.entries()) {
    if (isHan(run)) for (const gram of [...charactersOf(run), ...bigrams(run)]) found.add(gram);
    else {
      let joined = run;
      for (const next of runs.slice(index + 1, index + LONGEST_JOINED)) {
        if (isHan(next)) break;
        joined += next;
        found.add(singular(joined));
      }
      if (run !== DISTRICT) found.add(run).add(singular(run));
      for (let length = SHORTEST_PREFIX; length < Math.min(run.length, LONGEST_PREFIX); length += 1)
        found.add(run.slice(0, length));
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
    runsOf(text).flatMap((run) =>
      isHan(run) ? [...charactersOf(run), ...bigrams(run)] : [run, singular(run)],
    ),
  ),
];

/**
 * What a search asks the index for: pairs of Chinese characters (one alone as itself), Latin words.
 */
export const queryNgrams = (text: string): string[] => {
  const found = new Set<string>();
  for (const run of runsOf(text)) {
    if (!isHan(run)) found.add(singular(run).slice(0, Math.max(LONGEST_PREFIX, run.length)));
    else if (charactersOf(run).length === 1) found.add(run);
    else for (const gram of bigrams(run)) found.add(gram);
  }
  return [...found].slice(0, 40);
};

/** Neighbours that are tried as one word; longer queries are sentences. */
const MOST_JOINED = 5;
/**
 * Every way to write a query, as grams: as typed, with two neighbouring Latin words as one, since
 * "hot pot" is a "hotpot", and each with the shop's words.
 */
export const queryVariants = (text: string): string[][] => {
  const runs = runsOf(text);
  const joined = runs.slice(0, MOST_JOINED).flatMap((run, index) => {
    const next = runs[index + 1];
    return next && !isHan(run) && !isHan(next)
      ? [[...runs.slice(0, index), run + next, ...runs.slice(index + 2)].join(' ')]
      : [];
  });
  return [runs.join(' '), ...joined].flatMap(synonymVariants).map(queryNgrams);
};

/** Longer Chinese words are sentences, and are not taken apart. */
const LONGEST_SPLIT = 12;
/**
 * Every way to take one Chinese word of four characters or more apart in two of at least two:
 * nobody in Hong Kong types the space.
 */
export const splitHanWord = (text: string): string[] => {
  const [run = '', ...others] = runsOf(text);
  const characters = charactersOf(run);
  if (others.length > 0 || !isHan(run) || characters.length > LONGEST_SPLIT) return [];
  return characters
    .slice(3)
    .map(
      (_character, index) =>
        `${characters.slice(0, index + 2).join('')} ${characters.slice(index + 2).join('')}`,
    );
};

/** The Latin words of a text, as typed but lower case: what correcting looks at. */
export const latinWords = (text: string): string[] => [
  ...new Set(runsOf(text).filter((run) => !isHan(run) && /\p{L}/u.test(run))),
];
