import { describe, expect, test } from '@jest/globals';
import type { Choice } from '@tapnook/contracts';
import {
  additionOf,
  fieldOf,
  groupOf,
  NOW,
  offerOf,
  planOf,
  tierOf,
} from '../../../dev/offer.fixture.ts';
import { planRefusal, tierRefusal } from './availability.model.ts';
import type { Offer } from './offer.model.ts';
import { mayCostMore, totalOf, unitPrice } from './pricing.model.ts';
import { quantityLimit } from './quantity-limit.model.ts';
import { resolveSelection, checkoutChoice } from './selection.model.ts';
import { firstMissingChoice } from './validation.model.ts';

const whole: Choice = {
  planId: '1',
  fieldIds: ['11'],
  date: '2026-11-28',
  time: '14:10',
  quantity: 2,
  additions: ['200:1'],
};
const missingOf = (offer: Offer, choice: Choice) =>
  firstMissingChoice(offer, resolveSelection(offer, choice, NOW), NOW)?.kind;
const totalFor = (offer: Offer, choice: Choice) =>
  totalOf(offer, resolveSelection(offer, choice, NOW));

describe('what is missing', () => {
  test.each<[string, Choice, string | undefined]>([
    ['nothing chosen yet', {}, 'option'],
    ['an option chosen', { fieldIds: ['11'] }, 'date'],
    ['a day chosen', { fieldIds: ['11'], date: '2026-11-28' }, 'time'],
    ['a time that is full', { fieldIds: ['11'], date: '2026-11-28', time: '11:00' }, 'time'],
    ['an option that is sold out', { ...whole, fieldIds: ['12'] }, 'option'],
    ['everything', whole, undefined],
  ])('%s', (_, choice, expected) => expect(missingOf(offerOf(), choice)).toBe(expected));

  test('a plan that is sold out', () =>
    expect(missingOf(offerOf({ plans: [planOf('1', { remainAmount: 0 })] }), whole)).toBe('plan'));
  test('a day that has filled up', () =>
    expect(missingOf(offerOf({ tiers: [tierOf('11:00', { isSoldOut: true })] }), whole)).toBe(
      'date-gone',
    ));
  test('a required addition', () =>
    expect(
      missingOf(offerOf({ additions: [additionOf('20', [{}], { required: true })] }), {
        ...whole,
        additions: [],
      }),
    ).toBe('addition'));
  test('no day for what is not dated', () =>
    expect(
      missingOf(
        offerOf({ product: { ...offerOf().product, productKind: 'period' }, groups: [] }),
        {},
      ),
    ).toBeUndefined());
  test('a single start time needs no choosing', () =>
    expect(
      missingOf(offerOf({ tiers: [tierOf(null)] }), { fieldIds: ['11'], date: '2026-11-28' }),
    ).toBeUndefined());
  // Covers: VAL-031
  test('more than one order may come to', () => {
    const dear = offerOf({
      product: { ...offerOf().product, buyLimit: null },
      tiers: [
        tierOf('14:10', {
          price: { HKD: 60_000_000, USD: 1 },
          specialPrice: null,
          remainCount: null,
        }),
      ],
    });
    expect(missingOf(dear, { ...whole, quantity: 1, additions: [] })).toBeUndefined();
    expect(missingOf(dear, { ...whole, quantity: 2 })).toBe('ceiling');
  });
});

describe('the price', () => {
  test('is the day’s, which counts the options already', () => {
    expect(totalFor(offerOf(), whole)).toBe(2 * 42_000 + 3_800);
    expect(totalFor(offerOf(), { ...whole, fieldIds: ['13'] })).toBe(2 * 42_000 + 3_800);
  });
  test('is the plan’s with the options on top while no day is chosen', () => {
    const selection = resolveSelection(offerOf(), { fieldIds: ['13'] }, NOW);
    expect(unitPrice(selection)).toEqual({ pay: 50_000, was: 60_000 });
  });
  test('shows the cheapest free time of a day until one is chosen', () => {
    const offer = offerOf({
      tiers: [
        tierOf('11:00', { specialPrice: { HKD: 1, USD: 1 }, isSoldOut: true }),
        tierOf('14:10', { specialPrice: { HKD: 45_000, USD: 1 } }),
        tierOf('17:00'),
      ],
    });
    expect(unitPrice(resolveSelection(offer, { date: '2026-11-28' }, NOW))?.pay).toBe(42_000);
  });
  test('is said to be the least while another day, time or option costs more', () => {
    const dearer = planOf('1', { highestPrice: { HKD: 68_000, USD: 1 } });
    const isLeast = (offer: Offer, choice: Choice) =>
      mayCostMore(offer, resolveSelection(offer, choice, NOW));
    const plain = { groups: [], plans: [planOf('1')] };
    expect([
      isLeast(offerOf(plain), {}),
      isLeast(offerOf({ ...plain, plans: [dearer] }), {}),
      isLeast(offerOf(), {}),
      isLeast(offerOf(), { fieldIds: ['11'] }),
    ]).toEqual([false, true, true, false]);
    const tiers = [tierOf('14:10'), tierOf('17:00', { specialPrice: null })];
    const evening = offerOf({ ...plain, plans: [dearer], tiers });
    expect([
      isLeast(evening, { date: '2026-11-28' }),
      isLeast(evening, { date: '2026-11-28', time: '14:10' }),
    ]).toEqual([true, false]);
    expect(
      unitPrice(
        resolveSelection(
          offerOf({
            ...plain,
            plans: [
              planOf('1', { lowestPrice: { HKD: 52_000, USD: 1 }, lowestSpecialPrice: null }),
            ],
          }),
          {},
          NOW,
        ),
      ),
    ).toEqual({ pay: 52_000, was: undefined });
  });
  test('of a day that is had whole is not lost by a time in the address', () => {
    const offer = offerOf({ groups: [], tiers: [tierOf(null)] });
    const selection = resolveSelection(offer, { date: '2026-11-28', time: '09:00' }, NOW);
    expect([
      selection.tier?.startTime,
      firstMissingChoice(offer, selection, NOW),
      checkoutChoice(selection).time,
    ]).toEqual([null, undefined, undefined]);
    expect(
      resolveSelection(
        offerOf({ tiers: [tierOf('11:00')] }),
        { date: '2026-11-28', time: '09:00' },
        NOW,
      ).tier,
    ).toBeUndefined();
  });
  test('prefers the limited price, and says no former price when there is none', () => {
    const limited = resolveSelection(
      offerOf({ tiers: [tierOf('14:10', { limitedTimePrice: { HKD: 39_000, USD: 1 } })] }),
      whole,
      NOW,
    );
    expect(unitPrice(limited)).toEqual({ pay: 39_000, was: 58_000 });
    expect(
      unitPrice(
        resolveSelection(offerOf({ tiers: [tierOf('14:10', { specialPrice: null })] }), whole, NOW),
      ),
    ).toEqual({ pay: 58_000, was: undefined });
  });
});

