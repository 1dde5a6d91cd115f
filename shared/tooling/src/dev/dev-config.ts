import type { Configuration } from 'webpack';
import { browserConfig } from '../browser-config.ts';
import type { Part } from '../parts.ts';
import { serverConfig } from '../server-config.ts';

export const DEV_VERSION = '0.0.0-dev';

/** Browser build of a part, to be served under its usual address; the dev server's client in it loads the page again. */
export const devBrowserConfig = (part: Part, output: string): Configuration => {
  const config = browserConfig(part, output, { dev: true });
  return {
    ...config,
    output: { ...config.output, publicPath: `/remotes/${part.name}/${part.version}/`, chunkFilename: '[name].js', clean: false },
  };
};

export const devServerConfig = (part: Part, output: string): Configuration => serverConfig(part, output, { dev: true });
