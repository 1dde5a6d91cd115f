import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Part } from './parts.ts';
import { runWebpack } from './run-webpack.ts';
import { baseConfig } from './webpack-base.ts';

/** Files that a part serves at the site's root lie here in its build. */
const rootFolder = (output: string): string => path.join(output, 'browser/root');

const workerConfig = (part: Part, output: string): Configuration => ({
  ...baseConfig(part, { dev: false }, false),
  name: `${part.name}-worker`,
  cache: false,
  devtool: false,
  target: ['webworker', 'es2022'],
  entry: { 'service-worker': './src/service-worker.ts' },
  output: { path: rootFolder(output), filename: '[name].js' },
});

/** Adds what a part serves at the site's root: its `public/` folder, and its service worker if it has one. */
export const addRootFiles = async (part: Part, output: string): Promise<void> => {
  const given = path.join(part.folder, 'public');
  if (existsSync(given)) cpSync(given, rootFolder(output), { recursive: true });
  if (existsSync(path.join(part.folder, 'src/service-worker.ts')))
    await runWebpack(workerConfig(part, output));
};
