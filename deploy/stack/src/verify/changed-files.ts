import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What `npm test -- --changed` has to check. */
export interface Changes {
  /** Every file that differs and still exists. */
  readonly files: readonly string[];
  readonly formatted: readonly string[];
  readonly linted: readonly string[];
  readonly journeys: readonly string[];
  /** Folders whose types may be affected; null stands for all of them. */
  readonly typed: readonly string[] | null;
}

const BRANCHES = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];

/** Paths that differ from the merge base with the main branch, new files included. */
export const changedFiles = (root: string): string[] => {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const mergeBase = (branch: string): string[] => {
    try {
      return [git('merge-base', 'HEAD', branch).trim()];
    } catch {
      return [];
    }
  };
  const base = BRANCHES.flatMap(mergeBase)[0] ?? 'HEAD';
  const paths = [
    git('diff', '--name-only', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(paths.flatMap((list) => list.split('\0')).filter(Boolean))];
};

const FORMATTED = /\.(ts|tsx|js|cjs|mjs|css|json|jsonc|html|md|ya?ml)$/;
const LINTED = /\.(ts|tsx|js|cjs|mjs)$/;
const folderOf = (file: string): string => {
  const [first = '', second = ''] = file.split('/');
  return first === 'deploy' ? `${first}/${second}` : first;
};

/** Sorts changed paths by the checks that they need. `exists` tells deleted files from the rest. */
export const sortChanges = (
  paths: readonly string[],
  exists: (file: string) => boolean,
): Changes => {
  const files = paths.filter(exists);
  const code = paths.filter((file) => LINTED.test(file) || file.endsWith('.json'));
  // Everything imports the shared packages, and the files at the root configure everything.
  const reachesAll = code.some((file) => file.startsWith('shared/') || !file.includes('/'));
  return {
    files,
    formatted: files.filter((file) => FORMATTED.test(file)),
    linted: files.filter((file) => LINTED.test(file)),
    journeys: files.filter((file) => /^e2e\/.*\.e2e\.ts$/.test(file)),
    typed: reachesAll ? null : [...new Set(code.map(folderOf))],
  };
};

export const readChanges = (root: string): Changes =>
  sortChanges(changedFiles(root), (file) => existsSync(path.join(root, file)));
