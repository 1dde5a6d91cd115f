import { expect, test } from '@jest/globals';
import { content } from '../../../seed/content/index.ts';
import { ownOf } from '../../../seed/content/reviews/bank.ts';
import { randomOf } from '../../../seed/random.ts';
import { createReviewWriter } from './seed-review-text.ts';

const degrees = ['good', 'mixed', 'poor'] as const;
/** Stars as they fall: mostly good, two mixed and a poor one in twenty. */
const starsOf = (index: number): number => (index % 20 === 7 ? 2 : index % 10 === 4 ? 3 : 5);

const written = content.products
  .filter(({ shelf }) => shelf !== 'waiting')
  .map(({ key, reviewBank }) => {
    const bank = content.reviewBanks.find((one) => one.key === reviewBank);
    if (!bank) throw new Error(`${key} has no reviews to be written`);
    const random = randomOf(`test of ${key}`);
    const wording = createReviewWriter(random, bank, key);
    const own = ownOf(bank, key, 'good').details;
    const sentences = degrees
      .flatMap((degree) => [bank[degree], ownOf(bank, key, degree)])
      .flatMap(({ openings, details, endings }) => [...openings, ...details, ...endings]);
    return {
      key,
      own,
      sentences,
      reviews: Array.from({ length: 80 }, (_, index) => {
        const chinese = random.next() < 0.58;
        return {
          chinese,
          stars: starsOf(index),
          text: wording({ stars: starsOf(index), chinese }),
        };
      }),
    };
  });

test('no two reviews of a product are the same text', () => {
  const twice = written
    .filter(({ reviews }) => new Set(reviews.map(({ text }) => text)).size < reviews.length)
    .map(({ key }) => key);
  expect(twice).toEqual([]);
});

test('repeats no sentence in two adjacent reviews, within a language or across both', () => {
  const shared = written.flatMap(({ key, sentences, reviews }) =>
    [
      reviews,
      reviews.filter(({ chinese }) => chinese),
      reviews.filter(({ chinese }) => !chinese),
    ].flatMap((shown) => {
      const said = shown.map(({ text }) =>
        sentences
          .filter(({ en, zh }) => ` ${text}`.includes(` ${en}`) || text.includes(zh))
          .map(({ en }) => en),
      );
      return said.flatMap((now, index) =>
        now.filter((en) => said[index + 1]?.includes(en)).map((en) => `${key}: ${en}`),
      );
    }),
  );
  expect(shared).toEqual([]);
});

test('most of those who liked it speak of the product itself', () => {
  const vague = written
    .filter(({ own, reviews }) => {
      const good = reviews.filter(({ stars }) => stars > 3);
      return (
        good.filter(({ text }) => own.some(({ en, zh }) => text.includes(en) || text.includes(zh)))
          .length <
        good.length * 0.6
      );
    })
    .map(({ key }) => key);
  expect(vague).toEqual([]);
});
