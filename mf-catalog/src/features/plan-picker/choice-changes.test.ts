import { expect, test } from '@jest/globals';
import { additionOf, fieldOf, groupOf } from '../../../dev/offer.fixture.ts';
import { withAddition, withDate, withField, withPlan, withQuantity } from './choice-changes.ts';

const choice = {
  planId: '1',
  fieldIds: ['11', '31'],
  date: '2026-11-28',
  time: '14:10',
  quantity: 2,
  additions: ['200:1'],
};

test('another plan keeps day, time and number', () =>
  expect(withPlan(choice, '2')).toEqual({
    planId: '2',
    date: '2026-11-28',
    time: '14:10',
    quantity: 2,
  }));
test('a field replaces its group’s', () =>
  expect(withField(choice, groupOf('10', [fieldOf('11'), fieldOf('13')]), '13').fieldIds).toEqual([
    '13',
    '31',
  ]));
test('another day forgets the time, the same one does not', () => {
  expect(withDate(choice, '2026-11-29').time).toBeUndefined();
  expect(withDate(choice, '2026-11-28').time).toBe('14:10');
});
test('one unit is the default and not written', () =>
  expect(withQuantity(choice, 1).quantity).toBeUndefined());
test('additions are set, taken away, and replaced in a single choice', () => {
  expect(withAddition(choice, additionOf('20', [{}]), '200', 3).additions).toEqual(['200:3']);
  expect(withAddition(choice, additionOf('20', [{}]), '200', 0).additions).toEqual([]);
  expect(
    withAddition(
      { additions: ['300:1', '200:1'] },
      additionOf('30', [{}, {}], { chooseType: 'single' }),
      '301',
      1,
    ).additions,
  ).toEqual(['200:1', '301:1']);
});
