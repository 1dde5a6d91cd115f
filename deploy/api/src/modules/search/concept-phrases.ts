import { phraseOf, unitsOf, type Unit } from './text-folding.ts';

/** Longest phrase of a concept, in words and Chinese characters. */
const LONGEST_PHRASE = 8;
const LONGEST_LATIN = 5;

/** A phrase within a text, and where it stands among the units. */
export interface Phrase {
  readonly text: string;
  readonly from: number;
  readonly length: number;
}

const endsTooLate = (units: readonly Unit[]): boolean =>
  units.filter(({ han }) => !han).length > LONGEST_LATIN;

/**
 * Every phrase of a text that a concept may be called by; their number grows with its length only.
 */
export const phrasesOf = (units: readonly Unit[]): Phrase[] =>
  units.flatMap((_unit, from) => {
    const found: Phrase[] = [];
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= units.length; length += 1) {
      const part = units.slice(from, from + length);
      if (endsTooLate(part)) break;
      found.push({ text: phraseOf(part), from, length });
    }
    return found;
  });

/** How a concept's term is compared. */
export const foldTerm = (term: string): string => phraseOf(unitsOf(term));

/** The concepts whose terms a text has, by term. */
export const conceptsIn = (
  text: string,
  byTerm: ReadonlyMap<string, readonly string[]>,
): Set<string> =>
  new Set(phrasesOf(unitsOf(text)).flatMap((phrase) => byTerm.get(phrase.text) ?? []));

/** The gram of what a text or a filing says to be of a concept, and of what is filed under it. */
export const conceptGram = (key: string): string => `~${key}`;
export const filedGram = (key: string): string => `!${key}`;
