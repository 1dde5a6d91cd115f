/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { defineStored } from './stored.ts';

it('keeps nothing on a server, where one shopper’s value would reach the next', () => {
  for (const area of ['local', 'session'] as const) {
    const draft = defineStored({ key: 'draft', scope: 'user', area, parse: String });
    draft.write('a', '1');
    expect([draft.read('1'), draft.ids()]).toEqual([undefined, []]);
  }
});
