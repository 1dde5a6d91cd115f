// oxlint-disable no-console -- This is a command-line program, which prints.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { table } from '../bench/figures.ts';
import { ROOT } from '../processes.ts';
import { untilServing } from './load.ts';
import { findPrograms } from './programs.ts';
import { HEADINGS, type Scene } from './scene.ts';
import { nodeLoss, replicaLag, switchover } from './scenes/databases.ts';
import { kills, rollingRestart } from './scenes/restarts.ts';
import { dumpAndRestore, pointInTime } from './scenes/restore.ts';
import { startDrillShop } from './shop.ts';

// `npm run drill [-- scene …]`: two of everything with real engines, what operators fear happens
// to them while people buy, and every acknowledged purchase is looked for afterwards. It ends with
// 1 when a scene did not go as it must.
const SCENES: Readonly<Record<string, Scene>> = {
  restarts: rollingRestart,
  kills,
  lag: replicaLag,
  switchover,
  loss: nodeLoss,
  restore: pointInTime,
  backup: dumpAndRestore,
};
const log = (line: string): void => console.log(line);
const wanted = process.argv.slice(2);
if (wanted[0] === 'releases') {
  // It needs none of the machine's engines, and a shop of its own.
  const program = path.join(import.meta.dirname, 'releases.ts');
  const { status } = spawnSync(process.execPath, [program, ...wanted.slice(1)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
const unknown = wanted.filter((name) => !(name in SCENES));
if (unknown.length > 0) {
  console.error(
    `There is no scene ${unknown.join(', ')}; there are ${Object.keys(SCENES).join(', ')}.`,
  );
  process.exit(2);
}
const programs = findPrograms();
if (programs.missing.length > 0) {
  console.error(`A drill needs ${programs.missing.join(', ')}: install them and call it again.`);
  process.exit(2);
}
process.env.PG_BIN = programs.postgres;
// PostgreSQL does not run as root, and the user that it runs as must reach its data.
const folder = mkdtempSync(path.join(tmpdir(), 'tapnook-drill-'));
chmodSync(folder, 0o755);
process.env.LOG_LEVEL ??= 'fatal';
const shop = await startDrillShop({
  port: Number(process.env.PORT ?? 4600),
  folder,
  // Published apps are kept between drills, since building them takes longest.
  shopFolder: path.join(ROOT, '.var/drill'),
  bin: programs.postgres,
  log,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void shop.stop().finally(() => process.exit(130)));
const rows: (readonly string[])[] = [HEADINGS];
const faults: string[] = [];
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    log(`\n${name}`);
    await untilServing(shop.target());
    const result = await scene({ shop, log });
    rows.push([result.scene, ...result.figures]);
    for (const fault of result.faults) faults.push(`${result.scene}: ${fault}`);
  }
} finally {
  await shop.stop();
  if (faults.length === 0) rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${table(rows)}`);
for (const fault of faults) console.log(`FAULT  ${fault}`);
if (faults.length > 0) console.log(`Logs and data are in ${folder}.`);
process.exit(faults.length > 0 ? 1 : 0);
