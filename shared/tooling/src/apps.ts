import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest, ShellManifest } from '@tapnook/contracts';

/** The nearest folder from where the tool runs whose packages it uses. */
const projectFolder = (from: string): string => {
  const parent = path.dirname(from);
  if (existsSync(path.join(from, 'node_modules/@tapnook/tooling')) || parent === from) return from;
  return projectFolder(parent);
};

/**
 * The project's root: of this repository when the tooling runs from its sources, of a team's own
 * when it is an installed package.
 */
export const ROOT = import.meta.dirname.includes(`${path.sep}node_modules${path.sep}`)
  ? projectFolder(process.cwd())
  : path.resolve(import.meta.dirname, '../../..');

/** A file of this package that goes into builds; an installed one is JavaScript. */
export const ownModule = (name: string): string =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`);

export interface App {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  /**
   * Federation container, library global and i18n namespace carry the version: an unversioned name
   * serves the old one.
   */
  readonly global: string;
  /** Absent for the shell. */
  readonly manifest: RemoteManifest | undefined;
  /** Absent for remotes. */
  readonly shell: ShellManifest | undefined;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Where an app's sources lie: a repository of its own is one remote's. */
const folderOf = (name: string): string =>
  existsSync(path.join(ROOT, 'remote.json')) ? ROOT : path.join(ROOT, name);

/** An app by its name, `shell` or a remote; `folder` when its sources lie elsewhere. */
export const appOf = (name: string, version: string, folder = folderOf(name)): App => {
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

/**
 * The range of a library that an app needs: what its team's manifest asks for, since a newer patch
 * that npm happened to install is not needed; else from the installed version on.
 */
export const rangeOf = (installed: string, asked = ''): string =>
  /^\^\d+\.\d+\.\d+$/.test(asked) ? asked : `^${installed}`;

/** The same for an app that is built here; only a repository of its own asks by a manifest. */
export const neededRange = (name: string): string => {
  const manifest = existsSync(path.join(ROOT, 'remote.json'))
    ? (readJson(path.join(ROOT, 'package.json')) as {
        readonly dependencies?: Readonly<Record<string, string>>;
      })
    : undefined;
  return rangeOf(installedVersion(name), manifest?.dependencies?.[name]);
};

/** Version of the contracts package that an app is built against. */
export const contractVersion = (): string => installedVersion('@tapnook/contracts');
