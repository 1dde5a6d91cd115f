import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { originOf } from './origin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'origin-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ka Ho', '-c', 'user.email=kaho@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
beforeAll(() => {
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('sources without a repository tell their lock file alone', () => {
  const lockfile = createHash('sha256').update('{}').digest('hex');
  expect(originOf(folder, folder)).toEqual({ lockfile });
});

test('a repository tells commit, author and whether anything changed; never a password', () => {
  git('init', '--quiet');
  git('remote', 'add', 'origin', 'https://ci:secret@git.example.com/gifts.git');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  expect(originOf(folder, folder)).toMatchObject({
    commit: git('rev-parse', 'HEAD'),
    author: 'Ka Ho',
    modified: false,
    repository: 'https://git.example.com/gifts.git',
  });
  writeFileSync(path.join(folder, 'new.ts'), '');
  expect(originOf(folder, folder).modified).toBe(true);
});
