import { ownOf, type Degree } from '../../../seed/content/reviews/bank.ts';
import type { PhraseSet, ReviewBankContent, Text } from '../../../seed/content/types.ts';
import type { Random } from '../../../seed/random.ts';

/** How often a sentence is the product's own, where it has any. */
const OWN_SHARE = 0.6;

const degreeOf = (stars: number): Degree => (stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'poor');

interface Review {
  readonly bank: ReviewBankContent;
  readonly product: string;
  readonly stars: number;
  readonly chinese: boolean;
}

/**
 * What a review says: one opening, one or two different details, one ending, all of them true of its product. `words`
 * chooses what is the product's own, so that a new sentence changes nothing else of the reviews.
 */
export const wording = (random: Random, words: Random, { bank, product, stars, chinese }: Review): string => {
  const common = bank[degreeOf(stars)];
  const own = ownOf(bank, product, degreeOf(stars));
  const instead = (part: keyof PhraseSet, text: Text): Text => (own[part].length > 0 && words.next() < OWN_SHARE ? words.pick(own[part]) : text);
  const first = random.pick(common.details);
  const second = random.pick(common.details);
  const more = second !== first && random.next() < 0.6 ? [second] : [];
  const said = [instead('openings', random.pick(common.openings)), instead('details', first), ...more, instead('endings', random.pick(common.endings))];
  return said.map(({ en, zh }) => (chinese ? zh : en)).join(chinese ? '' : ' ');
};
