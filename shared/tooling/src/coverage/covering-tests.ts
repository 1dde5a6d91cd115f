import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A test that says, in a comment right above it, which requirements it proves. */
export interface CoveringTest {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const SOURCES = ['shared/*', 'shell', 'mf-*', 'deploy/*', 'e2e'];
const TEST_FILE = /\.(?:test|e2e)\.tsx?$/;
/**
 * `// Covers: ORD-001, ORD-002` on one or more lines, then the call of a test or of a group of
 * tests.
 */
const COVERS = /((?:^[ \t]*\/\/ Covers:[^\n]*\n)+)[ \t]*(?:test\w*|it|describe)/gm;
/** The rows of a table of cases stand between the comment and the title. */
const LONGEST_TABLE = 20_000;
const TITLE = /\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\]|\\.)*)")/;
const ID = /[A-Z]{3}-\d{3}/g;

const titleOf = (call: string): string => {
  const [, single, template, double] = TITLE.exec(call) ?? [];
  return (single ?? template ?? double ?? '').replaceAll("\\'", "'");
};

/** The tests of one file that name requirements. */
export const coveringTestsIn = (file: string, text: string): readonly CoveringTest[] =>
  [...text.matchAll(COVERS)].map(({ 0: head, 1: comment = '', index }) => ({
    file,
    title: titleOf(text.slice(index + head.length, index + head.length + LONGEST_TABLE)),
    ids: [...comment.matchAll(ID)].map(([id]) => id),
  }));

/** The tests of the repository that name requirements, by file. */
export const readCoveringTests = (root: string): readonly CoveringTest[] =>
  SOURCES.flatMap((source) => globSync(`${source}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => TEST_FILE.test(file) && !file.includes('node_modules'))
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((file) => coveringTestsIn(file, readFileSync(path.join(root, file), 'utf8')));