describe('what can be chosen', () => {
  test('the smallest of all limits, and which it is', () => {
    const limit = (offer: Offer, choice: Choice = whole) =>
      quantityLimit(offer, resolveSelection(offer, choice, NOW));
    expect(limit(offerOf())).toEqual({ most: 3, by: 'time' });
    expect(limit(offerOf(), { ...whole, time: '17:00' })).toEqual({ most: 6, by: 'person' });
    expect(
      limit(offerOf({ groups: [groupOf('10', [fieldOf('11', { remainCount: 2 })])] })),
    ).toEqual({ most: 2, by: 'stock' });
    expect(
      limit(offerOf({ product: { ...offerOf().product, buyLimit: null }, plans: [planOf('1')] }), {
        ...whole,
        time: '17:00',
      }),
    ).toEqual({ most: 8, by: 'order' });
    expect(limit(offerOf({ product: { ...offerOf().product, buyLimit: null } }), {})).toEqual({
      most: 99,
      by: 'order',
    });
  });
  test('a number over the limit is taken back to it', () =>
    expect(resolveSelection(offerOf(), { ...whole, quantity: 50 }, NOW).quantity).toBe(3));
  // Covers: STA-017
  test('plans say why not', () => {
    expect(planRefusal(planOf('1'), NOW)).toBeUndefined();
    expect(planRefusal(planOf('1', { status: 'inactive' }), NOW)).toBe('soldOut');
    expect(planRefusal(planOf('1', { startSellTime: '2026-12-01T00:00:00Z' }), NOW)).toBe('notYet');
    expect(planRefusal(planOf('1', { endSellTime: '2026-11-01T00:00:00Z' }), NOW)).toBe('ended');
  });
  test('times say why not', () => {
    expect(tierRefusal(tierOf('14:10'))).toBeUndefined();
    expect(tierRefusal(tierOf('14:10', { remainCount: 0 }))).toBe('soldOut');
    expect(tierRefusal(tierOf('14:10', { status: 'inactive' }))).toBe('closed');
  });
  test('additions stop at their maximum, and a single choice keeps one', () => {
    const offer = offerOf({
      additions: [
        additionOf('20', [{ maxCount: 2 }, { remainCount: 1 }]),
        additionOf('30', [{}, {}], { chooseType: 'single' }),
      ],
    });
    expect([
      ...resolveSelection(offer, { additions: ['200:9', '201:9', '300:1', '301:1', '999:1'] }, NOW)
        .additions,
    ]).toEqual([
      ['200', 2],
      ['201', 1],
      ['300', 1],
    ]);
  });
  test('the proposed plan, or the first that is left', () => {
    expect(resolveSelection(offerOf(), {}, NOW).plan?.planId).toBe('1');
    expect(
      resolveSelection(
        offerOf({ plans: [planOf('1', { remainAmount: 0, isSelected: true }), planOf('2')] }),
        {},
        NOW,
      ).plan?.planId,
    ).toBe('2');
    expect(resolveSelection(offerOf(), { planId: '999' }, NOW).plan?.planId).toBe('1');
  });
});

test('checkout is given what was understood, nothing else', () => {
  expect(
    checkoutChoice(
      resolveSelection(
        offerOf(),
        { ...whole, fieldIds: ['11', '999'], quantity: 40, additions: ['200:1', '5:5'] },
        NOW,
      ),
    ),
  ).toEqual({
    planId: '1',
    fieldIds: ['11'],
    date: '2026-11-28',
    time: '14:10',
    quantity: 3,
    people: [],
    additions: ['200:1'],
  });
});
