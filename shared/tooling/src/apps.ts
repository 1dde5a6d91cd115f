import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest, ShellManifest } from '@tapnook/contracts';

/** The repository's root, from this file's place in it. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface App {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  /** Federation container, library global and i18n namespace carry the version: an unversioned name serves the old one. */
  readonly global: string;
  /** Absent for the shell. */
  readonly manifest: RemoteManifest | undefined;
  /** Absent for remotes. */
  readonly shell: ShellManifest | undefined;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** An app by its name, `shell` or a remote; `folder` when its sources lie elsewhere in the repository. */
export const appOf = (name: string, version: string, folder = path.join(ROOT, name)): App => {
  return {
    name,
    folder,
    version,
    global: `${name}_${version}`.replace(/\W/g, '_'),
    manifest:
      name === 'shell' ? undefined : (readJson(path.join(folder, 'remote.json')) as RemoteManifest),
    shell:
      name === 'shell' ? (readJson(path.join(folder, 'shell.json')) as ShellManifest) : undefined,
  };
};

/** Version of an installed package, as the shell provides it. */
export const installedVersion = (name: string): string =>
  (readJson(path.join(ROOT, 'node_modules', name, 'package.json')) as { version: string }).version;

/** Version of the contracts package that an app is built against. */
export const contractVersion = (): string =>
  (readJson(path.join(ROOT, 'shared/contracts/package.json')) as { version: string }).version;
