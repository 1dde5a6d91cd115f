import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { browserConfig } from '../browser-config.ts';
import type { Part } from '../parts.ts';
import { serverConfig } from '../server-config.ts';
import { REFRESH_GLOBAL } from './refresh-runtime.ts';

export const DEV_VERSION = '0.0.0-dev';
const MODE = { dev: true, refresh: true };

/** Browser build of a part with hot reload, to be served under its usual address. */
export const devBrowserConfig = (part: Part, output: string): Configuration => {
  const config = browserConfig(part, output, MODE);
  const isRemote = part.manifest !== undefined;
  return {
    ...config,
    entry: isRemote ? config.entry : { main: [path.join(import.meta.dirname, 'expose-refresh.cjs'), './src/main.tsx'] },
    output: { ...config.output, publicPath: `/remotes/${part.name}/${part.version}/`, chunkFilename: '[name].js', clean: false },
    externals: isRemote ? { 'react-refresh/runtime': `var ${REFRESH_GLOBAL}`, 'react-refresh/runtime.js': `var ${REFRESH_GLOBAL}` } : {},
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: part.global })],
  };
};

export const devServerConfig = (part: Part, output: string): Configuration => serverConfig(part, output, { dev: true });
