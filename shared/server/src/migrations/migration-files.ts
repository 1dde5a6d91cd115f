import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The checksum of every migration that has landed; such a file is never edited again. */
export const CHECKSUMS = 'checksums.json';

export interface MigrationFile {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal digits. */
  readonly hash: string;
}

/** The SQL files of a folder in the order in which they run; none when there is no such folder. */
export const readMigrationFiles = (folder: string): MigrationFile[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });

/** The names of the tables that the scripts of a folder make, without their schema. */
export const tablesMadeBy = (folder: string): readonly string[] =>
  readMigrationFiles(folder).flatMap(({ text }) =>
    [
      ...text.matchAll(/create (?:unlogged )?table (?:if not exists )?(?:\w+\.)?"?(\w+)"?/gi),
    ].flatMap(([, name]) => (name ? [name] : [])),
  );
