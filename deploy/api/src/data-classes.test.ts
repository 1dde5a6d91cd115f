import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('every table with something about a person has one class', () => {
  const source = read('deploy/api/src/modules/account-deletion/personal-data.ts');
  const classed = [...read('shared/docs/data-classes.md').matchAll(/`([a-z_]+)`[,\n]/g)];
  expect(classed.map(([, table = '']) => table).toSorted()).toEqual(
    [...source.matchAll(/table: '(\w+)'/g)].map(([, table = '']) => table).toSorted(),
  );
});
