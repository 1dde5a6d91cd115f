import { t } from '../text.ts';
import type { OwnPhrases, PhraseSet, ReviewBankContent, Text } from '../types.ts';

type Row = readonly [en: string, zh: string];
/** How much those who write liked it. */
export type Degree = 'good' | 'mixed' | 'poor';

const texts = (rows: readonly Row[] = []): Text[] => rows.map(([en, zh]) => t(en, zh));

/** Sentences for one degree of satisfaction. */
export const phrases = (
  openings: readonly Row[],
  details: readonly Row[],
  endings: readonly Row[],
): PhraseSet => ({
  openings: texts(openings),
  details: texts(details),
  endings: texts(endings),
});

interface Beside {
  readonly openings?: readonly Row[];
  readonly endings?: readonly Row[];
  /** What those who liked it less say of it. */
  readonly mixed?: readonly Row[];
  readonly poor?: readonly Row[];
}

/**
 * What is said of the products named and of no others: details of those who liked it, and what
 * stands beside them.
 */
export const of = (
  products: string | readonly string[],
  details: readonly Row[],
  { openings = [], endings = [], mixed = [], poor = [] }: Beside = {},
): OwnPhrases => ({
  products: typeof products === 'string' ? [products] : products,
  good: phrases(openings, details, endings),
  mixed: phrases([], mixed, []),
  poor: phrases([], poor, []),
});

/**
 * A bank whose reviews are scored on three named items: what is true of every product of it, and
 * what is true of some.
 */
export const bank = (
  key: string,
  name: Text,
  items: readonly Row[],
  sets: Readonly<Record<Degree, PhraseSet>>,
  own: readonly OwnPhrases[] = [],
): ReviewBankContent => ({ key, templateName: name, items: texts(items), ...sets, own });

/** The sentences of one degree that are said of this product alone, or of it and a few others. */
export const ownOf = ({ own }: ReviewBankContent, product: string, degree: Degree): PhraseSet => {
  const said = own
    .filter(({ products }) => products.includes(product))
    .map((phrase) => phrase[degree]);
  return {
    openings: said.flatMap(({ openings }) => openings),
    details: said.flatMap(({ details }) => details),
    endings: said.flatMap(({ endings }) => endings),
  };
};
