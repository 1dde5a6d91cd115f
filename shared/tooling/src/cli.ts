#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './apps.ts';

// The commands of a repository that holds one remote: `tapnook dev` and `tapnook build`.
const USAGE = `tapnook dev                          the remote alone, on fakes, at PORT (3100)
tapnook build [--version X] [--out DIR]  one version as it is published`;

const [command = '', ...options] = process.argv.slice(2);
const nameOf = (): string =>
  (JSON.parse(readFileSync(path.join(ROOT, 'remote.json'), 'utf8')) as { name: string }).name;

/** The commands read `process.argv` themselves, as they do when they are started by file. */
const start = async (load: () => Promise<unknown>, rest: readonly string[]): Promise<void> => {
  process.argv.splice(2, Number.POSITIVE_INFINITY, nameOf(), ...rest);
  await load();
};

if (command === 'dev') await start(() => import('./dev/standalone.ts'), options);
else if (command === 'build')
  await start(
    () => import('./build-app.ts'),
    options.includes('--out') ? options : [...options, '--out', path.join(ROOT, 'dist')],
  );
else {
  console.error(USAGE);
  process.exitCode = 2;
}
