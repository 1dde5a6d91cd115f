import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { ROOT } from '../processes.ts';
import { startStack } from '../stack.ts';
import { ensureChromium } from '../verify/chromium.ts';
import type { BenchPart } from './bench-part.ts';
import { table } from './figures.ts';
import { apiPart } from './parts/api.ts';
import { browserPart } from './parts/browser.ts';
import { edgePart } from './parts/edge.ts';
import { pressesPart } from './parts/presses.ts';
import { releasePart } from './parts/release.ts';

// `npm run bench [-- part …]`: measures in one run over one stack, and prints figures with their ratios.
const PARTS: Readonly<Record<string, BenchPart>> = {
  browser: browserPart,
  presses: pressesPart,
  edge: edgePart,
  api: apiPart,
  release: releasePart,
};
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PORT = Number(process.env.PORT ?? 4500);
const folder = path.join(ROOT, '.var/bench');
const log = (line: string): void => console.log(line);

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(1);
}
const chromium = ensureChromium(log);
const stack = await startStack({
  port: PORT,
  folder,
  log,
  freshShop: true,
  onExit: (name, code) => log(`${name} ended (${code})`),
});
try {
  console.log(
    `\n${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, medians of ${ROUNDS}`,
  );
  for (const [name, part] of Object.entries(PARTS).filter(
    ([key]) => wanted.length === 0 || wanted.includes(key),
  )) {
    log(`\nMeasuring: ${name}`);
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
