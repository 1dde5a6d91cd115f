import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './apps.ts';

/** How long something took; a past moment, as in `Date.now() - DAY`, is none. */
const ELAPSED =
  /\b(?:Date|performance)\.now\(\) - (?:began|begun|begin|start|started|before|since)/;
/** Compares two times of one run, which a busy machine slows alike. */
const COMPARES = 'deploy/api/src/modules/identity/registration.test.ts';

test('no test judges how long something took: a busy machine would decide it', () => {
  const patterns = ['*.test.ts', '*.test.tsx', '*.e2e.ts'];
  const timed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 },
  )
    .split('\n')
    .filter((file) => file && ELAPSED.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(timed).toEqual([COMPARES]);
});

test('a workspace run alone, as in long runs, gives its tests as long as the whole run', () => {
  const limitOf = (file: string): unknown =>
    (require(path.join(ROOT, file)) as { testTimeout?: number }).testTimeout;
  const configs = globSync('{shared/*,shell,mf-*,deploy/*}/jest.config.cjs', { cwd: ROOT });
  expect(configs).toContain('deploy/api/jest.config.cjs');
  const limit = limitOf('jest.config.cjs');
  expect(configs.filter((file) => limitOf(file) !== limit)).toEqual([]);
});
