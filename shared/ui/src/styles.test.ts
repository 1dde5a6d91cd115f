import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = __dirname;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const sheets = globSync('**/*.module.css', { cwd: ROOT }).toSorted();
const components = globSync('**/*.tsx', { cwd: ROOT }).filter((path) => !path.includes('.test.'));

const classesOf = (css: string) =>
  new Set(
    [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-zA-Z]\w*)(?=[^{};]*\{)/g)].map(
      ([, name]) => name,
    ),
  );
const usedBy = (sheet: string) =>
  new Set(
    components
      .filter(
        (path) =>
          (read(path).includes(`'./${basename(sheet)}'`) && dirname(path) === dirname(sheet)) ||
          read(path).includes(`'../${sheet}'`),
      )
      .flatMap((path) => [...read(path).matchAll(/styles\.(\w+)/g)].map(([, name]) => name)),
  );

describe('the styles of components', () => {
  test.each(sheets)('%s has the classes that are used, and no others', (sheet) => {
    expect(usedBy(sheet)).toEqual(classesOf(read(sheet)));
  });

  test.each(sheets)('%s takes its colours from the tokens, except over a picture', (sheet) => {
    const literal = [...read(sheet).matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => colour);
    const overPictures = ['#fff', '#ffb39b', '#0d1513', '#eef4ef', '#b7c4bd', '#11201b'];
    expect(literal.filter((colour) => !overPictures.includes(colour))).toEqual([]);
  });

  test('every token that a component names exists', () => {
    const defined = new Set(
      [...read('styles/tokens.css').matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
    );
    const own = new Set(['--ground', '--k']);
    const named = sheets
      .concat('styles/base.css')
      .flatMap((sheet) =>
        [...read(sheet).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''),
      );
    expect(named.filter((name) => !defined.has(name) && !own.has(name))).toEqual([]);
  });

  // Covers: ACC-095
  test('what is printed is dark on white, whatever the screen shows', () => {
    const tokens = read('styles/tokens.css');
    const media = [...tokens.matchAll(/color-scheme: dark\)|data-theme=['"]dark['"]\]/g)].map(
      ({ index }) => tokens.slice(tokens.lastIndexOf('@media', index)),
    );
    expect(media).toHaveLength(2);
    for (const rule of media) expect(rule).toMatch(/^@media screen\b/);
  });

  test('no component writes an inline style', () => {
    expect(components.filter((path) => /\bstyle=/.test(read(path)))).toEqual([]);
  });
});
