import type { ReleaseRecord } from '@tapnook/contracts/release';

/** A published version as the registry keeps it; it has no files, and is nothing to anybody. */
export const releaseRecord = (change: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  schema: 1,
  name: 'mf-x',
  version: '1.0.0',
  global: 'mf_x_1_0_0',
  entry: 'browser/remoteEntry.js',
  serverEntry: 'server/server.cjs',
  scripts: [],
  styles: [],
  files: {},
  routes: [],
  exposes: {},
  slots: { gives: [], uses: [] },
  events: { emits: [], listens: [] },
  links: { gives: [], uses: [] },
  shared: {},
  contract: '0.1.0',
  budget: { limit: 1, actual: 0 },
  provenance: { builtAt: '2026-11-20T09:50:00.000Z', source: 'test', builder: 'test' },
  ...change,
});
