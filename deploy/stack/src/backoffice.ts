import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from './apps.ts';
import { backofficeFolder } from './environments.ts';
import { sourceHash } from './source-hash.ts';

const STAMP = 'source';

/** Builds the page of the back office, when its sources are not those of the last time. */
export const buildBackoffice = async (
  folder: string,
  log: (line: string) => void,
): Promise<void> => {
  const output = backofficeFolder(folder);
  const stamp = path.join(output, STAMP);
  const hash = sourceHash('deploy/backoffice');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await runScript('deploy/backoffice/build/main.ts', [output]);
  writeFileSync(stamp, hash);
  log('built the back office');
};
