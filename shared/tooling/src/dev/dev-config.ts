import type { Configuration } from 'webpack';
import { browserConfig } from '../browser-config.ts';
import type { Part } from '../parts.ts';
import { serverConfig } from '../server-config.ts';

export const DEV_VERSION = '0.0.0-dev';

/** Browser build of a part, to be served under its usual address; `hot` where a dev server puts its client into it, which loads the page again. */
export const devBrowserConfig = (part: Part, output: string, hot: boolean): Configuration => {
  const config = browserConfig(part, output, { dev: true, hot });
  return {
    ...config,
    output: {
      ...config.output,
      publicPath: `/remotes/${part.name}/${part.version}/`,
      chunkFilename: '[name].js',
      clean: false,
    },
  };
};

export const devServerConfig = (part: Part, output: string, hot: boolean): Configuration =>
  serverConfig(part, output, { dev: true, hot });
