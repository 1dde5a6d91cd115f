import { writeFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { runWebpack } from './run-webpack.ts';
import { baseConfig } from './webpack-base.ts';

/** A page of a server of its own, outside the composed shop: one bundle, without federation. */
export interface Page {
  readonly name: string;
  /** Where its `package.json` lies. */
  readonly folder: string;
  /** Its first file, from that folder. */
  readonly entry: string;
  readonly output: string;
}
/** The files that a page names, in their order. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const FILES = 'page.json';

const config = ({ name, folder, entry, output }: Page): Configuration => {
  const app = { name, folder, version: '0.0.0', global: name, manifest: undefined };
  return {
    ...baseConfig({ ...app, shell: undefined }, { dev: false }, false),
    target: ['web', 'es2022'],
    devtool: false,
    entry: { main: entry },
    output: {
      path: output,
      publicPath: '/assets/',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      // Pages demand trusted types, and a part that is fetched later is a script of its own.
      trustedTypes: `${name}-chunks`,
      clean: true,
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: true, mangle: true, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        ignoreOrder: true,
      }),
    ],
  };
};

/** Builds a page into its folder, with a list of what its document names. */
export const buildPage = async (page: Page): Promise<PageFiles> => {
  const { compilation } = await runWebpack(config(page));
  const all = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const files = {
    scripts: all.filter((file) => file.endsWith('.js')),
    styles: all.filter((file) => file.endsWith('.css')),
  };
  writeFileSync(path.join(page.output, FILES), JSON.stringify(files));
  return files;
};
