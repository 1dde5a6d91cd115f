import type { ReadFilters, SearchFilters } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { postgresTerms, type CatalogueTerms } from './catalogue-terms.ts';
import { filedGram } from './concept-phrases.ts';
import { readTokens } from './query-concepts.service.ts';
import { readFilters as readTypedFilters } from './query-filters.ts';
import type { Matching, Understood } from './query-interpretation.types.ts';
import { asPrefix, joinWritten, standInsOf, type Token, type Tokens } from './query-tokens.ts';
import { latinWords } from './search-ngrams.ts';
import { correctedWords } from './spelling-correction.ts';

/** Hong Kong's day by the database's clock. */
export const readToday = async (tx: Tx): Promise<string> => {
  const { rows } = await tx.execute<{ today: string }>(sql`select hk_today()::text as today`);
  return rows[0]?.today ?? '';
};

/** Pairs of characters that an unknown Chinese word is taken apart into. */
const MAX_HAN_PARTS = 6;
/** What more products have than this is common, however many they are. */
const MAX_COUNT = 500;
const NO_FILTERS: ReadFilters = { keyword: null, price: null, day: null };

interface Reading {
  readonly tokens: readonly Token[];
  readonly matching: Matching;
  readonly ways: Understood['ways'];
  /** Whether these are other tokens than were typed. */
  readonly changed: boolean;
}

/** All tokens in what is searched, or in all that is told at length; null when nothing has them. */
const findAll = async (
  terms: CatalogueTerms,
  tokens: readonly Token[],
  further: readonly Token[],
): Promise<Omit<Reading, 'changed' | 'ways'> | null> => {
  const prefixed = tokens.map(asPrefix);
  const [all, begun, described] = await terms.exist(
    [
      { tokens, matching: 'all' },
      { tokens: prefixed, matching: 'all' },
      { tokens, matching: 'described' },
    ],
    further,
  );
  if (all) return { tokens, matching: 'all' };
  // A bakery of another district is nearer to what was meant than what only mentions bread here.
  const isThingSomewhere =
    tokens.some(({ kind }) => kind === 'place') &&
    tokens.every(({ kind }) => kind === 'thing' || kind === 'place');
  if (described && !isThingSomewhere) return { tokens, matching: 'described' };
  return begun ? { tokens: prefixed, matching: 'all' } : null;
};

/** As many as somebody sees at once: fewer, and what fits in part is shown after them. */
const FEW = 5;
/** What a product may have instead of all tokens: one of the things, in every place named. */
const waysOf = async (
  terms: CatalogueTerms,
  { tokens, matching }: Pick<Reading, 'tokens' | 'matching'>,
  further: readonly Token[],
): Promise<Reading['ways']> => {
  const places = tokens.filter(({ kind }) => kind === 'place');
  const things = tokens.filter(({ kind }) => kind === 'thing');
  if (things.length === 0 || tokens.length - places.length < 2) return [];
  if (!(await terms.isFew({ tokens, matching }, further, FEW))) return [];
  const counts = await terms.count(things, MAX_COUNT);
  return things
    .map((thing, index) => ({ thing, count: counts[index] ?? 0 }))
    .toSorted((a, b) => a.count - b.count)
    .map(({ thing }) => [thing, ...places]);
};

/** A Chinese word that nothing has, as its pairs of characters. */
const partsOf = (token: Token): Token[] =>
  token.kind === 'word' && token.han && token.written.length > 2
    ? (token.anyOf[0] ?? [])
        .slice(0, MAX_HAN_PARTS)
        .map((gram) => ({ ...token, written: gram, anyOf: [[gram]] }))
    : [token];

const PRIORITY: Readonly<Record<Token['kind'], number>> = { thing: 0, word: 1, place: 2, wish: 3 };
interface Counted {
  readonly token: Token;
  readonly count: number;
  readonly changed: boolean;
}

/**
 * How many products have each, those of stand-ins included; the first stand-in that any has is
 * taken.
 */
const count = async (terms: CatalogueTerms, tokens: readonly Token[]): Promise<Counted[]> => {
  const ways = tokens.map((token) => [asPrefix(token), ...standInsOf(token)]);
  const found = await terms.count(ways.flat(), MAX_COUNT);
  let next = 0;
  return ways.flatMap((ofToken) => {
    const counted = ofToken.map((way, rank) => ({
      token: way,
      count: found[next + rank] ?? 0,
      changed: rank > 0,
    }));
    next += ofToken.length;
    const first = counted.find((way) => way.count > 0);
    return first ? [first] : [];
  });
};

/** Things before places, and the rarest first: as many of them as something has together. */
const findSome = async (
  terms: CatalogueTerms,
  tokens: readonly Token[],
  further: readonly Token[],
): Promise<Reading | null> => {
  const counted = (await count(terms, tokens.flatMap(partsOf))).toSorted(
    (a, b) => PRIORITY[a.token.kind] - PRIORITY[b.token.kind] || a.count - b.count,
  );
  let chosen: Token[] = [];
  for (const { token } of counted) {
    const tried = [...chosen, token];
    const [found] = await terms.exist([{ tokens: tried, matching: 'all' }], further);
    if (found) chosen = tried;
  }
  if (chosen.length === 0) return null;
  const read = { tokens: chosen, matching: 'all' } as const;
  return { ...read, ways: await waysOf(terms, read, further), changed: true };
};

const written = (tokens: readonly Token[], typed: readonly Token[]): string =>
  // In the order in which they were typed; stand-ins and parts at the end.
  tokens
    .toSorted((a, b) => placeOf(a, typed) - placeOf(b, typed))
    .map((token) => token.written)
    .reduce(joinWritten, '');
