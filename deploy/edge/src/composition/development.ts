import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseRecord } from '@tapnook/contracts/release';
import type { Artefacts } from './artefacts.ts';

/** Version of every app that is built from a developer's folder. */
export const DEV_VERSION = '0.0.0-dev';

/**
 * Artefacts of a developer: apps found in `folder` stand for their published versions, read anew
 * for every page.
 */
export const withDevelopmentApps = (inner: Artefacts, folder: string): Artefacts => {
  const readRecord = async (name: string): Promise<ReleaseRecord> =>
    ReleaseRecord.parse(JSON.parse(await readFile(path.join(folder, name, 'record.json'), 'utf8')));
  const built = new Set(readdirSync(folder));
  return {
    record: async (name, pin) =>
      built.has(name) ? unpinned(await readRecord(name)) : inner.record(name, pin),
    findRecord: async (name, version) =>
      version === DEV_VERSION ? readRecord(name) : inner.findRecord(name, version),
    prefetch: async (record) =>
      record.version === DEV_VERSION ? undefined : inner.prefetch(record),
    file: (record, file) =>
      record.version === DEV_VERSION
        ? readFile(path.join(folder, record.name, file))
        : inner.file(record, file),
  };
};

/**
 * The files change under the page while it is open: nothing in the browser may be pinned by hash.
 */
export const unpinned = (record: ReleaseRecord): ReleaseRecord => ({
  ...record,
  files: Object.fromEntries(
    Object.entries(record.files).map(([name, file]) => [
      name,
      name.startsWith('browser/') ? { ...file, integrity: '' } : file,
    ]),
  ),
});
