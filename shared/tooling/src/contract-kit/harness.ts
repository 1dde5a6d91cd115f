import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type App, appOf, ROOT } from '../apps.ts';
import { browserConfig } from '../browser-config.ts';
import { runWebpack } from '../run-webpack.ts';
import { serverConfig } from '../server-config.ts';

/**
 * What the bundles give: the libraries that remotes share, as the shell of this folder would bring
 * them, and the kit on the same ones.
 */
export interface Harness {
  readonly shared: Readonly<Record<string, unknown>>;
  readonly contractProblems: (
    remote: unknown,
    declared: unknown,
    contractSet: unknown,
  ) => Promise<string[]>;
  /** The same for a browser, as a script. */
  readonly script: string;
}

const place = (file: string): string => JSON.stringify(path.join(ROOT, file));
const ON_SERVER =
  `export { shared } from ${place('shell/src/server.tsx')};\nexport { contractProblems } from ` +
  `'@tapnook/testing/contract-kit';\n`;
/**
 * A library is shared with remotes only where the shell's own build meets it; these lines meet all
 * of them.
 */
const IN_BROWSER = `import 'dayjs';
import 'dayjs/plugin/utc.js';
import '@tapnook/platform/lifecycle';
import { loadModule, startFederation } from ${place('shell/src/composition/federation.ts')};
import { browserProblems } from '@tapnook/testing/browser-kit';
globalThis.__TAPNOOK_KIT__ = { startFederation, loadModule, browserProblems };
`;

/** Builds one entry in a folder of its own; kept apart from the shell's own builds. */
const bundle = async (
  source: string,
  config: (app: App, folder: string) => Configuration,
  name: string,
): Promise<{ folder: string; done: () => void }> => {
  mkdirSync(path.join(ROOT, '.var'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.var/contract-kit-'));
  const entry = path.join(folder, 'harness.js');
  writeFileSync(entry, source);
  const made = config(appOf('shell', '0.0.0-kit'), folder);
  const done = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await runWebpack({
      ...made,
      entry: { main: entry },
      cache: { ...(made.cache as object), type: 'filesystem', name },
    });
  } catch (error) {
    done();
    throw error;
  }
  return { folder, done };
};

/** One script, to be run as it is: nothing is split or made small. */
const wholeBrowserConfig = (app: App, folder: string): Configuration => {
  const config = browserConfig(app, folder);
  return {
    ...config,
    devtool: false,
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
};

/**
 * Bundles platform, shared libraries and kit of this folder, so that released versions run on them
 * as they would in its shell.
 */
export const buildHarness = async (): Promise<Harness> => {
  const server = await bundle(ON_SERVER, serverConfig, 'contract-kit');
  const browser = await bundle(IN_BROWSER, wholeBrowserConfig, 'browser-kit');
  try {
    const gives = createRequire(import.meta.url)(
      path.join(server.folder, 'server/server.cjs'),
    ) as Omit<Harness, 'script'>;
    return { ...gives, script: readFileSync(path.join(browser.folder, 'browser/main.js'), 'utf8') };
  } finally {
    server.done();
    browser.done();
  }
};
