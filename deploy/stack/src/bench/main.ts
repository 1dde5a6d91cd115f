// oxlint-disable no-console -- This is a command-line program, which prints.
import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { ROOT } from '../processes.ts';
import { startStack } from '../stack.ts';
import { ensureChromium } from '../verify/chromium.ts';
import type { BenchSuite } from './bench-suite.ts';
import { table } from './figures.ts';
import { waitForQuiet } from './quiet-machine.ts';
import { apiSuite } from './suites/api.ts';
import { attackSuite } from './suites/attack.ts';
import { browserSuite } from './suites/browser.ts';
import { edgeSuite } from './suites/edge.ts';
import { editorChangesSuite } from './suites/editor-changes.ts';
import { idleSuite } from './suites/idle.ts';
import { peerPages, peerSuite } from './suites/peer.ts';
import { pressesSuite } from './suites/presses.ts';
import { releaseSuite } from './suites/release.ts';

// `npm run bench [-- part …]`: measures in one run over one stack, and prints figures with their
// ratios.
const SUITES: Readonly<Record<string, BenchSuite>> = {
  browser: browserSuite,
  presses: pressesSuite,
  edge: edgeSuite,
  api: apiSuite,
  release: releaseSuite,
  'editor-changes': editorChangesSuite,
};
/**
 * Asked for by name alone, since its shop keeps the limits of one address that the others do
 * without.
 */
const LIMITED: Readonly<Record<string, BenchSuite>> = { attack: attackSuite, idle: idleSuite };
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PORT = Number(process.env.PORT ?? 4500);
const folder = path.join(ROOT, '.var/bench');
const log = (line: string): void => console.log(line);

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
/** `peer home=http://… detail=http://…`: what follows are the peer's pages. */
const isPeer = words[0] === 'peer';
const wanted = isPeer ? ['peer'] : words;
/** They need no shop with pages, and print their own tables. */
const PROGRAMS: Readonly<Record<string, string>> = {
  canary: 'deploy/release/bench/canary.ts',
  growth: 'deploy/api/bench/growth.ts',
  purchase: 'deploy/stack/src/bench/purchase/main.ts',
};
const program = PROGRAMS[words[0] ?? ''];
if (program) {
  const args = [path.join(ROOT, program), ...words.slice(1)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
}
const isLimited = wanted.length === 1 && wanted.every((name) => name in LIMITED);
const ownSuites = isLimited ? LIMITED : SUITES;
const suites = isPeer ? { peer: peerSuite(words.slice(1)) } : ownSuites;
if (isPeer) peerPages(words.slice(1));
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}, and ` +
      'attack, canary, growth, idle, purchase and peer by themselves.',
  );
  process.exit(1);
}
const chromium = ensureChromium(log);
const stack = await startStack({
  port: PORT,
  folder,
  log,
  freshShop: true,
  // Everything is asked for from one address.
  variables: isLimited
    ? {}
    : { edge: { PAGES_PER_MINUTE: '1000000', CALLS_PER_MINUTE: '1000000' } },
  onExit: (name, code) => log(`${name} ended (${code})`),
});
try {
  console.log(
    `\n${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ` +
      `${process.version}, medians of ${ROUNDS}`,
  );
  for (const [name, part] of Object.entries(suites).filter(
    ([key]) => wanted.length === 0 || wanted.includes(key),
  )) {
    log(`\nMeasuring: ${name}`);
    log(`The machine: ${await waitForQuiet()}`);
    for (const { title, rows } of await part({
      stack,
      folder,
      shop: `http://localhost:${PORT}`,
      port: PORT,
      rounds: ROUNDS,
      chromium,
      log,
    }))
      console.log(`\n${title}\n${table(rows)}`);
  }
} finally {
  await stack.stop();
}
process.exit(0);
