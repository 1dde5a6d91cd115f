import { spawn } from 'node:child_process';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_SURFACE_FILE, ReleaseRecord } from '@tapnook/contracts/release';
import { provenanceOf } from './attest.ts';

/** The build of the project in which the command runs; else of this one. */
const buildScript = (): string => {
  const request = '@tapnook/tooling/build-app';
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve(request);
  } catch {
    return createRequire(import.meta.filename).resolve(request);
  }
};

/**
 * Builds an app with the tooling into a fresh folder: `record.json` and the files that it lists.
 */
export const buildApp = async (app: string, version: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `${app}-`));
  const build = spawn(
    process.execPath,
    [buildScript(), app, '--version', version, '--out', folder],
    {
      stdio: ['ignore', 2, 2],
    },
  );
  const code = await new Promise<number | null>((done, fail) =>
    build.once('error', fail).once('exit', done),
  );
  if (code !== 0) throw new Error(`The build of ${app} failed.`);
  return folder;
};

/** The record of a built folder. */
export const readRecord = async (folder: string): Promise<ReleaseRecord> =>
  ReleaseRecord.parse(JSON.parse(await readFile(join(folder, 'record.json'), 'utf8')));

/** What a check is told of a built folder: its record, and a shell's contracts. */
export const checkBody = async (folder: string, record: ReleaseRecord): Promise<unknown> =>
  record.files[CONTRACT_SURFACE_FILE]
    ? {
        record,
        contracts: JSON.parse(
          await readFile(join(folder, CONTRACT_SURFACE_FILE), 'utf8'),
        ) as unknown,
      }
    : record;

/**
 * The upload of a built folder: the record first, then each file that it lists, with its source map
 * where there is one.
 */
export const uploadForm = async (folder: string, record: ReleaseRecord): Promise<FormData> => {
  const form = new FormData();
  form.set('record', JSON.stringify(record));
  const provenance = await provenanceOf(folder, record);
  if (provenance) form.set('provenance', JSON.stringify(provenance));
  for (const path of Object.keys(record.files)) {
    form.append('file', await openAsBlob(join(folder, path)), path);
    const map = join(folder, `${path}.map`);
    if (path.endsWith('.js') && existsSync(map))
      form.append('map', await openAsBlob(map), `${path}.map`);
  }
  return form;
};
