import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type Compiler, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { partOf } from '../parts.ts';
import { recordOf } from '../record.ts';
import { DEV_VERSION, devBrowserConfig, devServerConfig } from './dev-config.ts';

// Builds parts into a folder and keeps them built: `node main.ts --out DIR --port 3006 shell mf-catalog …`. The edge
// serves the folder; open pages are told of changes through this server's socket.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' }, port: { type: 'string', default: '3006' } } });
const output = path.resolve(values.out ?? '.var/dev');
const parts = positionals.map((name) => partOf(name, DEV_VERSION));
const folderOf = (name: string): string => path.join(output, name);

/** Once a part's browser and server builds both stand, its record tells the edge of them. */
const records = new Map<string, Partial<Record<'browser' | 'server', Stats>>>();
const note = (name: string, kind: 'browser' | 'server', stats: Stats): void => {
  const part = parts.find((candidate) => candidate.name === name);
  const built = { ...records.get(name), [kind]: stats };
  records.set(name, built);
  if (!part || !built.browser || !built.server || stats.hasErrors()) return;
  const record = recordOf(part, folderOf(name), built.browser, 'a developer’s folder', { weigh: false });
  mkdirSync(folderOf(name), { recursive: true });
  writeFileSync(path.join(folderOf(name), 'record.json'), JSON.stringify(record));
  console.log(`${name} built`);
};

const compiler = webpack(parts.flatMap((part) => [devBrowserConfig(part, folderOf(part.name)), devServerConfig(part, folderOf(part.name))]));
if (!compiler) throw new Error('webpack gave no compiler');
compiler.compilers.forEach((one: Compiler, index) => {
  const part = parts[Math.floor(index / 2)];
  one.hooks.done.tap('dev', (stats) => {
    if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true }));
    if (part) note(part.name, index % 2 === 0 ? 'browser' : 'server', stats);
  });
});
const port = Number(values.port);
const server = new WebpackDevServer(
  {
    port,
    host: '127.0.0.1',
    hot: true,
    allowedHosts: 'all',
    static: false,
    client: { overlay: false, logging: 'error', webSocketURL: `ws://localhost:${port}/ws` },
    headers: { 'access-control-allow-origin': '*' },
    devMiddleware: { writeToDisk: true },
  },
  compiler,
);
await server.start();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop().then(() => process.exit(0)));
