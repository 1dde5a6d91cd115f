import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { App } from './apps.ts';
import { serverExternals } from './singletons.ts';
import { baseConfig, type BuildMode } from './webpack-base.ts';

/**
 * One plain CommonJS bundle per version, for the edge. The shell's holds the shared libraries and
 * gives them to the remotes' bundles, so that a page is made with one copy of each, of the versions
 * that its browser will use.
 */
export const serverConfig = (
  app: App,
  output: string,
  mode: BuildMode = { dev: false },
): Configuration => ({
  ...baseConfig(app, mode, true),
  target: 'node24',
  devtool: false,
  entry: app.manifest ? './src/server.ts' : './src/server.tsx',
  output: {
    path: path.join(output, 'server'),
    filename: 'server.cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  optimization: { minimize: false, splitChunks: false },
  externals: app.manifest ? serverExternals().map((name) => ({ [name]: `commonjs ${name}` })) : [],
  plugins: [
    new webpack.DefinePlugin({ __APP_VERSION__: JSON.stringify(app.version) }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
});
