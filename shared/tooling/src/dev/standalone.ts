import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { appOf } from '../apps.ts';
import { baseConfig } from '../webpack-base.ts';
import { DEV_VERSION } from './dev-config.ts';

// One remote alone, on fakes: `node standalone.ts mf-catalog`. Its `dev/main.tsx` says which
// answers the fake network gives.
const app = appOf(process.argv[2] ?? '', DEV_VERSION);
const port = Number(process.env.PORT ?? 3100);
const PAGE =
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" ` +
  `content="width=device-width"><title>${app.name}</title><link rel="stylesheet" ` +
  `href="/main.css"></head><body><main id="main"></main><script src="/main.js"></script></body>` +
  '</html>';

const compiler = webpack({
  ...baseConfig(app, { dev: true, refresh: true }, false),
  target: ['web', 'es2022'],
  entry: { main: './dev/main.tsx' },
  output: { path: path.join(app.folder, 'dist/dev'), publicPath: '/', filename: '[name].js' },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
    new ReactRefreshPlugin({ overlay: false }),
    new webpack.DefinePlugin({ __APP_VERSION__: JSON.stringify(DEV_VERSION) }),
  ],
});
const server = new WebpackDevServer(
  {
    port,
    hot: true,
    static: false,
    client: { logging: 'error' },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware: (
          _request: unknown,
          response: { setHeader(name: string, value: string): void; end(body: string): void },
        ) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(PAGE);
        },
      },
    ],
  },
  compiler,
);
await server.start();
console.log(`${app.name} alone on http://localhost:${port}/en-US and /zh-HK`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
