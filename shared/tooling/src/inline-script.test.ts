import { describe, expect, test } from '@jest/globals';
import { minifyInlineScript } from './inline-script.ts';

describe('an inline script of a page', () => {
  test('is one typed function, minified', () => {
    const source = `
      interface Told { readonly kind: string }
      /** Why. */
      export const tell = (kind: string): Told => { const told: Told = { kind }; return told; };`;
    const text = minifyInlineScript(source, 'tell.ts');
    expect(text).not.toMatch(/Told|interface|Why|;$/);
    // oxlint-disable-next-line typescript/no-implied-eval -- the text runs like this in a page
    expect(new Function(`return (${text})("late")`)()).toEqual({ kind: 'late' });
  });
  test.each([
    ['a helper before it', 'const limit = Date.now(); export const run = () => limit;'],
    ['a helper after it', 'export const run = () => [at, at]; const at = Date.now();'],
    ['a second function', 'export const run = () => 1; export const walk = () => 2;'],
    ['an import', "import { LIMIT } from './limits.ts'; export const run = () => LIMIT;"],
    ['no function', 'addEventListener("click", () => {});'],
  ])('is refused with %s, which the page would not have', (_, source) => {
    expect(() => minifyInlineScript(source, 'run.ts')).toThrow('run.ts must export one function');
  });
});
