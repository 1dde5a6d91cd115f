import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.ts';

const isOwn = (modules: string, name: string): boolean =>
  !realpathSync(path.join(modules, name)).includes(`${path.sep}node_modules${path.sep}`);

/**
 * Links a folder of packages: what is a workspace leads into the release, all else to what is
 * installed.
 */
const linkPackages = (from: string, to: string, release: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('@')) {
      linkPackages(path.join(from, name), path.join(to, name), release);
      continue;
    }
    const installed = path.join(from, name);
    const target = isOwn(from, name)
      ? path.join(release, path.relative(realpathSync(ROOT), realpathSync(installed)))
      : realpathSync(installed);
    symlinkSync(target, path.join(to, name));
  }
};

/**
 * Puts the sources of a commit into `folder`, ready to be started beside those of the working tree.
 * Third-party packages are the ones installed now, whatever the commit's lock file says.
 */
export const unpackRelease = (commit: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', commit], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), folder);
  for (const group of ['deploy', 'shared'])
    for (const workspace of readdirSync(path.join(folder, group))) {
      const own = path.join(ROOT, group, workspace, 'node_modules');
      try {
        symlinkSync(realpathSync(own), path.join(folder, group, workspace, 'node_modules'));
      } catch (error) {
        // Most workspaces have no packages of their own.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
};
