import { expect, test } from '@jest/globals';
import { rangeOf } from './apps.ts';

test('an app needs the range its team asks for, not the patch that npm installed', () => {
  expect(rangeOf('7.18.6', '^7.18.5')).toBe('^7.18.5');
  expect(rangeOf('7.18.5')).toBe('^7.18.5');
  expect(rangeOf('7.18.5', '7.18.5')).toBe('^7.18.5');
  expect(rangeOf('7.18.6', 'latest')).toBe('^7.18.6');
});
