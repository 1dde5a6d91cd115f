import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the first migration from the tables of every module, afresh: until the first release there
 * is only this one. It is generated aside and put in place by renaming, so that a reader never sees
 * half of it.
 */
const ROOT = join(import.meta.dirname, '../..');
const aside = mkdtempSync(join(ROOT, '.migrations-'));
try {
  execFileSync('drizzle-kit', ['generate', '--name', 'init'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MIGRATIONS_OUT: aside },
  });
  rmSync(join(ROOT, 'migrations'), { recursive: true, force: true });
  renameSync(aside, join(ROOT, 'migrations'));
} finally {
  rmSync(aside, { recursive: true, force: true });
}
