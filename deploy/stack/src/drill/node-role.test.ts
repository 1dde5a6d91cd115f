import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { NodeRole } from './node-role.ts';

const isPrimary = async (): Promise<boolean> => false;
const isBusy = async (): Promise<boolean> => {
  throw new Error('too busy');
};
const [running, gone] = [() => true, () => false];

test('a node that is too busy to answer is what it was, unless it is gone', async () => {
  const role = new NodeRole();
  expect(await role.isStandby(isPrimary, running)).toBe(false);
  expect(await role.isStandby(isBusy, running)).toBe(false);
  expect(await role.isStandby(isBusy, gone)).toBeUndefined();
});

test('a former primary that starts again is not called the primary before it answers', async () => {
  const role = new NodeRole();
  await role.isStandby(isPrimary, running);
  role.forget();
  expect(await role.isStandby(isBusy, running)).toBeUndefined();
});

test('no scene stops the process that buys and that answers for the roles', () => {
  const files = globSync('{{postgres-node,shop,load}.ts,scenes/*.ts}', {
    cwd: import.meta.dirname,
  });
  expect(files).toContain('postgres-node.ts');
  const stopping = files.filter((file) =>
    /\b(?:execFileSync|execSync|spawnSync)\b/.test(
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ),
  );
  expect(stopping).toEqual([]);
});
