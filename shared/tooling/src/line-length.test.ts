import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './apps.ts';
import { longLines, longTitles } from './line-length.ts';

const KINDS = ['ts', 'tsx', 'mjs', 'cjs', 'js', 'css', 'sql'];
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'].concat(
    KINDS.map((kind) => `*.${kind}`),
  ),
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 },
)
  .split('\n')
  .filter((file) => file && existsSync(path.join(ROOT, file)));
/** Where lines may be longer, and why. */
const WHOLE_LINES: Readonly<Record<string, string>> = {
  'deploy/api/migrations/': 'drizzle writes them, and one that has run is never changed',
  'deploy/release/src/database/migrations/': 'one that has run is never changed',
  'deploy/api/seed/content/': 'tables of texts, which are read and replaced by the line',
};
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

  it('is 100 columns at most, except where whole lines have a reason', () => {
    const free = (file: string) => Object.keys(WHOLE_LINES).some((one) => file.startsWith(one));
    expect(
      found(
        sources.filter((file) => !free(file)),
        longLines,
      ),
    ).toEqual([]);
  });

  it.each(Object.keys(WHOLE_LINES))('needs its exception in %s', (folder) => {
    const files = sources.filter((file) => file.startsWith(folder));
    expect(found(files, longLines)).not.toEqual([]);
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

  it('is caught in code, comments, strings, markup, SQL and the reasons of lint rules', () => {
    const long = 'x'.repeat(100);
    for (const line of [
      `const a = '${long}';`,
      `  // ${long}`,
      ` * ${long}`,
      `// oxlint-disable-next-line a -- ${long}`,
      `<p class="a">${long}</p>`,
      `select ${long} from b;`,
      `import { a, ${long} } from './b.ts';`,
    ])
      expect(longLines(`const short = 1;\n${line}\n`)).toEqual([line]);
  });

  it('counts characters, and leaves addresses in comments and imports of one name whole', () => {
    const long = 'x'.repeat(100);
    for (const line of [
      '字'.repeat(100),
      '𠮷'.repeat(100),
      `// https://${long}`,
      `import { a } from './${long}.ts';`,
      `import type { A } from './${long}.ts';`,
    ])
      expect(longLines(line)).toEqual([]);
    expect(longLines('𠮷'.repeat(101))).toHaveLength(1);
  });
});
