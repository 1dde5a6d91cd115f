import { describe, expect, test } from '@jest/globals';
import { eventProblems, eventSample, eventShapes } from './events.ts';

// Covers: REL-003
describe('events', () => {
  test('as they are stand', () => {
    for (const name of Object.keys(eventShapes))
      expect(eventProblems(name, eventSample(name))).toEqual([]);
  });
  test.each([
    ['a field that is missing', 'order:changed', {}, 'orderNo'],
    ['a field of another kind', 'saved:changed', { productId: '7', saved: 'yes' }, 'saved'],
    ['a field too many', 'coins:changed', { coins: 7 }, 'coins'],
  ])('%s is told', (_what, name, event, field) => {
    expect(eventProblems(name, event)).toEqual([
      expect.stringMatching(new RegExp(`^it sends ${name} with .*${field}`)),
    ]);
  });
  test('one that nobody knows is told', () => {
    expect(eventProblems('order:lost', {})).toEqual(['no contract knows its event order:lost']);
    expect(eventSample('order:lost')).toBeUndefined();
  });
});
