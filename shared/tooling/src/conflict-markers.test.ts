import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { ROOT } from './apps.ts';

/** As merges write them, and as the formatter leaves the last one in a text. */
const MARKERS = '^(<{7}|>{7}|(> ){6}>)( |$)';

test('no file holds the markers of a conflict that nobody resolved', () => {
  const { stdout, status } = spawnSync('git', ['grep', '--untracked', '-lIE', MARKERS], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // Git ends with 1 when it found nothing.
  expect([stdout, status]).toEqual(['', 1]);
});
