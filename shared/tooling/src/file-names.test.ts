import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from './apps.ts';

/** Words that the glossary replaced, and the paths that may keep one, each with its reason. */
const { words, exceptions } = JSON.parse(
  readFileSync(path.join(ROOT, 'shared/docs/retired-words.json'), 'utf8'),
) as { words: string[]; exceptions: Record<string, string> };
/** Source folders; the seed's content and pictures are named by what the shop sells. */
const FOLDERS = ['shell', 'mf-*', 'shared', 'deploy', 'e2e'];
const UNCHECKED = /^(?:shared\/docs|shared\/imagery|deploy\/api\/(?:seed|drizzle))\//;

/** The retired words in a path: of its folders and of its file's name, between hyphens and dots. */
const retiredIn = (file: string): string[] => {
  const hyphenated = `-${file.replace(/[/._]/g, '-')}-`;
  return words.filter((word) => hyphenated.includes(`-${word}-`));
};

describe('file names', () => {
  test('use no retired word', () => {
    const files = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 },
    ).split('\n');
    expect(
      files.filter(
        (file) => !UNCHECKED.test(file) && !(file in exceptions) && retiredIn(file).length > 0,
      ),
    ).toEqual([]);
  });
  test('with a retired word are found in folders, files and test names', () => {
    expect(
      ['mf-a/src/desk/x.ts', 'mf-a/src/use-kept-focus.ts', 'shell/src/words.test.ts'].map(
        retiredIn,
      ),
    ).toEqual([['desk'], ['kept'], ['words']]);
  });
});
