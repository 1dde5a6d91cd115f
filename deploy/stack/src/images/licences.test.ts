import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../processes.ts';
import { deliveredPackages, licencePage, licencesOf } from './licences.ts';
import type { Lock } from './production-packages.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Lock };
const licences = licencesOf(packages, deliveredPackages(packages));

test('every package that is run or delivered has a licence that allows it', () =>
  expect(licences.refused).toEqual([]));

test('no package that is run or delivered is a pre-release', () =>
  expect(
    licences.packages
      .filter(({ version }) => version.includes('-'))
      .map(({ name, version }) => `${name}@${version}`),
  ).toEqual([]));

test('the page of licences names what the lock file has', () =>
  expect(read('shared/docs/THIRD-PARTY.md')).toBe(licencePage(licences)));

test('a licence that is unknown, missing or only one of two is refused', () => {
  const lock: Lock = {
    'node_modules/a': { version: '1', license: '(GPL-3.0-only OR MIT)' },
    'node_modules/b': { version: '1', license: 'MIT AND GPL-3.0-only' },
    'node_modules/c': { version: '1' },
  };
  expect(licencesOf(lock, Object.keys(lock)).refused).toEqual([
    'b@1: MIT AND GPL-3.0-only',
    'c@1: no licence',
  ]);
});
