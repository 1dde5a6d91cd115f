import { describe, expect, test } from '@jest/globals';
import {
  characterCount,
  inNameOrder,
  nameFields,
  personName,
  shownName,
  typedLine,
} from './text.ts';

test('a name is asked for in the order of the language', () => {
  expect(nameFields('en-US')).toEqual(['firstName', 'lastName']);
  expect(nameFields('zh-HK')).toEqual(['lastName', 'firstName']);
});

test('mistakes in a name are told in the order of its fields, before those of other fields', () => {
  const rules = { firstName: 1, lastName: 2, email: 3 };
  expect(Object.entries(inNameOrder('en-US', rules))).toEqual(Object.entries(rules));
  expect(Object.entries(inNameOrder('zh-HK', rules))).toEqual([
    ['lastName', 2],
    ['firstName', 1],
    ['email', 3],
  ]);
});

describe('a person’s name', () => {
  // Covers: ACC-085
  test.each([
    [{ firstName: 'Ka Yan', lastName: 'Chan' }, 'Ka Yan Chan'],
    [{ firstName: '志明', lastName: '陳' }, '陳志明'],
    [{ firstName: ' 嘉欣 ', lastName: '' }, '嘉欣'],
    [{ firstName: '', lastName: '陳' }, '陳'],
    [{ firstName: 'Tai Man', lastName: '陳' }, '陳 Tai Man'],
    [{ firstName: 'Cherry 詠思', lastName: 'Chan' }, 'Chan Cherry 詠思'],
    [{ firstName: '詠思 Cherry', lastName: '陳' }, '陳詠思 Cherry'],
    [{ firstName: null, lastName: 'Chan' }, 'Chan'],
    [{ firstName: undefined, lastName: null }, ''],
  ])('%j is written %s', (who, name) => {
    expect(personName(who)).toBe(name);
  });
  test('without one, the address or the number stands for the person', () => {
    const nobody = { firstName: '', lastName: '', email: null, phone: null };
    expect(shownName({ ...nobody, email: 'kayan@example.com', phone: '61234567' })).toBe('kayan');
    expect(shownName({ ...nobody, phone: '61234567' })).toBe('••4567');
    expect(shownName(nobody)).toBe('');
  });
});

test('characters are counted as people count them', () => {
  expect(characterCount('陶🍵a')).toBe(3);
});

test('a typed line has nothing that no keyboard types', () =>
  expect(typedLine(' tea\u0000\nhouse\u202e ')).toBe('tea house'));
