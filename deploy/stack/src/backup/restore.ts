import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type BackupManifest,
  type DatabaseName,
  DATABASES,
  type FolderName,
  FOLDERS,
  readBackup,
} from './manifest.ts';
import { BackupError, readFacts, requireProgram, runProgram } from './postgres-tools.ts';

type Variables = Readonly<Record<string, string | undefined>>;
type Target = readonly [name: string, source: string, place: string];

const placeOf = (variables: Variables, name: string, variable: string): string => {
  const place = variables[variable];
  if (!place)
    throw new BackupError(
      `The backup holds ${name}, and ${variable} does not say where it shall go. Nothing was ` +
        'changed.',
    );
  return place;
};

const requireEmptyFolder = ([name, , place]: Target): void => {
  if (existsSync(place) && readdirSync(place).length > 0)
    throw new BackupError(
      `${name} would go to ${place}, which is not empty. Move that aside first; nothing was ` +
        'changed.',
    );
};
const requireEmptyDatabase = async ([name, , url]: Target): Promise<void> => {
  const { major, tables } = await readFacts(url);
  requireProgram('pg_restore', major);
  if (tables > 0)
    throw new BackupError(
      `${name} would go to ${new URL(url).pathname.slice(1)}, which has ${tables} tables. ` +
        'Make an empty database for it; nothing was changed.',
    );
};

/**
 * Puts a backup into empty databases and folders that the variables name. Everything is checked
 * before anything is written, and a database is restored whole or not at all.
 */
export const restoreBackup = async (
  folder: string,
  variables: Variables,
  log: (line: string) => void,
): Promise<BackupManifest> => {
  const manifest = await readBackup(folder);
  const databases = Object.entries(manifest.databases).map(([name, { file }]): Target => [
    name,
    path.join(folder, file),
    placeOf(variables, name, DATABASES[name as DatabaseName]),
  ]);
  const folders = Object.keys(manifest.folders).map((name): Target => [
    name,
    path.join(folder, name),
    placeOf(variables, name, FOLDERS[name as FolderName]),
  ]);
  for (const target of databases) await requireEmptyDatabase(target);
  for (const target of folders) requireEmptyFolder(target);
  for (const [name, file, url] of databases) {
    runProgram('pg_restore', url, [
      '--no-owner',
      '--no-acl',
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`,
      file,
    ]);
    log(`${name}: restored`);
  }
  for (const [name, source, place] of folders) {
    cpSync(source, place, { recursive: true, preserveTimestamps: true });
    log(`${name}: restored to ${place}`);
  }
  return manifest;
};
