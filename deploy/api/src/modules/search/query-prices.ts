import { AMOUNT, readAmount, type Amount } from './query-amounts.ts';

/** Prices in cents. */
export interface PriceRange {
  readonly lowest?: number;
  readonly highest?: number;
}
/** Part of what was typed, by place in the folded text, and what it was read as. */
export interface Reading<T> {
  readonly from: number;
  readonly to: number;
  readonly value: T;
}

/** Smaller numbers without a mark of money are ages, people or hours. */
const LEAST_UNDER = 30;
const LEAST_OVER = 100;
const AROUND = 0.25;
const CENTS = 100;
const MAX_DOLLARS = 100_000;

const NO_MONEY =
  '(?! ?(?:years?|yrs?|yo|people|persons?|pax|guests|min|hours?|hrs?|km|岁|人|位|分钟|小时|公里|' +
  '日(?![本式出落])|号|月|楼(?!下|上)|层|%|折))';
const EACH = '(?:人均|每人|每位|per person|per head|each|pp)?';

interface Pattern {
  readonly expression: RegExp;
  /** Null when the amounts are no prices. */
  readonly read: (amounts: readonly Amount[]) => PriceRange | null;
}

const big = ({ dollars, marked }: Amount, least: number): boolean =>
  dollars <= MAX_DOLLARS && (marked || dollars >= least);
const cents = (dollars: number): number => Math.round(dollars * CENTS);
const under = ([amount]: readonly Amount[]): PriceRange | null =>
  amount && big(amount, LEAST_UNDER) ? { highest: cents(amount.dollars) } : null;
const over = ([amount]: readonly Amount[]): PriceRange | null =>
  amount && big(amount, LEAST_OVER) ? { lowest: cents(amount.dollars) } : null;
const around = ([amount]: readonly Amount[]): PriceRange | null =>
  amount && big(amount, LEAST_UNDER)
    ? {
        lowest: cents(amount.dollars * (1 - AROUND)),
        highest: cents(amount.dollars * (1 + AROUND)),
      }
    : null;
const between = ([one, other]: readonly Amount[]): PriceRange | null => {
  if (!one || !other) return null;
  const money = one.marked || other.marked || Math.min(one.dollars, other.dollars) >= 50;
  const ends = [one.dollars, other.dollars].toSorted((a, b) => a - b) as [number, number];
  return money && ends[1] <= MAX_DOLLARS
    ? { lowest: cents(ends[0]), highest: cents(ends[1]) }
    : null;
};
const marked = (amounts: readonly Amount[]): PriceRange | null =>
  amounts[0]?.marked ? under(amounts) : null;

const one = `(${AMOUNT})${NO_MONEY}`;
const pattern = (source: string, read: Pattern['read']): Pattern => ({
  expression: new RegExp(source, 'u'),
  read,
});

/** From the clearest to the vaguest; the first that fits is taken. */
const PATTERNS: readonly Pattern[] = [
  pattern(`(?:between |from )?(${AMOUNT}) ?(?:-|–|~|to|and|至|到) ?${one}(?:之间)?`, between),
  pattern(
    `(?:\\b(?:under|below|less than|cheaper than|lower than|(?:no|not) more than|up ` +
      `to|max(?:imum)?(?: of)?|within|at most|budget(?: of| is)?)|<=?) ?${EACH} ?${one}`,
    under,
  ),
  pattern(
    `${EACH} ?${one} ?(?:or less|or under|and under|or below|and below|max\\b|budget|tops)`,
    under,
  ),
  pattern(
    `(?:平过|平得过|低过|少过|低于|少于|细过|不超过|唔超过|不多于|唔好过|最多|最贵|便宜过|预算|budget) ?${EACH} ?${one} ` +
      '?(?:以下|以内|之内|内|楼下)?',
    under,
  ),
  pattern(`${EACH} ?${one} ?(?:以下|以内|之内|内|楼下|有找|有交易|封顶|搞掂|搞定)`, under),
  pattern(`(?:\\b(?:over|above|more than|at least|starting from|min(?:imum)?)|>=?) ?${one}`, over),
  pattern(`(?:多过|贵过|高过|高于|多于|超过|最少) ?${one}`, over),
  pattern(`${one} ?(?:以上|楼上|起跳|起|or more|and up|or above)`, over),
  pattern(`(?:\\b(?:around|about|roughly)|大约|大概|约) ?${one}`, around),
  pattern(`${EACH} ?${one} ?(?:左右|上下|度)`, around),
  pattern(`(?:人均|每人|每位) ?${one}`, under),
  pattern(one, marked),
];
/** An amount alone is part of a coupon's name. */
const COUPON = /coupon|voucher|券/u;

/** The price that folded text asks for, or null. */
export const readPrice = (folded: string): Reading<PriceRange> | null => {
  for (const { expression, read } of PATTERNS) {
    if (read === marked && COUPON.test(folded)) continue;
    const match = expression.exec(folded);
    if (!match) continue;
    const amounts = match.slice(1).flatMap((text) => (text ? (readAmount(text) ?? []) : []));
    const value = read(amounts);
    if (value) return { from: match.index, to: match.index + match[0].length, value };
  }
  return null;
};
