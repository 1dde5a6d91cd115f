import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/**
 * The console runs in an image of its own and may not lean on the shop's packages, so it carries
 * the tokens itself.
 */
const SHOP = join(import.meta.dirname, '../../../../shared/ui/src/styles/tokens.css');
const OWN = join(import.meta.dirname, 'tokens.css');

/** Every declaration in order, without comments and fonts, whose files lie in different places. */
const declarations = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .split(/[;{}\n]/)
    .map((line) => line.trim())
    .filter(Boolean);

test('the console’s tokens are the shop’s, word for word', () => {
  expect(declarations(SHOP).length).toBeGreaterThan(60);
  expect(declarations(OWN)).toEqual(declarations(SHOP));
});

test('fields are no smaller than a phone reads without enlarging the page', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'console.css'), 'utf8');
  const [, fields = ''] =
    /@media \(max-width: 767px\), \(pointer: coarse\) \{\s*input,\s*select,\s*textarea \{([^}]*)\}/.exec(
      sheet,
    ) ?? [];
  expect(fields.trim()).toBe('font-size: 16px !important;');
});
