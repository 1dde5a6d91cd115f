import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { App } from './apps.ts';
import { runWebpack } from './run-webpack.ts';
import { baseConfig } from './webpack-base.ts';

/** Files that an app serves at the site's root lie here in its build. */
const rootFolder = (output: string): string => path.join(output, 'browser/root');

const workerConfig = (app: App, output: string, below: string): Configuration => ({
  ...baseConfig(app, { dev: false }, false),
  name: `${app.name}-worker`,
  cache: false,
  devtool: false,
  target: ['webworker', 'es2022'],
  entry: { 'service-worker': './src/service-worker.ts' },
  output: { path: path.join(rootFolder(output), below), filename: '[name].js' },
});

/**
 * Adds what an app serves at the site's root: its `public/` folder, and its service worker, below
 * the address that bounds the worker's scope.
 */
export const addRootFiles = async (app: App, output: string): Promise<void> => {
  const given = path.join(app.folder, 'public');
  if (existsSync(given)) cpSync(given, rootFolder(output), { recursive: true });
  const below = app.manifest?.serviceWorker;
  if (below) await runWebpack(workerConfig(app, output, below));
};
