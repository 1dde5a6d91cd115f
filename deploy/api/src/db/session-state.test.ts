import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.join(import.meta.dirname, '../..');
/** What lives in a database session and so breaks behind a pooler in transaction mode. */
const SESSION_STATE = new RegExp(
  [
    /\b(?:UN)?LISTEN\s+[a-z_]+\s*[;'"`]/,
    /pg_(?:try_)?advisory_lock/,
    /\bSET\s+SESSION\b/,
    /\bCREATE\s+TEMP(?:ORARY)?\b/,
    /\bDECLARE\s+\w+\s+CURSOR\s+WITH\s+HOLD\b/,
    /\.prepare\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

test('nothing in the process depends on a database session', () => {
  const files = globSync(['src/**/*.ts', 'migrations-sql/**/*.sql'], { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.filter((file) => SESSION_STATE.test(readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});
