import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.ts';

const SHARED = [
  'shared/forms',
  'shared/listing',
  'shared/kernel',
  'shared/contracts',
  'shared/platform',
  'shared/ui',
  'shared/tooling',
];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.var', 'dev']);

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? files(full) : statSync(full).isFile() ? [full] : [];
  });

/**
 * A name for the exact sources that an app is built from: its own, the shared packages', the
 * installed libraries'.
 */
export const sourceHash = (app: string): string => {
  const hash = createHash('sha256');
  for (const file of [app, ...SHARED]
    .flatMap((folder) => files(path.join(ROOT, folder)))
    .toSorted()) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.update(readFileSync(path.join(ROOT, 'package-lock.json'))).digest('hex');
};

/** The commit that is built, for the record's provenance. */
export const sourceName = (): string => {
  try {
    const text = (args: string[]): string =>
      execFileSync('git', args, {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    const changes = text(['status', '--porcelain']) ? ' with changes' : '';
    return `${text(['rev-parse', '--short=12', 'HEAD'])}${changes}`;
  } catch {
    return 'sources without a repository';
  }
};
