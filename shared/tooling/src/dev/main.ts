import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type Compiler, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type App, appOf } from '../apps.ts';
import { recordOf } from '../record.ts';
import { addRootFiles } from '../root-files.ts';
import { DEV_VERSION, devBrowserConfig, devServerConfig } from './dev-config.ts';

// Builds apps into a folder and keeps them built: `node main.ts --out DIR --port 3006 shell
// mf-catalog …`. The edge serves the folder; open pages are told of changes through this server's
// socket.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, port: { type: 'string', default: '3006' } },
});
const output = path.resolve(values.out ?? '.var/dev');
const apps = positionals.map((name) => appOf(name, DEV_VERSION));
const folderOf = (name: string): string => path.join(output, name);

type Kind = 'browser' | 'server';
/**
 * What stands of each app, and what is being built: a record must never be made of half-written
 * files.
 */
const states = new Map(
  apps.map(({ name }) => [
    name,
    { built: new Map<Kind, Stats>(), building: new Set<Kind>(), isChange: false },
  ]),
);

/** Once an app's browser and server builds both stand, its record tells the edge of them. */
const note = (app: App): void => {
  const state = states.get(app.name);
  const stats = state?.built.get('browser');
  if (
    !state ||
    !stats ||
    state.built.size < 2 ||
    state.building.size > 0 ||
    [...state.built.values()].some((one) => one.hasErrors())
  )
    return;
  const recordFile = path.join(folderOf(app.name), 'record.json');
  const record = recordOf(app, folderOf(app.name), stats, 'a developer’s folder', {
    weigh: false,
  });
  // Whole at once: the edge may be reading it.
  writeFileSync(`${recordFile}.next`, JSON.stringify(record));
  renameSync(`${recordFile}.next`, recordFile);
  console.log(`${app.name} built`);
  // Words and markup come with the page from the server, so an open page is loaded again, once both
  // builds stand.
  if (state.isChange) server.middleware?.publish({ action: 'reload' });
  state.isChange = false;
};

const follow = (compiler: Compiler, app: App, kind: Kind): void => {
  const state = states.get(app.name);
  compiler.hooks.watchRun.tap('dev', ({ modifiedFiles }) => {
    state?.building.add(kind);
    if (state && modifiedFiles?.size) state.isChange = true;
  });
  compiler.hooks.done.tap('dev', (stats) => {
    if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true }));
    state?.built.set(kind, stats);
    state?.building.delete(kind);
    note(app);
  });
};

for (const app of apps) await addRootFiles(app, folderOf(app.name));
const compiler = webpack(
  apps.flatMap((app) => [
    devBrowserConfig(app, folderOf(app.name), true),
    devServerConfig(app, folderOf(app.name), true),
  ]),
);
compiler.compilers.forEach((one: Compiler, index) => {
  const app = apps[Math.floor(index / 2)];
  if (app) follow(one, app, index % 2 === 0 ? 'browser' : 'server');
});
const port = Number(values.port);
const server = new WebpackDevServer(
  {
    port,
    host: '127.0.0.1',
    // The client reloads nothing by itself: `note` tells it when, which is after both builds stand.
    hot: 'only',
    liveReload: false,
    allowedHosts: 'all',
    static: false,
    client: { overlay: false, logging: 'none', webSocketURL: `ws://localhost:${port}/ws` },
    headers: { 'access-control-allow-origin': '*' },
    devMiddleware: { writeToDisk: true },
  },
  compiler,
);
await server.start();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
