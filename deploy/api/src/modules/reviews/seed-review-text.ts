import { ownOf, type Degree } from '../../../seed/content/reviews/bank.ts';
import type { PhraseSet, ReviewBankContent, Text } from '../../../seed/content/types.ts';
import type { Random } from '../../../seed/random.ts';

/**
 * How often a review has an opening, speaks of its product once all of that has been said, adds
 * what is common, and ends.
 */
const SHARES = { opening: 0.45, own: 0.9, second: 0.45, ending: 0.45 };

const degreeOf = (stars: number): Degree => (stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'poor');

interface Review {
  readonly stars: number;
  readonly chinese: boolean;
}

/**
 * Reviews of one product, in the order in which they were written: each says what is true of it,
 * its own before what is common to its bank. A sentence is said again once the others of its list
 * have been, never in the review after, in either language or in the same one, and no two reviews
 * are the same text.
 */
export const createReviewWriter = (
  random: Random,
  bank: ReviewBankContent,
  product: string,
): ((review: Review) => string) => {
  const saidAt = new Map<Text, number>();
  const texts = new Set<string>();
  const before = new Map<boolean, readonly Text[]>();
  let turn = 0;

  const draw = (list: readonly Text[], now: readonly Text[]): readonly Text[] => {
    const free = list.filter(
      (text) => !now.includes(text) && ![...before.values()].some((said) => said.includes(text)),
    );
    if (free.length === 0) return [];
    const longest = Math.min(...free.map((text) => saidAt.get(text) ?? 0));
    const drawn = random.pick(free.filter((text) => (saidAt.get(text) ?? 0) === longest));
    turn += 1;
    saidAt.set(drawn, turn);
    return [drawn];
  };
  const sometimes = (
    share: number,
    list: readonly Text[],
    now: readonly Text[] = [],
  ): readonly Text[] => (random.next() < share ? draw(list, now) : []);

  const sentences = (common: PhraseSet, own: PhraseSet): readonly Text[] => {
    const opening = sometimes(SHARES.opening, [...own.openings, ...common.openings]);
    const mine = sometimes(
      own.details.some((text) => !saidAt.has(text)) ? 1 : SHARES.own,
      own.details,
    );
    const detail = mine.length > 0 ? mine : draw(common.details, []);
    const second = sometimes(SHARES.second, common.details, detail);
    return [
      ...opening,
      ...detail,
      ...second,
      ...sometimes(SHARES.ending, [...own.endings, ...common.endings]),
    ];
  };

  return ({ stars, chinese }) => {
    const degree = degreeOf(stars);
    const own = ownOf(bank, product, degree);
    for (;;) {
      const said = sentences(bank[degree], own);
      const text = said.map(({ en, zh }) => (chinese ? zh : en)).join(chinese ? '' : ' ');
      if (text === '' || texts.has(text)) continue;
      texts.add(text);
      before.set(chinese, said);
      return text;
    }
  };
};
