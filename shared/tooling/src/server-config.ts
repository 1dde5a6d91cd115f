import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Part } from './parts.ts';
import { serverExternals } from './singletons.ts';
import { baseConfig, type BuildMode } from './webpack-base.ts';

/**
 * One plain CommonJS bundle per version, for the edge. The shell's holds the shared libraries and gives them to the
 * remotes' bundles, so that a page is made with one copy of each, of the versions that its browser will use.
 */
export const serverConfig = (
  part: Part,
  output: string,
  mode: BuildMode = { dev: false },
): Configuration => ({
  ...baseConfig(part, mode, true),
  target: 'node24',
  devtool: false,
  entry: part.manifest ? './src/server.ts' : './src/server.tsx',
  output: {
    path: path.join(output, 'server'),
    filename: 'server.cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  optimization: { minimize: false, splitChunks: false },
  externals: part.manifest ? serverExternals().map((name) => ({ [name]: `commonjs ${name}` })) : [],
  plugins: [
    new webpack.DefinePlugin({ __PART_VERSION__: JSON.stringify(part.version) }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
});
