import { createHash } from 'node:crypto';
import type { ReleaseRecord } from '@tapnook/contracts/release';

/** A built app: its record, and its files by path. */
export interface BuiltApp {
  readonly record: ReleaseRecord;
  readonly files: Record<string, string>;
  /** A signed statement that is sent along. */
  readonly provenance?: unknown;
}

const entryOf = (text: string) => ({
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: Buffer.byteLength(text),
  compressed: Buffer.byteLength(text),
});

/**
 * A small app that fits everything, with the files of a real build; `changes` overrides fields of
 * its record.
 */
export const buildApp = (
  name: string,
  version: string,
  changes: Partial<ReleaseRecord> = {},
): BuiltApp => {
  const files: Record<string, string> = {
    'browser/remoteEntry.js': `window.app = "${name} ${version}";`,
    'browser/473.js': 'export const first = 1;',
    ...(name !== 'shell' && { 'browser/esm/module.js': 'export const get = 1;' }),
    'server/server.cjs': 'module.exports = {};',
  };
  return {
    files,
    record: {
      schema: 1,
      name,
      version,
      global: `${name}_${version}`.replace(/[^a-z0-9]/g, '_'),
      entry: 'browser/remoteEntry.js',
      serverEntry: 'server/server.cjs',
      scripts: [],
      styles: [],
      files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, entryOf(text)])),
      routes: [],
      exposes: {},
      slots: { gives: [], uses: [] },
      events: { emits: [], listens: [] },
      links: { gives: [], uses: [] },
      shared: name === 'shell' ? { react: '19.2.0' } : { react: '^19.0.0' },
      contract: '1.2.0',
      budget: { limit: 46_000, actual: 20_000 },
      provenance: { builtAt: '2026-11-20T09:00:00.000Z', source: 'test', builder: 'test' },
      ...changes,
    },
  };
};

/** The same app with one more file. */
export const withFile = (app: BuiltApp, path: string, text = '1;'): BuiltApp => ({
  files: { ...app.files, [path]: text },
  record: { ...app.record, files: { ...app.record.files, [path]: entryOf(text) } },
});

/** The upload of a built app, as the command line sends it. */
export const formOf = ({ record, files, provenance }: BuiltApp): FormData => {
  const form = new FormData();
  form.set('record', JSON.stringify(record));
  if (provenance) form.set('provenance', JSON.stringify(provenance));
  for (const [path, text] of Object.entries(files)) form.append('file', new Blob([text]), path);
  return form;
};
