import { readDay, type DayReading } from './query-days.ts';
import { readPrice, type PriceRange, type Reading } from './query-prices.ts';
import { foldText } from './text-folding.ts';

/** A filter that was typed as words, and the words without it. */
export interface ReadFilter<T> {
  readonly value: T;
  readonly rest: string;
}
export interface ReadFilters {
  /** What is left to look for. */
  readonly words: string;
  readonly price: ReadFilter<PriceRange> | null;
  readonly day: ReadFilter<DayReading> | null;
  /** Cheap things are asked for: they come first. */
  readonly cheapFirst: boolean;
}

const CHEAP = new RegExp(
  [
    /\b(?:cheap(?:est|er)?|affordable|inexpensive|budget|good value|value for money|low cost)\b/u,
    /便宜|实惠|性价比高?|cp值高?|划算|平价|最平|平靓正|平(?=[食玩住]|嘅|的|啲)/u,
    /(?<=^|\s)平(?![日台安时原均静民])(?=\p{Script=Han})|抵(?=[食玩买住]|嘅|的)|超值/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Without these parts, one space where each was. */
const without = (text: string, parts: readonly Reading<unknown>[]): string =>
  parts
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Folding may change the length of few texts; theirs is searched folded. */
const textToCut = (typed: string, folded: string): string => {
  const small = typed.normalize('NFKC').toLowerCase();
  return small.length === folded.length ? small : folded;
};

/** Reads the prices and days that people type among the words. */
export const readFilters = (typed: string, today: string): ReadFilters => {
  const folded = foldText(typed);
  const text = textToCut(typed, folded);
  const day = readDay(folded, today);
  // What was a day is no price: blanks keep every other place where it is.
  const left = day
    ? folded.slice(0, day.from) + ' '.repeat(day.to - day.from) + folded.slice(day.to)
    : folded;
  const price = readPrice(left);
  const cheap = price ? null : CHEAP.exec(left);
  const parts: Reading<unknown>[] = [];
  if (day) parts.push(day);
  if (price) parts.push(price);
  const cheapPart = cheap && { from: cheap.index, to: cheap.index + cheap[0].length, value: null };
  return {
    words: without(text, cheapPart ? [...parts, cheapPart] : parts),
    price: price && { value: price.value, rest: without(text, [price]) },
    day: day && { value: day.value, rest: without(text, [day]) },
    cheapFirst: cheap !== null,
  };
};
