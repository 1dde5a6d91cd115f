import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('the inventory of keys names each purpose that a key is derived for, and no other', () => {
  const [, purposes = ''] = /type KeyPurpose =([^;]+);/.exec(read('deploy/api/src/keys.ts')) ?? [];
  const [, table = ''] = /## Derived from([\s\S]*?)\n## /.exec(read('shared/docs/keys.md')) ?? [];
  const listed = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(
    [...purposes.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name).toSorted(),
  );
});
