import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { writeFileWholeSync } from '@tapnook/server/files';
import { ROOT } from '../processes.ts';
import {
  type BackupManifest,
  checksumOf,
  type DatabaseName,
  DATABASES,
  type Dump,
  type FolderName,
  FOLDERS,
  MANIFEST,
} from './manifest.ts';
import { BackupError, readFacts, requireProgram, runProgram } from './postgres-tools.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const dump = async (name: DatabaseName, url: string, folder: string): Promise<Dump> => {
  const { major } = await readFacts(url);
  requireProgram('pg_dump', major);
  const file = `${name}.dump`;
  const target = path.join(folder, file);
  runProgram('pg_dump', url, ['--format=custom', '--no-owner', '--no-acl', `--file=${target}`]);
  chmodSync(target, 0o600);
  return {
    file,
    postgres: major,
    bytes: statSync(target).size,
    sha256: await checksumOf(target),
  };
};

const countFiles = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    .length;

/**
 * Writes a whole backup to `target`, which must not exist: the databases that the variables name,
 * then the folders, so that whatever a row points to is there. It appears under its name only when
 * it is whole. Buckets are not copied; their provider keeps versions.
 */
export const writeBackup = async (
  target: string,
  variables: Variables,
  log: (line: string) => void,
): Promise<BackupManifest> => {
  if (existsSync(target)) throw new BackupError(`${target} is there already.`);
  const shop = variables[DATABASES.shop];
  if (!shop) throw new BackupError('DATABASE_URL is not set: there is nothing to dump.');
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const { now: since } = await readFacts(shop);
  const databases: Partial<Record<DatabaseName, Dump>> = {};
  for (const name of Object.keys(DATABASES) as DatabaseName[]) {
    const url = variables[DATABASES[name]];
    if (!url) {
      log(`${name}: left out, since ${DATABASES[name]} is not set`);
      continue;
    }
    const made = await dump(name, url, draft);
    databases[name] = made;
    log(`${name}: ${(made.bytes / 1e6).toFixed(1)} MB of PostgreSQL ${made.postgres}`);
  }
  const folders: Partial<Record<FolderName, number>> = {};
  for (const name of Object.keys(FOLDERS) as FolderName[]) {
    const source = variables[FOLDERS[name]];
    if (!source || !existsSync(source)) {
      log(`${name}: left out, since ${FOLDERS[name]} names no folder`);
      continue;
    }
    cpSync(source, path.join(draft, name), { recursive: true, preserveTimestamps: true });
    folders[name] = countFiles(path.join(draft, name));
    log(`${name}: ${folders[name]} files`);
  }
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const manifest: BackupManifest = { project: version, since, databases, folders };
  writeFileWholeSync(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(draft, target);
  return manifest;
};
