import { expect, test } from '@jest/globals';
import { rangeOf } from './apps.ts';

test('an app needs the range that its team asks for, not the patch that npm happened to install', () => {
  expect(rangeOf('7.18.6', '^7.18.5')).toBe('^7.18.5');
  expect(rangeOf('7.18.5')).toBe('^7.18.5');
  expect(rangeOf('7.18.5', '7.18.5')).toBe('^7.18.5');
  expect(rangeOf('7.18.6', 'latest')).toBe('^7.18.6');
});
