#!/usr/bin/env node
// oxlint-disable no-console -- This is a command-line program, which prints.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { apply } from '../../tooling/src/generators/change.ts';
import { nameOf } from '../../tooling/src/generators/names.ts';
import { newRepository, type OwnManifest } from './new-repository.ts';

const USAGE = 'npm create @tapnook/remote my-remote -- [--title "My remote"] [--title-zh 我的頁面]';

/** The manifest of this package, wherever it is installed. */
const ownManifest = (folder = import.meta.dirname): OwnManifest => {
  const file = path.join(folder, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as OwnManifest)
    : ownManifest(path.dirname(folder));
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, 'title-zh': { type: 'string' } },
});
try {
  const [target] = positionals;
  if (!target) throw new Error(USAGE);
  const folder = path.resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty`);
  const name = nameOf(path.basename(folder));
  const titles = { en: values.title ?? name.words, zh: values['title-zh'] ?? name.words };
  const files = apply(folder, newRepository(name, titles, ownManifest()));
  console.log(`${files.map((file) => `  ${file}`).join('\n')}

cd ${path.relative(process.cwd(), folder) || '.'}
npm install
npm run dev          # http://localhost:3100/en-US/${name.kebab} and /zh-HK/${name.kebab}
npm test`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
