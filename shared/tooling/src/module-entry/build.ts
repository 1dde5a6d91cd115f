import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MODULE_ENTRY } from '@tapnook/contracts/release';
import webpack, { type Configuration } from 'webpack';
import { type App, ownModule } from '../apps.ts';
import { runWebpack } from '../run-webpack.ts';
import { sharedLibraries } from '../singletons.ts';
import { baseConfig } from '../webpack-base.ts';

/** Of the version's browser files. */
const FOLDER = path.posix.dirname(MODULE_ENTRY).replace('browser/', '');
const RUNTIME = `${FOLDER}/federation-runtime.js`;

const configOf = (app: App, output: string, file: string): Configuration => ({
  ...baseConfig(app, { dev: false }, false),
  devtool: false,
  target: ['web', 'es2022'],
  output: { path: path.join(output, 'browser', FOLDER), filename: path.basename(file) },
});

const runtimeConfig = (app: App, output: string): Configuration => {
  const config = configOf(app, output, RUNTIME);
  return {
    ...config,
    name: 'federation-runtime',
    // One and the same for every app.
    cache: {
      type: 'filesystem',
      ...(config.cache as object),
      name: 'federation-runtime',
      version: '1',
    },
    entry: ownModule('module-entry/federation-runtime'),
  };
};

const scriptOf = (output: string, file: string): { file: string; integrity: string } => {
  const content = readFileSync(path.join(output, 'browser', file));
  return { file, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
};

const moduleConfig = (app: App, output: string): Configuration => {
  const config = configOf(app, output, MODULE_ENTRY);
  return {
    ...config,
    name: `${app.name}-module`,
    cache: false,
    entry: ownModule('module-entry/module-entry'),
    experiments: { outputModule: true },
    output: { ...config.output, module: true, library: { type: 'module' } },
    module: {
      ...config.module,
      // The browser's, not the source's.
      parser: { javascript: { importMeta: false } },
    },
    plugins: [
      new webpack.DefinePlugin({
        __CONTAINER__: JSON.stringify({
          global: app.global,
          runtime: scriptOf(output, RUNTIME),
          entry: scriptOf(output, 'remoteEntry.js'),
        }),
      }),
    ],
  };
};

interface FederationManifest {
  readonly metaData: object;
  readonly shared: readonly { readonly name: string }[];
}

/** Module Federation's manifest, so that its own runtime loads the remote from any origin by it. */
const completeManifest = (output: string, name: string): void => {
  const file = path.join(output, 'browser', name);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as FederationManifest;
  const versions = sharedLibraries();
  writeFileSync(
    file,
    JSON.stringify({
      ...manifest,
      metaData: {
        ...manifest.metaData,
        publicPath: 'auto',
        remoteEntry: { name: path.basename(MODULE_ENTRY), path: FOLDER, type: 'module' },
      },
      // The plugin guesses them from file names, which façades do not have.
      shared: manifest.shared.map((library) => ({ ...library, version: versions[library.name] })),
    }),
  );
};

/** Adds to a remote's build what other pages than our shell load it by. */
export const addModuleEntry = async (app: App, output: string): Promise<void> => {
  await runWebpack(runtimeConfig(app, output));
  await runWebpack(moduleConfig(app, output));
  for (const name of ['mf-manifest.json', 'mf-stats.json']) completeManifest(output, name);
};