const placeOf = (token: Token, typed: readonly Token[]): number => {
  const at = typed.findIndex((one) => one.written === token.written);
  return at < 0 ? typed.length : at;
};

/** Whether all that was left out is a smaller part of one Chinese word. */
const keepsMost = (tokens: readonly Token[], typed: readonly Token[]): boolean => {
  const parts = typed.flatMap(partsOf);
  return (
    typed.every((token) => token.kind === 'word' && token.han) &&
    tokens.length >= parts.length * 0.6
  );
};

/** Words as typed, and with the spelling of unknown ones mended. */
export const readWordsOf = async (
  tx: Tx,
  words: string,
): Promise<{
  readonly typed: Tokens;
  readonly mended: Tokens;
  readonly correction: string | null;
}> => {
  const typed = await readTokens(tx, words);
  const latin = latinWords(words);
  const unknown = typed.required.flatMap(({ kind, han, written: word }) =>
    kind === 'word' && !han && latin.includes(word) ? [word] : [],
  );
  const better = await correctedWords(tx, unknown, latin);
  if (better.size === 0) return { typed, mended: typed, correction: null };
  const correction = [...better].reduce(
    (text, [word, right]) => text.replace(new RegExp(`(?<![a-z])${word}(?![a-z])`), right),
    words.normalize('NFKC').toLowerCase(),
  );
  return { typed, mended: await readTokens(tx, correction), correction };
};

interface Read {
  readonly reading: Reading | null;
  readonly tokens: Tokens;
  readonly corrected: string | null;
}

/** Reads words as typed, with the spelling mended, or as fewer. */
const readWords = async (
  tx: Tx,
  terms: CatalogueTerms,
  words: string,
  further: readonly Token[],
): Promise<Read> => {
  const typed = await readTokens(tx, words);
  if (typed.required.length === 0)
    return {
      reading: { tokens: [], matching: 'all', ways: [], changed: false },
      tokens: typed,
      corrected: null,
    };
  const found = await findAll(terms, typed.required, further);
  if (found) {
    const ways = await waysOf(terms, found, further);
    return { reading: { ...found, ways, changed: false }, tokens: typed, corrected: null };
  }
  const { mended: tokens, correction } = await readWordsOf(tx, words);
  const right = correction === null ? null : await findAll(terms, tokens.required, further);
  if (right) {
    const ways = await waysOf(terms, right, further);
    return { reading: { ...right, ways, changed: true }, tokens, corrected: correction };
  }
  const some = await findSome(terms, tokens.required, further);
  const corrected =
    some && !keepsMost(some.tokens, tokens.required) ? written(some.tokens, tokens.required) : null;
  return { reading: some, tokens, corrected };
};

const wish = (key: string): Token => ({
  kind: 'wish',
  written: key,
  han: false,
  anyOf: [[filedGram(key)]],
  literal: [],
  filed: [filedGram(key)],
  related: [],
});

/** Filters that the words set, where the request sets none of that kind itself. */
const filtersOf = (
  request: SearchFilters,
  { words, price, day }: ReturnType<typeof readTypedFilters>,
): Pick<Understood, 'filters' | 'readFilters'> => {
  const prices =
    request.lowestPrice === undefined && request.highestPrice === undefined ? price : null;
  const days = request.bookableTime === undefined ? day : null;
  return {
    filters: {
      ...(prices?.value.lowest !== undefined && { lowestPrice: prices.value.lowest }),
      ...(prices?.value.highest !== undefined && { highestPrice: prices.value.highest }),
      ...(days && { bookableTime: days.value.bookableTime }),
    },
    readFilters: {
      keyword: prices || days ? words : null,
      price: prices && {
        lowestPrice: prices.value.lowest ?? null,
        highestPrice: prices.value.highest ?? null,
        keywordWithout: prices.rest,
      },
      day: days && { bookableTime: days.value.bookableTime, keywordWithout: days.rest },
    },
  };
};

/**
 * Decides how to read a search: prices and days as filters, then words as typed, mended, or as
 * fewer. The filters that the words set are dropped when nothing is left by them.
 */
export const understand = async (
  tx: Tx,
  request: SearchFilters,
  today: string,
  terms: CatalogueTerms = postgresTerms(tx),
): Promise<Understood> => {
  const keyword = request.keyword?.trim() ?? '';
  const typed = readTypedFilters(keyword, today);
  const further: Token[] = [];
  // One after the other: a transaction has one connection.
  for (const word of request.searchList ?? [])
    further.push(...(await readTokens(tx, word)).required);
  const { reading, tokens, corrected } = await readWords(tx, terms, typed.words, further);
  const says = typed.price || typed.day || typed.cheapFirst || tokens.meaningful;
  const prefers = typed.day?.value.prefers;
  const understood: Understood = {
    nothing: reading === null || (keyword !== '' && !says),
    tokens: reading?.tokens ?? [],
    wished: [...tokens.wished, ...(prefers ? [wish(prefers)] : [])],
    further,
    matching: reading?.matching ?? 'all',
    ways: reading?.ways ?? [],
    corrected: reading ? corrected : null,
    ...filtersOf(request, typed),
    cheapFirst: typed.cheapFirst,
  };
  if (!understood.readFilters.price && !understood.readFilters.day) return understood;
  const unfiltered = { ...understood, filters: {}, readFilters: NO_FILTERS };
  const only = { searchList: request.searchList };
  return (await terms.leaves(only, understood, today)) ? understood : unfiltered;
};
