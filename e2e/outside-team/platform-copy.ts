import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '../fixtures/stack.ts';

/**
 * The platform's repository as it is when a version is released: a copy, so that no version here
 * changes.
 */
export const copyPlatform = (folder: string): void => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed.split('\0').filter(Boolean))
    cpSync(path.join(ROOT, file), path.join(folder, file));
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@tapnook'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@tapnook')
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  const workspaces = ['shared', 'deploy']
    .flatMap((group) => readdirSync(path.join(folder, group)).map((name) => path.join(group, name)))
    .concat('shell', 'e2e', ...readdirSync(folder).filter((name) => name.startsWith('mf-')));
  for (const workspace of workspaces) {
    const manifest = path.join(folder, workspace, 'package.json');
    try {
      const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
      symlinkSync(path.join(folder, workspace), path.join(modules, name));
      const own = path.join(ROOT, workspace, 'node_modules');
      if (existsSync(own)) symlinkSync(own, path.join(folder, workspace, 'node_modules'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  const git = (...args: string[]): void => {
    execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  };
  git('init', '--initial-branch=main');
  git('add', '--all');
  git(
    '-c',
    'user.name=Platform',
    '-c',
    'user.email=platform@tapnook.example',
    'commit',
    '--quiet',
    '-m',
    'release',
  );
};

/** Gives every package its next version, as its changesets say, with its changelog. */
export const versionPackages = (folder: string): void => {
  execFileSync('changeset', ['version'], { cwd: folder, stdio: 'inherit' });
};

/**
 * What the next version of the platform changes: an export that the new remote uses is deprecated.
 */
export const deprecate = (folder: string, name: string): void => {
  writeFileSync(
    path.join(folder, 'shared/platform/deprecations.json'),
    JSON.stringify({ [name]: { since: '1.1.0', until: '2.0.0', use: 'defineApp' } }),
  );
  writeFileSync(
    path.join(folder, '.changeset/next-release.md'),
    `---\n'@tapnook/platform': minor\n---\n\n\`${name}\` is deprecated.\n`,
  );
};
