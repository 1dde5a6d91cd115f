import { conceptGram, filedGram } from './concept-phrases.ts';
import type { Phrase } from './concept-phrases.ts';
import type { SearchConcept } from './search-index.types.ts';
import { prefixGram, queryNgrams, runsOf } from './search-ngrams.ts';
import { isParticle, STOP_WORDS } from './stop-words.ts';
import type { Unit } from './text-folding.ts';

/** What stands in for a concept that nothing is of. */
export interface StandIn {
  readonly key: string;
  readonly terms: readonly string[];
}
export interface FoundConcept {
  readonly key: string;
  readonly kind: SearchConcept['kind'];
  readonly related: readonly StandIn[];
}

/** One thing that is looked for: a concept, or a word that no concept has. */
export interface Token {
  readonly kind: 'thing' | 'place' | 'wish' | 'word';
  readonly written: string;
  readonly han: boolean;
  /** A product has the token when it has every gram of one of these. */
  readonly anyOf: readonly (readonly string[])[];
  /** The grams of the words themselves. */
  readonly literal: readonly string[];
  /** Grams of what is filed under it, which comes first. */
  readonly filed: readonly string[];
  readonly related: readonly StandIn[];
}

/** Tokens that a search looks for: what it costs is bounded by them. */
export const MAX_TOKENS = 8;

const conceptToken = (concepts: readonly FoundConcept[], units: readonly Unit[]): Token => ({
  kind: concepts.some(({ kind }) => kind === 'thing')
    ? 'thing'
    : concepts.some(({ kind }) => kind === 'place')
      ? 'place'
      : 'wish',
  ...writtenOf(units),
  anyOf: [
    ...concepts.map(({ key }) => [conceptGram(key)]),
    // What was typed may also be part of a name; a place is where something is, not what it is
    // called.
    ...(concepts.every(({ kind }) => kind === 'place') ? [] : [queryNgrams(units)]),
  ],
  literal: queryNgrams(units),
  filed: concepts.map(({ key }) => filedGram(key)),
  related: concepts.flatMap(({ related }) => related),
});

const writtenOf = (units: readonly Unit[]): Pick<Token, 'written' | 'han'> => ({
  written: units.map(({ written }) => written).reduce(joinWritten, ''),
  han: units.every(({ han }) => han),
});
const HAN_END = /\p{Script=Han}$/u;
const HAN_START = /^\p{Script=Han}/u;
/** Words side by side, with a space unless both are Chinese. */
export const joinWritten = (before: string, after: string): string =>
  before === '' || (HAN_END.test(before) && HAN_START.test(after))
    ? before + after
    : `${before} ${after}`;

/** A word of no concept: one Chinese character alone only ranks, beside other words. */
const wordToken = (units: readonly Unit[]): Token => ({
  kind: 'word',
  ...writtenOf(units),
  anyOf: [queryNgrams(units)],
  literal: [],
  filed: [],
  related: [],
});

/** The same word as the beginning of a longer one, for what finds nothing whole. */
export const asPrefix = (token: Token): Token =>
  token.kind === 'word' && !token.han && token.written.length > 2
    ? { ...token, anyOf: [...token.anyOf, [prefixGram(token.written)]] }
    : token;

/** What stands in for it, by the first that anything is of: each as a token. */
export const standInsOf = (token: Token): Token[] =>
  token.related.map(({ key, terms }) => ({
    kind: token.kind,
    written: terms.find((term) => HAN_START.test(term) === token.han) ?? terms[0] ?? token.written,
    han: token.han,
    anyOf: [[conceptGram(key)]],
    literal: [],
    filed: [filedGram(key)],
    related: [],
  }));

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly phrase: string | null;
}

/**
 * Covers a query with the longest phrases: of all ways the one with the greatest sum of squares.
 */
const segment = (length: number, phrases: readonly Phrase[]): Piece[] => {
  const best: { score: number; piece: Piece | null }[] = [{ score: 0, piece: null }];
  for (let to = 1; to <= length; to += 1) {
    let found = {
      score: best[to - 1]?.score ?? 0,
      piece: { from: to - 1, to, phrase: null } as Piece,
    };
    for (const { text, from, length: size } of phrases) {
      if (from + size !== to) continue;
      const score = (best[from]?.score ?? 0) + size * size;
      if (score > found.score) found = { score, piece: { from, to, phrase: text } };
    }
    best.push(found);
  }
  const pieces: Piece[] = [];
  for (let to = length; to > 0;) {
    const piece = best[to]?.piece;
    if (!piece) break;
    pieces.unshift(piece);
    to = piece.from;
  }
  return pieces;
};

const saysNothing = ({ han, text, written }: Unit): boolean =>
  han ? isParticle(text) : STOP_WORDS.has(written);

export interface Tokens {
  /** What must be found. */
  readonly required: readonly Token[];
  /** What only ranks. */
  readonly wished: readonly Token[];
  /** Whether anything was typed that says something, fillers included. */
  readonly meaningful: boolean;
}

const NEGATIONS: ReadonlySet<string> = new Set(['not', 'no', 'without']);

/** One Chinese character that no concept has. */
const isSingle = ({ kind, han, written }: Token): boolean =>
  kind === 'word' && han && written.length === 1;
/** How many people, days or pieces: few texts name that number, whatever they are for. */
const isNumber = ({ kind, written }: Token): boolean => kind === 'word' && /^\d+$/.test(written);

/** Query units as tokens, by the concepts that their phrases name. */
export const tokensOf = (
  units: readonly Unit[],
  phrases: readonly Phrase[],
  concepts: ReadonlyMap<string, readonly FoundConcept[]>,
): Tokens => {
  const known = phrases.filter(({ text }) => concepts.has(text));
  const required: Token[] = [];
  const wished: Token[] = [];
  let rest: Unit[] = [];
  let fillers = 0;
  const flush = (): void => {
    for (const run of runsOf(rest.filter((unit) => !saysNothing(unit))))
      required.push(wordToken(run));
    rest = [];
  };
  for (const { from, to, phrase } of segment(units.length, known)) {
    const part = units.slice(from, to);
    // What is not wanted is not looked for: "a first date, not dinner".
    if (NEGATIONS.has(units[from - 1]?.written ?? '')) continue;
    const named = phrase === null ? [] : (concepts.get(phrase) ?? []);
    if (named.length === 0) {
      rest.push(...part);
      continue;
    }
    flush();
    const said = named.filter(({ kind }) => kind !== 'filler');
    if (said.length === 0) fillers += 1;
    else {
      const token = conceptToken(said, part);
      (token.kind === 'wish' ? wished : required).push(token);
    }
  }
  flush();
  // Where everything says nothing by itself, that is what is looked for.
  if (required.length + wished.length + fillers === 0)
    required.push(...runsOf(units).map(wordToken));
  const many = required.length > 1 || wished.length + fillers > 0;
  const whole = many ? required.filter((token) => !isSingle(token)) : required;
  const sought = whole.some((token) => !isNumber(token))
    ? whole.filter((token) => !isNumber(token))
    : whole;
  const ranking = required.filter((token) => !sought.includes(token));
  // Wishes alone are what is looked for.
  return {
    required: (sought.length > 0 ? sought : wished).slice(0, MAX_TOKENS),
    wished: [...(sought.length > 0 ? wished : []), ...ranking].slice(0, MAX_TOKENS),
    meaningful: required.length + wished.length + fillers > 0,
  };
};
