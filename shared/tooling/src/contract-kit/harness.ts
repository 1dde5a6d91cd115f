import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { partOf, ROOT } from '../parts.ts';
import { runWebpack } from '../run-webpack.ts';
import { serverConfig } from '../server-config.ts';

/** What the bundle gives: the libraries that remotes share, as the shell of this folder would bring them, and the kit on the same ones. */
export interface Harness {
  readonly shared: Readonly<Record<string, unknown>>;
  readonly contractProblems: (remote: unknown, declared: unknown, constitution: unknown) => Promise<string[]>;
}

const SOURCE = `export { shared } from ${JSON.stringify(path.join(ROOT, 'shell/src/server.tsx'))};\nexport { contractProblems } from '@tapnook/testing/contract-kit';\n`;

/** Bundles platform, shared libraries and kit of this folder, so that released versions run on them as they would in its shell. */
export const buildHarness = async (): Promise<Harness> => {
  const place = path.join(ROOT, '.var');
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(path.join(place, 'contract-kit-'));
  try {
    const entry = path.join(folder, 'harness.js');
    writeFileSync(entry, SOURCE);
    const config = serverConfig(partOf('shell', '0.0.0-kit'), folder);
    // Kept apart from the shell's own builds.
    await runWebpack({ ...config, entry, cache: { ...(config.cache as object), type: 'filesystem', name: 'contract-kit' } });
    return createRequire(import.meta.url)(path.join(folder, 'server/server.cjs')) as Harness;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
