import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../processes.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const isRow = (line: string): boolean => line.startsWith('| ') && !line.startsWith('| What |');
/** Rows of `shared/docs/coverage.md`: what is asked, where it is done, what proves it. */
const rows = read('shared/docs/coverage.md')
  .split('\n')
  .flatMap((line, index) =>
    isRow(line)
      ? [
          {
            line: index + 1,
            cells: line
              .split(/(?<!\\)\|/)
              .slice(1, -1)
              .map((cell) => cell.trim()),
          },
        ]
      : [],
  );
const filesOf = (cell: string): string[] =>
  [...cell.matchAll(/`([\w./@-]+\/[\w./@-]+\.\w+)`/g)].flatMap(([, path]) => path ?? []);

/** Each case that a cell quotes, with the file named before it. */
const quotesOf = (cell: string): { readonly file: string; readonly words: string }[] => {
  let file = '';
  return [...cell.matchAll(/`([\w./@-]+\.\w+)`|“([^”]+)”/g)].flatMap(([, path, words]) => {
    if (path) file = path;
    return words ? [{ file, words }] : [];
  });
};

describe('what the table of coverage says', () => {
  test('no cell is empty', () => {
    expect(rows.length).toBeGreaterThan(800);
    expect(
      rows
        .filter(({ cells }) => cells.length < 3 || cells.some((cell) => cell === ''))
        .map(({ line }) => line),
    ).toEqual([]);
  });
  test('every file is there', () => {
    expect(
      rows.flatMap(({ line, cells }) =>
        filesOf(cells.slice(1).join(' '))
          .filter((path) => !existsSync(join(ROOT, path)))
          .map((path) => `${line}: ${path}`),
      ),
    ).toEqual([]);
  });
  test('every case that is quoted stands in its file', () => {
    expect(
      rows.flatMap(({ line, cells }) =>
        quotesOf(cells[2] ?? '')
          .filter(({ file, words }) => !existsSync(join(ROOT, file)) || !read(file).includes(words))
          .map(({ words }) => `${line}: ${words}`),
      ),
    ).toEqual([]);
  });
});
