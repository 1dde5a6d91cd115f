import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../apps.ts';
import { apply, type Change } from './change.ts';
import { nameOf, type Titles } from './names.ts';
import { newApiModule } from './new-api-module.ts';
import { newRemote } from './new-remote.ts';
import { newScreen } from './new-screen.ts';

const USAGE = `npm run new -- remote gift-ideas --title "Gift ideas" --title-zh 送禮靈感
npm run new -- screen mf-catalog gift-ideas --title "Gift ideas" --title-zh 送禮靈感
npm run new -- api-module gift-ideas`;

const changeOf = (
  root: string,
  [kind, ...names]: readonly string[],
  titles: Partial<Titles>,
): Change => {
  const last = names.at(-1);
  if (last === undefined) throw new Error(USAGE);
  const name = nameOf(last);
  const both: Titles = { en: titles.en ?? name.words, zh: titles.zh ?? name.words };
  if (kind === 'remote' && names.length === 1) return newRemote(root, name, both);
  if (kind === 'screen' && names.length === 2) return newScreen(root, names[0] ?? '', name, both);
  if (kind === 'api-module' && names.length === 1) return newApiModule(root, name);
  throw new Error(USAGE);
};

/** As `npm test` asks of every file: the longer a name, the more lines some expressions take. */
const format = (root: string, files: readonly string[]): void => {
  const settings = ['-c', path.join(ROOT, '.oxfmtrc.json'), '--no-error-on-unmatched-pattern'];
  const oxfmt = path.join(ROOT, 'node_modules/.bin/oxfmt');
  const { status } = spawnSync(oxfmt, [...settings, ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The files are written, but oxfmt could not lay them out.');
};

// `--root` names another folder than the repository, for example one that a test throws away.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    'title-zh': { type: 'string' },
    root: { type: 'string', default: ROOT },
  },
});
try {
  const change = changeOf(values.root, positionals, {
    ...(values.title !== undefined && { en: values.title }),
    ...(values['title-zh'] !== undefined && { zh: values['title-zh'] }),
  });
  const files = apply(values.root, change);
  format(values.root, files);
  for (const file of files)
    console.log(`${file in change.created ? 'new    ' : 'changed'}  ${file}`);
  // A new workspace has to stand in the lock file, or the next clean install refuses it.
  if (positionals[0] === 'remote' && values.root === ROOT)
    process.exitCode =
      spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: ROOT,
        stdio: 'inherit',
      }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
