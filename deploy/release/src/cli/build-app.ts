import { spawn } from 'node:child_process';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ReleaseRecord } from '@tapnook/contracts/release';

const ROOT = resolve(import.meta.dirname, '../../../..');

/**
 * Builds an app with the tooling into a fresh folder: `record.json` and the files that it lists.
 */
export const buildApp = async (app: string, version: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `${app}-`));
  const script = join(ROOT, 'shared/tooling/src/build-app.ts');
  const build = spawn(process.execPath, [script, app, '--version', version, '--out', folder], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  const code = await new Promise<number | null>((done, fail) =>
    build.once('error', fail).once('exit', done),
  );
  if (code !== 0) throw new Error(`The build of ${app} failed.`);
  return folder;
};

/** The record of a built folder. */
export const readRecord = async (folder: string): Promise<ReleaseRecord> =>
  ReleaseRecord.parse(JSON.parse(await readFile(join(folder, 'record.json'), 'utf8')));

/**
 * The upload of a built folder: the record first, then each file that it lists, with its source map
 * where there is one.
 */
export const uploadForm = async (folder: string, record: ReleaseRecord): Promise<FormData> => {
  const form = new FormData();
  form.set('record', JSON.stringify(record));
  for (const path of Object.keys(record.files)) {
    form.append('file', await openAsBlob(join(folder, path)), path);
    const map = join(folder, `${path}.map`);
    if (path.endsWith('.js') && existsSync(map))
      form.append('map', await openAsBlob(map), `${path}.map`);
  }
  return form;
};
