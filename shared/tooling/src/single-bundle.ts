import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { appOf, ROOT } from './apps.ts';
import { exposesOf, FIXED_LANGUAGE } from './browser-config.ts';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import { runWebpack } from './run-webpack.ts';
import { baseConfig } from './webpack-base.ts';

/**
 * The same storefront as one application without federation: what composing at run time is measured
 * against.
 */
export interface SingleBundle {
  readonly folder: string;
  /** What every app of it takes itself for. */
  readonly version: string;
  /** Script files of the first page, in order. */
  readonly initial: readonly string[];
  /** `remote/module`, `remote/words/locale` and `screen route` → chunk files. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

const VERSION = '0.0.0-single';

/** Stands for the federation runtime: every exposed module as a plain `import()`. */
const loaderSource = (remotes: readonly string[]): string => {
  const rows = remotes.flatMap((name) => {
    const app = appOf(name, VERSION);
    return Object.entries(exposesOf(app)).map(
      ([module, file]) =>
        `  '${name}/${module.slice(2)}': () => import('${path.join(app.folder, file)}'),`,
    );
  });
  return (
    `const modules = {\n${rows.join('\n')}\n};\nexport const startFederation = () => ` +
    `{};\nexport const whenRenewed = async () => {};\nexport const loadModule = (version, ` +
    `module) => modules[version.entry.split('/')[2] + '/' + module]();\n`
  );
};

/** Styles of the whole page, which no class names come from. */
const PAGE_STYLES = ['@tapnook/ui/styles/tokens.css', '@tapnook/ui/styles/base.css'];

/**
 * As on a server: class names only. The pages bring the stylesheets of the composed shop, and the
 * names are the same.
 */
const withoutStyles = (): Configuration => {
  const base = baseConfig(appOf('shell', VERSION), { dev: false }, true);
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: {
        // oxlint-disable-next-line typescript/no-misused-spread -- ours is an object
        ...base.resolve?.alias,
        ...Object.fromEntries(PAGE_STYLES.map((style) => [style, false as const])),
      },
    },
  };
};

const config = (output: string, loader: string): Configuration => ({
  ...withoutStyles(),
  name: 'single',
  cache: false,
  devtool: false,
  target: ['web', 'es2022'],
  entry: { main: './src/main.tsx' },
  output: {
    path: output,
    publicPath: '/single/',
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:10].js',
    clean: true,
  },
  optimization: {
    chunkIds: 'named',
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: true, mangle: true, format: { comments: false } },
      }),
    ],
    splitChunks: {
      chunks: 'initial',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        vendor: { test: /node_modules/, name: 'vendor', enforce: true },
      },
    },
  },
  plugins: [
    new webpack.DefinePlugin({ __APP_VERSION__: JSON.stringify(VERSION) }),
    new webpack.NormalModuleReplacementPlugin(
      /composition\/federation\.ts$|^\.\/federation\.ts$/,
      loader,
    ),
    new webpack.NormalModuleReplacementPlugin(/^i18next$/, FIXED_LANGUAGE),
    new CompileHintPlugin(),
  ],
});

/** Builds it into `output`. */
export const buildSingleBundle = async (
  output: string,
  remotes: readonly string[],
): Promise<SingleBundle> => {
  const loader = path.join(ROOT, '.var/bench/loader.js');
  mkdirSync(path.dirname(loader), { recursive: true });
  writeFileSync(loader, loaderSource(remotes));
  const { compilation } = await runWebpack(config(output, loader));
  const chunks: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    for (const { request = '', module } of group.origins) {
      const from = (module as { readonly resource?: string } | null)?.resource ?? '';
      const [, speaker] = /\/(mf-[^/]+)\/src\/locales\//.exec(from) ?? [];
      const [, locale] = /^\.\/([\w-]+)\.json$/.exec(request) ?? [];
      if (speaker && locale) chunks[`${speaker}/words/${locale}`] = group.getFiles();
      const [, remote, rest] = /\/(mf-[^/]+)\/src\/(.+)$/.exec(request) ?? [];
      const screen = /\/screens\/([^/]+)\/[^/]+\.screen\.tsx$/.exec(request)?.[1];
      if (remote && rest) chunks[`${remote}/${rest}`] = group.getFiles();
      if (screen) chunks[`screen ${screen}`] = group.getFiles();
    }
  }
  return {
    folder: output,
    version: VERSION,
    initial: compilation.entrypoints.get('main')?.getFiles() ?? [],
    chunks,
  };
};
