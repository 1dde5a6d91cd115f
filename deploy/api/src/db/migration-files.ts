import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Scripts by when they run; those before and after run again whenever they change. */
export type MigrationFolders = Readonly<Record<'before' | 'tables' | 'after', string>>;
export const FOLDERS: MigrationFolders = {
  before: join(ROOT, 'migrations-sql/before'),
  tables: join(ROOT, 'migrations'),
  after: join(ROOT, 'migrations-sql/after'),
};
/** The checksum of every migration that has landed; such a file is never edited again. */
export const CHECKSUMS = 'checksums.json';

export interface MigrationFile {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The SQL files of a folder in the order in which they run. */
export const readMigrationFiles = (folder: string): MigrationFile[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, hash: checksumOf(text) };
    });

/** The names of the tables that the scripts of a folder make. */
export const tablesMadeBy = (folder: string): readonly string[] =>
  readMigrationFiles(folder).flatMap(({ text }) =>
    [...text.matchAll(/create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gi)].flatMap(
      ([, name]) => (name ? [name] : []),
    ),
  );
