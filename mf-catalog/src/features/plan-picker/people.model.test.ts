import { describe, expect, test } from '@jest/globals';
import type { Choice } from '@tapnook/contracts';
import { FAMILY, offerOf, planOf, tierOf, NOW } from '../../../dev/offer.fixture.ts';
import { withPeople } from './choice-changes.ts';
import { leastOf, selectPeople } from './people.model.ts';
import { totalOf } from './pricing.model.ts';
import { checkoutChoice, resolveSelection } from './selection.model.ts';

const peopleOf = (choice: Choice, most = 9) => [...selectPeople(FAMILY, choice, most)];
const offer = (change = {}) =>
  offerOf({ plans: [planOf('1', { personTypes: [...FAMILY], hasAdditions: false })], ...change });
const choice: Choice = {
  planId: '1',
  fieldIds: ['11'],
  date: '2026-11-28',
  time: '14:10',
  people: ['adult:2', 'child:1'],
};

describe('how many of each kind of person', () => {
  test('is one adult until something is chosen, or as many as the address had of all', () => {
    expect(peopleOf({})).toEqual([['adult', 1]]);
    expect(peopleOf({ quantity: 3 })).toEqual([['adult', 3]]);
  });
  test('is what the address says, an adult beside children, and never more than there is', () => {
    expect(peopleOf({ people: ['child:1'] })).toEqual([
      ['adult', 1],
      ['child', 1],
    ]);
    expect(peopleOf({ people: ['senior:1', 'child:5'] })).toEqual([
      ['child', 2],
      ['senior', 1],
    ]);
    expect(peopleOf({ people: ['adult:2', 'child:2'] }, 3)).toEqual([
      ['adult', 2],
      ['child', 1],
    ]);
    expect(peopleOf({ people: ['dog:1'] })).toEqual([['adult', 1]]);
  });
  test('is never fewer of a kind than its plan wants', () => {
    const pair = FAMILY.map((type) => (type.kind === 'adult' ? { ...type, minCount: 2 } : type));
    expect([...selectPeople(pair, {}, 9)]).toEqual([['adult', 2]]);
    expect([...selectPeople(pair, { people: ['senior:1'] }, 9)]).toEqual([
      ['adult', 2],
      ['senior', 1],
    ]);
    const [adult] = pair;
    if (!adult) throw new Error('no family');
    expect(leastOf(pair, new Map([['senior', 1]]), adult)).toBe(2);
  });
  test('keeps the last one who needs nobody', () => {
    const [adult, child] = FAMILY;
    if (!adult || !child) throw new Error('no family');
    expect(leastOf(FAMILY, new Map([['adult', 1]]), adult)).toBe(1);
    expect(
      leastOf(
        FAMILY,
        new Map([
          ['adult', 1],
          ['senior', 1],
        ]),
        adult,
      ),
    ).toBe(0);
    expect(leastOf(FAMILY, new Map([['child', 1]]), child)).toBe(0);
  });
  test('is in the address beside their number, and handed over with it', () => {
    expect(
      withPeople(
        {},
        new Map([
          ['adult', 2],
          ['child', 1],
        ]),
      ),
    ).toEqual({
      quantity: 3,
      people: ['adult:2', 'child:1'],
    });
    expect(checkoutChoice(resolveSelection(offer(), choice, NOW))).toMatchObject({
      quantity: 3,
      people: ['adult:2', 'child:1'],
    });
  });
});

describe('what a family costs', () => {
  test('is each at the price of their kind', () =>
    expect(
      totalOf(
        offer({ tiers: undefined }),
        resolveSelection(offer({ tiers: undefined }), choice, NOW),
      ),
    ).toBe(48_000 * 2 + 20_000));
  test('is the day’s prices where it has some', () => {
    const price = (HKD: number) => ({ HKD, USD: 1 });
    const tiers = [
      tierOf('14:10', {
        personPrices: [
          { kind: 'adult', price: price(50_000), specialPrice: price(40_000) },
          { kind: 'child', price: price(10_000), specialPrice: null },
        ],
      }),
    ];
    expect(totalOf(offer({ tiers }), resolveSelection(offer({ tiers }), choice, NOW))).toBe(90_000);
  });
});
