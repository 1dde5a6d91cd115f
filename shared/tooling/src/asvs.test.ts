import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '../../..');
const rows = readFileSync(path.join(ROOT, 'shared/docs/asvs.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (V\d+) [^|]*\|([^|]*)\|([^|]*)\|$/.exec(line))
  .filter((found) => found !== null)
  .map(([, chapter = '', met = '', open = '']) => ({ chapter, met, open }));

describe('the table of the application security standard', () => {
  test('has every chapter once, and leaves none without a word', () => {
    expect(rows.map(({ chapter }) => chapter)).toEqual(
      Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
    );
    expect(rows.filter(({ met, open }) => met.trim() + open.trim() === '')).toEqual([]);
  });

  test('names files that exist', () => {
    const named = rows.flatMap(({ met }) => [...met.matchAll(/`([^`]+\.ts)`/g)]);
    expect(named.length).toBeGreaterThan(25);
    expect(
      named.map(([, file = '']) => file).filter((file) => !existsSync(path.join(ROOT, file))),
    ).toEqual([]);
  });

  test('calls no requirement of a chapter another chapter’s', () => {
    const strayed = rows.flatMap(({ chapter, met, open }) =>
      [...`${met} ${open}`.matchAll(/V(\d+)\.\d+/g)]
        .filter(([, number]) => `V${number}` !== chapter)
        .map(([requirement]) => `${chapter}: ${requirement}`),
    );
    expect(strayed).toEqual([]);
  });
});
