import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './apps.ts';
import { longComments, longTitles } from './line-length.ts';

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 },
)
  .split('\n')
  .filter(Boolean);
const found = (
  files: readonly string[],
  look: (source: string) => readonly string[],
): readonly string[] =>
  files.flatMap((file) =>
    look(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );

describe('the length of lines', () => {
  it('is 90 characters at most for the title of a test', () => {
    const tests = sources.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file));
    expect(tests.length).toBeGreaterThan(500);
    expect(found(tests, longTitles)).toEqual([]);
  });

  it('is 100 columns at most for a comment', () => {
    expect(found(sources, longComments)).toEqual([]);
  });

  it('is measured in titles of single tests, of tables and of groups', () => {
    const title = 'x'.repeat(91);
    for (const code of [
      `test('${title}', () => {});`,
      `describe("${title}", () => {});`,
      `it.only(\`${title}\`, async () => {});`,
      `test.each([[1], [2]])('${title}', (one) => {});`,
      `test.each(TABLE)(\n  '${title}',\n  async (one) => {},\n);`,
    ])
      expect([code, longTitles(code)]).toEqual([code, [title]]);
    expect(longTitles(`test('${title.slice(1)}', () => { f('${title}'); });`)).toEqual([]);
  });

  it('does not count for addresses and the reasons of lint rules', () => {
    const long = 'x'.repeat(100);
    expect(longComments(`// ${long}\n * ${long}\nconst a = '${long}';`)).toHaveLength(2);
    expect(longComments(`// oxlint-disable-next-line a -- ${long}\n// https://${long}`)).toEqual(
      [],
    );
  });
});
