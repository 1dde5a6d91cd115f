// oxlint-disable no-console -- This is a command-line program, which prints.
// Runs before anything is installed: plain JavaScript for any Node from 18 on, nothing but Node's
// own modules. Installs what is missing, then hands over to a command in src/ under Node 26 or
// newer: this machine's or the packaged one.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const STAMP = path.join(ROOT, 'node_modules/.tapnook-installed');
const COMMANDS = {
  start: 'deploy/stack/src/start.ts',
  dev: 'deploy/stack/src/dev.ts',
  verify: 'deploy/stack/src/verify/main.ts',
  bench: 'deploy/stack/src/bench/main.ts',
  backup: 'deploy/stack/src/backup/main.ts',
  soak: 'deploy/stack/src/soak/main.ts',
  drill: 'deploy/stack/src/drill/main.ts',
  new: 'shared/tooling/src/generators/main.ts',
  release: 'deploy/release/src/cli/main.ts',
  docs: 'shared/tooling/src/coverage/main.ts',
  migrate: 'deploy/api/src/db/migrate-main.ts',
  admin: 'deploy/api/src/admin-main.ts',
  packages: 'shared/tooling/src/packages/main.ts',
  'outside-team': 'e2e/outside-team/main.ts',
  doctor: 'deploy/api/src/doctor-main.ts',
};
const NEEDED_BYTES = 1_500_000_000;
const NEEDED_NODE = 26;

const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
const installedHash = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8').trim() : '');

const checkDisk = () => {
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < NEEDED_BYTES)
    fail(
      `The disk is nearly full: ${Math.round((bavail * bsize) / 1e6)} MB free in ${ROOT}, ` +
        `about ${NEEDED_BYTES / 1e6} MB needed.`,
    );
};

const install = () => {
  const wanted = lockHash();
  if (installedHash() === wanted) return;
  checkDisk();
  console.error('Installing packages (once; about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const started = Date.now();
  // Not `npm ci`: it insists on the optional binaries of every other platform being in the lock
  // file.
  const result = spawnSync(
    npm,
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: ROOT, stdio: ['ignore', 2, 2] },
  );
  if (result.status !== 0) fail('The packages could not be installed. npm says why above.');
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  console.error(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
};

/**
 * The Node of this machine where it is new enough, else the one that came as a package. Rendering
 * needs 26, the first whose permission model covers the network.
 */
const findNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath;
  const packaged = [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
    .map((name) => path.join(ROOT, 'node_modules', name, 'bin/node'))
    .find((file) => existsSync(file));
  return (
    packaged ??
    fail(
      `Node ${NEEDED_NODE} or newer is needed on ${process.platform} ${process.arch}, where ` +
        `no packaged one exists. This is ${process.version}.`,
    )
  );
};

const [command = '', ...args] = process.argv.slice(2);
const script = COMMANDS[command];
if (!script) fail(`Unknown command ${command}. Known: ${Object.keys(COMMANDS).join(', ')}`);
install();
const node = findNode();
const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', path.join(ROOT, script), ...args],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [path.dirname(node), path.join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''].join(
        path.delimiter,
      ),
    },
  },
);
// The terminal's Ctrl-C reaches the child by itself; a signal to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
