import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CHECKSUMS, readMigrationFiles } from '@tapnook/server/migrations';
import { FOLDERS } from './migration-folders.ts';

/**
 * `npm run db:generate -w deploy/api -- add_gift_cards` writes the next migration: what the tables
 * of the modules have and the migrations so far do not make. Those that exist are never rewritten,
 * because databases have been made with them. It is generated aside, so that a failure leaves
 * nothing half done.
 */
const ROOT = join(import.meta.dirname, '../..');
const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9_]*$/.test(name))
  throw new Error(
    'Name the change, in small letters: npm run db:generate -w deploy/api -- add_gift_cards',
  );

const landed = readMigrationFiles(FOLDERS.tables);
const aside = mkdtempSync(join(ROOT, '.migrations-'));
try {
  cpSync(FOLDERS.tables, aside, { recursive: true });
  // The generator takes only a relative folder, and says by its words alone that it failed.
  const output = execFileSync('drizzle-kit', ['generate', '--name', name], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, MIGRATIONS_OUT: basename(aside) },
  });
  process.stdout.write(output);
  const now = readMigrationFiles(aside);
  const changed = landed.find(
    (file) => now.find((one) => one.name === file.name)?.hash !== file.hash,
  );
  if (changed) throw new Error(`${changed.name} was rewritten; nothing was kept.`);
  if (now.length === landed.length) {
    if (!output.includes('No schema changes')) throw new Error('No migration was made.');
  } else {
    writeFileSync(
      join(aside, CHECKSUMS),
      `${JSON.stringify(Object.fromEntries(now.map((file) => [file.name, file.hash])), null, 2)}\n`,
    );
    cpSync(aside, FOLDERS.tables, { recursive: true });
  }
} finally {
  rmSync(aside, { recursive: true, force: true });
}
