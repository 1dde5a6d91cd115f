import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changedFiles, sortChanges } from './changed-files.ts';

describe('changedFiles', () => {
  let root: string;
  const git = (...args: readonly string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'changed-'));
    git('init', '-q', '-b', 'main');
    for (const name of ['same.ts', 'edited.ts', 'deleted.ts'])
      writeFileSync(path.join(root, name), 'one');
    git('add', '.');
    git('commit', '-qm', 'one');
    git('checkout', '-qb', 'branch');
    writeFileSync(path.join(root, 'committed.ts'), 'two');
    git('add', '.');
    git('commit', '-qm', 'two');
    writeFileSync(path.join(root, 'edited.ts'), 'two');
    writeFileSync(path.join(root, 'new.ts'), 'two');
    rmSync(path.join(root, 'deleted.ts'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('lists what a branch committed, edited, deleted and added', () => {
    expect(changedFiles(root).toSorted()).toEqual([
      'committed.ts',
      'deleted.ts',
      'edited.ts',
      'new.ts',
    ]);
  });
});

describe('sortChanges', () => {
  const sort = (...paths: string[]) => sortChanges(paths, (file) => !file.includes('deleted'));

  test('lints and formats what exists only', () => {
    const changes = sort('mf-account/src/a.tsx', 'mf-account/src/deleted.ts', 'shell/README.md');
    expect(changes.linted).toEqual(['mf-account/src/a.tsx']);
    expect(changes.formatted).toEqual(['mf-account/src/a.tsx', 'shell/README.md']);
  });
  test('checks the types of the folders that changed', () => {
    expect(sort('mf-account/src/deleted.ts', 'deploy/api/src/main.ts').typed).toEqual([
      'mf-account',
      'deploy/api',
    ]);
  });
  test('checks the types of all folders when a shared package changed', () => {
    expect(sort('shared/kernel/src/money.ts').typed).toBeNull();
    expect(sort('package.json').typed).toBeNull();
  });
  test('runs the journeys that changed', () => {
    expect(sort('e2e/journeys/purchase.e2e.ts', 'e2e/fixtures/orders.ts').journeys).toEqual([
      'e2e/journeys/purchase.e2e.ts',
    ]);
  });
});
