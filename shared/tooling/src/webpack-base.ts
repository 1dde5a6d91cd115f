import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteManifest } from '@tapnook/contracts';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { type App, ROOT } from './apps.ts';
import { className } from './class-names.ts';

const require = createRequire(import.meta.url);
const modules = (...apps: readonly string[]): string => path.join(ROOT, 'node_modules', ...apps);

/**
 * Changes with every file of this folder: what an older tooling has built must not be mixed with
 * what this one builds.
 */
const TOOLING = readdirSync(import.meta.dirname)
  .filter((name) => /\.(ts|js)$/.test(name))
  .reduce(
    (hash, name) => hash.update(readFileSync(path.join(import.meta.dirname, name))),
    createHash('sha256'),
  )
  .digest('hex');

export interface BuildMode {
  readonly dev: boolean;
  /** React Fast Refresh. */
  readonly refresh?: boolean;
  /** A dev server puts webpack's hot module replacement into it. */
  readonly hot?: boolean;
}

/** An inline script of a page, as text. */
const INLINE = /\?script$/;
const inlineScripts: RuleSetRule = {
  resourceQuery: INLINE,
  loader: path.join(import.meta.dirname, 'inline-script.ts'),
};

const scripts = ({ dev, refresh }: BuildMode): RuleSetRule => ({
  test: /\.tsx?$/,
  resourceQuery: { not: INLINE },
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          development: dev && Boolean(refresh),
          refresh: Boolean(refresh),
        },
      },
      target: 'es2022',
    },
  },
  resolve: { fullySpecified: false },
});

/** Only the edge asks which parameters a route reads: scripts do without them. */
const withoutQueries = (text: string): object => {
  const manifest = JSON.parse(text) as RemoteManifest;
  return {
    ...manifest,
    routes: manifest.routes.map(({ query: _query, ...route }) => route),
  };
};
const REMOTE_MANIFEST: RuleSetRule = {
  test: /[\\/]remote\.json$/,
  type: 'json',
  parser: { parse: withoutQueries },
};

const styles = (server: boolean): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(server ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
            className(resourcePath, local),
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: server,
        },
      },
    },
  ],
});

/**
 * Builds of different kinds make different code of one module, so none may read what another kept.
 */
const kindOf = ({ dev, refresh, hot }: BuildMode): string =>
  dev ? ['dev', refresh && 'refresh', hot && 'hot'].filter(Boolean).join('-') : 'prod';

/**
 * Two builds of one app at the same time, from different folders, must not write over each other.
 */
const placeOf = ({ name, folder }: App): string =>
  folder === path.join(ROOT, name)
    ? name
    : `${name}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;

/**
 * What the browser and the server build of an app have in common: class names must come out alike.
 */
export const baseConfig = (app: App, mode: BuildMode, server: boolean): Configuration => ({
  mode: mode.dev ? 'development' : 'production',
  name: `${app.name}${server ? '-server' : ''}`,
  devtool: mode.dev ? 'cheap-module-source-map' : server ? false : 'hidden-source-map',
  context: app.folder,
  performance: false,
  infrastructureLogging: { level: 'error' },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(ROOT, '.cache/webpack'),
    name: `${placeOf(app)}-${server ? 'server' : 'browser'}-${kindOf(mode)}`,
    version: `${app.version} ${app.folder} ${TOOLING}`,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      // The router's default entry is its development build.
      'react-router$': modules('react-router/dist/production/index.mjs'),
      'react-router/dom$': modules('react-router/dist/production/dom-export.mjs'),
      // Otherwise the federation runtime's core is bundled twice.
      '@module-federation/runtime-tools/runtime-core$': modules(
        '@module-federation/runtime-tools/dist/runtime-core.js',
      ),
    },
  },
  module: {
    rules: [
      inlineScripts,
      scripts(mode),
      styles(server),
      REMOTE_MANIFEST,
      {
        test: /\.(woff2|svg)$/,
        type: 'asset/resource',
        generator: { filename: '[name].[contenthash:10][ext]', emit: !server },
      },
    ],
  },
});
