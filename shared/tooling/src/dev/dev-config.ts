import type { Configuration } from 'webpack';
import type { App } from '../apps.ts';
import { browserConfig } from '../browser-config.ts';
import { serverConfig } from '../server-config.ts';

export const DEV_VERSION = '0.0.0-dev';

/**
 * Browser build of an app, to be served under its usual address; `hot` where a dev server puts its
 * client into it, which loads the page again.
 */
export const devBrowserConfig = (app: App, output: string, hot: boolean): Configuration => {
  const config = browserConfig(app, output, { dev: true, hot });
  return {
    ...config,
    output: {
      ...config.output,
      publicPath: `/remotes/${app.name}/${app.version}/`,
      chunkFilename: '[name].js',
      clean: false,
    },
  };
};

export const devServerConfig = (app: App, output: string, hot: boolean): Configuration =>
  serverConfig(app, output, { dev: true, hot });
