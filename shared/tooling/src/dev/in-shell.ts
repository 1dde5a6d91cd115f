import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { appOf, ROOT } from '../apps.ts';
import { recordOf } from '../record.ts';
import { startBuildServer } from './build-server.ts';
import { DEV_VERSION, devBrowserConfig, devServerConfig } from './dev-config.ts';

// One app, built anew at every change, for a running shop: `node in-shell.ts mf-catalog --port 3106
// --link URL`. The shop runs production libraries, in which Fast Refresh does not work: open pages
// load again in their place instead.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '3106' }, link: { type: 'string', default: '' } },
});
const app = appOf(positionals[0] ?? '', DEV_VERSION);
const output = path.join(ROOT, '.var/in-shell', app.name);
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
const server = await startBuildServer(output, Number(values.port)).catch(
  (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${values.port} is taken: choose another with --port.`);
    process.exit(1);
  },
);

const compiler = webpack([
  devBrowserConfig(app, output, false),
  devServerConfig(app, output, false),
]);
let announced = false;
const watching = compiler.watch({ aggregateTimeout: 50 }, (error, result) => {
  const [built] = result?.stats ?? [];
  if (error || !result || !built) return console.error(error);
  if (result.hasErrors()) return console.error(result.toString({ all: false, errors: true }));
  writeFileSync(
    path.join(output, 'record.json'),
    JSON.stringify(recordOf(app, output, built, 'a developer’s folder', { weigh: false })),
  );
  server.built();
  console.log(`${app.name} built`);
  if (!announced)
    console.log(`\n  Open ${values.link || `the override of http://localhost:${server.port}`}\n`);
  announced = true;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () =>
    watching?.close(() => void server.close().then(() => process.exit(0))),
  );
