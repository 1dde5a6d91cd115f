import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { ROOT } from './apps.ts';

type Origin = Pick<
  ReleaseRecord['provenance'],
  'commit' | 'author' | 'modified' | 'lockfile' | 'repository'
>;

const git = (folder: string, ...args: string[]): string => {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

/** An address that may be shown: without a name and password in it. */
const shownAddress = (remote: string): string => remote.replace(/^(\w+:\/\/)[^/@]*@/, '$1');

/**
 * Which commit a build is of, by whom, and which lock file its libraries are from; what is not
 * known is absent.
 */
export const originOf = (folder: string, root = ROOT): Origin => {
  const commit = git(folder, 'rev-parse', 'HEAD');
  const lock = path.join(root, 'package-lock.json');
  const repository = git(folder, 'remote', 'get-url', 'origin');
  return {
    ...(/^[\da-f]{40,64}$/.test(commit) && {
      commit,
      author: git(folder, 'log', '-1', '--format=%an').slice(0, 200),
      modified: git(folder, 'status', '--porcelain', '--', '.') !== '',
    }),
    ...(repository && { repository: shownAddress(repository).slice(0, 300) }),
    ...(existsSync(lock) && {
      lockfile: createHash('sha256').update(readFileSync(lock)).digest('hex'),
    }),
  };
};
