import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
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
  buildsFrom: string | undefined,
  log: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const output = pageFolder(folder, name);
  const hash = sourceHash(SOURCES[name]);
  const isBuilt = (page: string): boolean => {
    const stamp = path.join(page, STAMP);
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  };
  if (isBuilt(output)) return;
  const other = buildsFrom && pageFolder(buildsFrom, name);
  if (other && isBuilt(other)) {
    cpSync(other, output, { recursive: true });
    return;
  }
  await runScript(`deploy/${name}/build/main.ts`, [output], {}, signal);
  writeFileSync(path.join(output, STAMP), hash);
  log(name === 'backoffice' ? 'built the back office' : 'built the release console');
};

/**
 * Builds the pages of the servers' own, when their sources are not those of the last time, nor of
 * what the stack of `buildsFrom` has built.
 */
export const buildPages = async (
  folder: string,
  buildsFrom: string | undefined,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> => {
  await buildPage('release', folder, buildsFrom, log, signal);
  await buildPage('backoffice', folder, buildsFrom, log, signal);
};
