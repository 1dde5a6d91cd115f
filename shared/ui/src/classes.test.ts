import { describe, expect, test } from '@jest/globals';
import { classes } from './classes.ts';

describe('classes', () => {
  test('joins what applies and is undefined when nothing does', () => {
    expect(classes('a', false, undefined, 'b')).toBe('a b');
    expect(classes(false, null)).toBeUndefined();
  });
});
