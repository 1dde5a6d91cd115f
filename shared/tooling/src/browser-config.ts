import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type App, ownModule, ROOT } from './apps.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import { EntryPublicPathPlugin } from './entry-public-path-plugin.ts';
import { PureDeclarationsPlugin } from './pure-declarations-plugin.ts';
import { sharedModules } from './singletons.ts';
import { baseConfig, type BuildMode } from './webpack-base.ts';

/** Module names that a remote exposes: `./app`, its words, and one per slot. */
export const exposesOf = (app: App): Record<string, string> => ({
  './app': './src/index.ts',
  './words': './src/locales/index.ts',
  ...Object.fromEntries(
    Object.entries(app.manifest?.slots.gives ?? {}).map(([name, module]) => [
      `./slot-${name}`,
      module,
    ]),
  ),
});

/**
 * What the federation plugin puts into every build, and ours exchanges. Its real path, as webpack
 * resolves it, since packages may be links.
 */
const BUNDLER_RUNTIME = realpathSync(
  path.join(ROOT, 'node_modules/@module-federation/webpack-bundler-runtime/dist/bundler.js'),
);

/** Only the shell's own files know the source tree; a remote of another repository has none. */
export const FIXED_LANGUAGE = path.join(ROOT, 'shared/platform/src/i18n/fixed-language.ts');

/** The federation runtime that the shell has of its own, and lends. */
const FEDERATION_RUNTIME = 'src/composition/federation-runtime.ts';

/**
 * What is exchanged in a browser build: a remote borrows the shell's federation runtime, and the
 * shell carries of its libraries what the storefront uses.
 */
const exchanged = (app: App): Record<string, string> =>
  app.manifest
    ? { [`${BUNDLER_RUNTIME}$`]: ownModule('shared-runtime') }
    : {
        i18next$: FIXED_LANGUAGE,
        [`${BUNDLER_RUNTIME}$`]: path.join(app.folder, FEDERATION_RUNTIME),
      };

const federation = (app: App): ModuleFederationPlugin => {
  const isRemote = app.manifest !== undefined;
  const optimization = { target: 'web' as const, disableSnapshot: true };
  return new ModuleFederationPlugin({
    name: app.global,
    shared: sharedModules(isRemote),
    dts: false,
    manifest: true,
    ...(isRemote
      ? {
          library: { type: 'var', name: app.global },
          filename: 'remoteEntry.js',
          exposes: exposesOf(app),
          experiments: { externalRuntime: true, optimization },
        }
      : { experiments: { optimization } }),
  });
};

/**
 * Milliseconds after which a script that neither arrived nor failed is given up (part 1, section
 * 9). The shell turns to the last good version long before; this is the end of a wait that nothing
 * else ends, for example a prefetch.
 */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** The chunk of `./app`, as the federation plugin names it; every screen comes after it. */
const APP_CHUNK = '__federation_expose_app';
/** Source bytes that screens have in common and that are worth a file of their own. */
const WORTH_A_FILE = 60_000;

/**
 * Each file costs its headers, its hash in the entry and a dictionary of its own. So what nearly
 * all screens have in common lies in the file that comes before each of them, and what a few share
 * is a file of its own only where it is large.
 */
const cacheGroupsOf = (app: App): Record<string, object> => {
  const screens = app.manifest?.routes.length ?? 0;
  /**
   * Screens have no names, slots do: a slot on another remote's page does not bring all of this.
   */
  const isScreen = ({ name }: { readonly name?: string | null }): boolean =>
    !name || name === APP_CHUNK;
  return {
    default: {
      minChunks: 3,
      minSize: WORTH_A_FILE,
      priority: -20,
      reuseExistingChunk: true,
    },
    app: {
      name: APP_CHUNK,
      chunks: isScreen,
      minChunks: Math.max(2, Math.ceil(screens * 0.8)),
      priority: 10,
      enforce: true,
    },
  };
};

/** Webpack's settings for the browser files of one version of an app. */
export const browserConfig = (
  app: App,
  output: string,
  mode: BuildMode = { dev: false },
): Configuration => {
  const base = baseConfig(app, mode, false);
  const isRemote = app.manifest !== undefined;
  const ownPath = `/remotes/${app.name}/${app.version}/`;
  // Every entry carries a table of its chunks' names, so these are short: the folder bears the
  // version, source maps say what is in them.
  const chunk = mode.dev ? '[name].[contenthash:10]' : '[id]';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: isRemote ? {} : { main: './src/main.tsx' },
    output: {
      path: path.join(output, 'browser'),
      uniqueName: app.global,
      publicPath: mode.dev ? 'auto' : ownPath,
      filename: '[name].js',
      chunkFilename: `${chunk}.js`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      clean: true,
    },
    resolve: {
      ...base.resolve,
      alias: {
        // oxlint-disable-next-line typescript/no-misused-spread -- ours is an object
        ...base.resolve?.alias,
        ...exchanged(app),
      },
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: mode.dev ? 'named' : 'deterministic',
      minimize: !mode.dev,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: true, mangle: true, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      ...(isRemote ? { splitChunks: { cacheGroups: cacheGroupsOf(app) } } : {}),
    },
    plugins: [
      new webpack.DefinePlugin({ __APP_VERSION__: JSON.stringify(app.version) }),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: `${chunk}.css`,
        ignoreOrder: true,
      }),
      federation(app),
      new ChunkIntegrityPlugin(),
      new PureDeclarationsPlugin(),
      ...(isRemote && !mode.dev ? [new EntryPublicPathPlugin()] : []),
      ...(mode.dev ? [] : [new CompileHintPlugin()]),
    ],
  };
};
