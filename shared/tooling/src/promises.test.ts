import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A source whose long texts stand on one line, however they are wrapped. */
const readJoined = (path: string): string => read(path).replace(/(['"`]) \+\s*['"`]/g, '');

/** A sentence, the file that says it, and the test that keeps it. */
interface Kept {
  readonly sentence: string;
  readonly saidIn: string;
  readonly file: string;
  readonly title: string;
}
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = read('shared/docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Sentence|---)/.test(line))
  .map(cellsOf);
const promises = rows.flatMap(([sentence = '', saidIn = '', keptBy = '']): Kept[] => {
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(keptBy) ?? [];
  return file && sentence ? [{ sentence, saidIn: saidIn.replaceAll('`', ''), file, title }] : [];
});

/** Paragraphs of the page that tells how refunds are done, in English. */
const refundParagraphs = (): readonly string[] => {
  const [article = ''] = readJoined('deploy/api/seed/content/help/promises.ts').split(
    'export const accessibilityStatement',
  );
  return [...article.matchAll(/t\(\s*'([A-Z][^']{40,})',/g)].map(([, text = '']) => text);
};

/** Sections that ask something of the reader, say who we are, or tell what we keep of whom. */
const WITHOUT_PROMISES: ReadonlySet<string> = new Set([
  'What TapNook is',
  'Your account',
  'What we are answerable for',
  'In one paragraph',
  'What we keep',
  'Who else sees it',
]);
/** Sections of a document that promise something, in English, with their texts. */
const promisingSections = (
  path: string,
): readonly { readonly heading: string; readonly text: string }[] =>
  readJoined(path)
    .split(/heading: t\(/)
    .slice(1)
    .map((section) => ({
      heading: /^\s*'([^']+)'/.exec(section)?.[1] ?? '',
      text: section,
    }))
    .filter(({ heading }) => !WITHOUT_PROMISES.has(heading));

describe('what is promised', () => {
  test('is a table of sentences, places and tests', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(promises).toHaveLength(rows.length);
  });

  test('is still said where the table says', () => {
    expect(
      promises.filter(({ sentence, saidIn }) => !readJoined(saidIn).includes(sentence)),
    ).toEqual([]);
  });

  test('is kept by a test that exists under its title', () => {
    const lost = promises.filter(
      ({ file, title }) =>
        !/\.(test|e2e)\.tsx?$/.test(file) ||
        !existsSync(join(ROOT, file)) ||
        !read(file).includes(`'${title}'`),
    );
    expect(lost).toEqual([]);
  });

  test('lists every paragraph of the refunds page', () => {
    const listed = promises.map(({ sentence }) => sentence);
    const paragraphs = refundParagraphs();
    expect(paragraphs.length).toBeGreaterThan(5);
    expect(
      paragraphs.filter((text) => !listed.some((sentence) => text.includes(sentence))),
    ).toEqual([]);
  });

  test.each([
    'deploy/api/seed/content/help/usage-terms.ts',
    'deploy/api/seed/content/help/privacy-policy.ts',
  ])('lists something of every section that promises in %s', (path) => {
    const listed = promises.map(({ sentence }) => sentence);
    const sections = promisingSections(path);
    expect(sections.length).toBeGreaterThan(2);
    expect(
      sections
        .filter(({ text }) => !listed.some((sentence) => text.includes(sentence)))
        .map(({ heading }) => heading),
    ).toEqual([]);
  });
});
