import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from './apps.ts';
import { pageFolder, type PageName } from './environments.ts';
import { sourceHash } from './source-hash.ts';

const STAMP = 'source';
/** Where a page's own sources lie. */
const SOURCES: Readonly<Record<PageName, string>> = {
  backoffice: 'deploy/backoffice',
  release: 'deploy/release/src/console',
};

const buildPage = async (
  name: PageName,
  folder: string,
  log: (line: string) => void,
): Promise<void> => {
  const output = pageFolder(folder, name);
  const stamp = path.join(output, STAMP);
  const hash = sourceHash(SOURCES[name]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await runScript(`deploy/${name}/build/main.ts`, [output]);
  writeFileSync(stamp, hash);
  log(name === 'backoffice' ? 'built the back office' : 'built the release console');
};

/** Builds the pages of the servers' own, when their sources are not those of the last time. */
export const buildPages = async (folder: string, log: (line: string) => void): Promise<void> => {
  await buildPage('release', folder, log);
  await buildPage('backoffice', folder, log);
};
