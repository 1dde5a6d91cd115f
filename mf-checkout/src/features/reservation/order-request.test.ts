import { expect, test } from '@jest/globals';
import { choiceKey, orderBody } from './order-request.ts';

test('the same choice has the same name in any order, and another choice another', () => {
  const choice = { planId: '1', fieldIds: ['3', '2'], additions: ['9:1', '8:2'], quantity: 2 };
  expect(
    choiceKey('7', false, { ...choice, fieldIds: ['2', '3'], additions: ['8:2', '9:1'] }),
  ).toBe(choiceKey('7', false, choice));
  const others = [
    choiceKey('7', true, choice),
    choiceKey('8', false, choice),
    choiceKey('7', false, { ...choice, quantity: 3 }),
    choiceKey('7', false, { ...choice, date: '2026-12-24' }),
    choiceKey('7', false, { ...choice, time: '14:30' }),
    choiceKey('7', false, { ...choice, people: ['adult:1', 'child:1'] }),
  ];
  expect(new Set([choiceKey('7', false, choice), ...others]).size).toBe(7);
});

test('makes the order call of a choice', () => {
  expect(
    orderBody(
      '7',
      true,
      {
        planId: '1',
        fieldIds: ['2'],
        date: '2026-12-24',
        time: '14:30',
        quantity: 2,
        people: ['adult:1', 'child:1'],
        additions: ['8:2', '9:0'],
      },
      96_000,
    ),
  ).toEqual({
    productId: '7',
    planId: '1',
    quantity: 2,
    limited: true,
    fieldIds: ['2'],
    date: '2026-12-24',
    time: '14:30',
    people: [
      { kind: 'adult', quantity: 1 },
      { kind: 'child', quantity: 1 },
    ],
    additions: [{ id: '8', quantity: 2 }],
    expectedTotal: 96_000,
  });
  expect(orderBody('7', false, {}, undefined)).toBeUndefined();
});
