import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from './postgres-tools.ts';

/**
 * What a backup holds. The registry's part has its signing keys and tokens: guard it like a
 * password.
 */
export const DATABASES = { shop: 'DATABASE_URL', registry: 'RELEASE_DATABASE_URL' } as const;
export const FOLDERS = { uploads: 'UPLOAD_DIR', release: 'RELEASE_DIR' } as const;
export type DatabaseName = keyof typeof DATABASES;
export type FolderName = keyof typeof FOLDERS;

export interface Dump {
  readonly file: string;
  /** Major version of the server that it was taken from. */
  readonly postgres: number;
  readonly bytes: number;
  readonly sha256: string;
}
/** `backup.json`: says what a backup holds and of which time it is. */
export interface BackupManifest {
  readonly project: string;
  /**
   * ISO 8601, by the database's clock before the first dump began: what came later may be missing.
   */
  readonly since: string;
  readonly databases: Readonly<Partial<Record<DatabaseName, Dump>>>;
  /** Folders and how many files each has. */
  readonly folders: Readonly<Partial<Record<FolderName, number>>>;
}
export const MANIFEST = 'backup.json';

/** SHA-256 in hexadecimal digits. */
export const checksumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

/** Reads a backup's manifest and compares every dump with its checksum. */
export const readBackup = async (folder: string): Promise<BackupManifest> => {
  let manifest: BackupManifest;
  try {
    manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as BackupManifest;
  } catch {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST} that can be read.`);
  }
  for (const { file, sha256 } of Object.values(manifest.databases)) {
    const found = await checksumOf(path.join(folder, file)).catch(() => 'nothing');
    if (found !== sha256)
      throw new BackupError(`${path.join(folder, file)} is damaged: its checksum is ${found}.`);
  }
  return manifest;
};
