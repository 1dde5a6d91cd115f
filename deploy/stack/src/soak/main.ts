// oxlint-disable no-console -- This is a command-line program, which prints.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeFileWholeSync } from '@tapnook/server/files';
import { table } from '../bench/figures.ts';
import { findLosses, type LoadResult, runLoad } from '../drill/load.ts';
import { ROOT } from '../processes.ts';
import { startStack } from '../stack.ts';
import { countConnections, growthOf, type Sample, sampleProcesses } from './samples.ts';

// `npm run soak [-- hours]`: people buy and read for hours, while the model, the races and the fuzz
// of the API run again and again with new seeds. It writes one page, `.var/soak/report.md`, and
// ends with 1 when something was lost, an invariant broke, a seed failed or memory grew.
const HOURS = Number(process.argv[2] ?? 8);
const MAX_GROWTH = 1.15;
const SAMPLE_MS = 60_000;
const TESTS = ['test:model', 'test:races', 'test:fuzz'] as const;
const folder = path.join(ROOT, '.var/soak');
const log = (line: string): void => console.log(line);
if (!(HOURS > 0)) {
  console.error('npm run soak [-- hours]');
  process.exit(2);
}

const faults: string[] = [];
const seeds: string[] = [];
const runTest = (name: string, seed: number): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', name, '-w', 'deploy/api'], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, MODEL_SEED: String(seed), FUZZ_SEED: String(seed) },
    });
    child.once('exit', (code) => done(code === 0));
  });
const runTests = async (until: number): Promise<void> => {
  for (let turn = 0; Date.now() < until; turn += 1) {
    const name = TESTS[turn % TESTS.length] ?? TESTS[0];
    const seed = randomInt(2 ** 31);
    const passed = await runTest(name, seed);
    seeds.push(`${name} ${seed} ${passed ? 'passed' : 'FAILED'}`);
    if (!passed) faults.push(`${name} failed with the seed ${seed}`);
  }
};

const stack = await startStack({
  port: Number(process.env.PORT ?? 4700),
  folder,
  log,
  freshShop: true,
  variables: {
    edge: { PAGES_PER_MINUTE: '1000000', CALLS_PER_MINUTE: '1000000' },
    api: { UNPAID_ORDERS: '1000000' },
  },
  onExit: (name, code) => void faults.push(`${name} ended by itself (${code})`),
});
const end = Date.now() + HOURS * 3_600_000;
const samples: Sample[] = [];
const connections: number[] = [];
const target = {
  shop: `http://localhost:${stack.ports.edge}`,
  api: `http://localhost:${stack.ports.api}`,
  sandbox: `http://localhost:${stack.ports.sandbox}`,
  databaseUrl: stack.databaseUrl,
};
const watch = async (): Promise<void> => {
  for (let minute = 0; Date.now() < end; minute += SAMPLE_MS / 60_000) {
    samples.push(...sampleProcesses(stack, minute));
    connections.push(await countConnections(stack.databaseUrl));
    await wait(Math.min(SAMPLE_MS, Math.max(0, end - Date.now())));
  }
};
/** A sign-in holds for fifteen minutes, so the load comes in rounds of ten. */
const load = async (): Promise<readonly LoadResult[]> => {
  const rounds: LoadResult[] = [];
  while (Date.now() < end)
    rounds.push(
      await runLoad(target, () => wait(Math.min(600_000, Math.max(0, end - Date.now())))),
    );
  return rounds;
};
const began = new Date();
const [rounds] = await Promise.all([load(), watch(), runTests(end)]);
const paid = rounds.flatMap((round) => round.paid);
const failures = rounds.flatMap((round) => round.failures);
const { lost, breaches } = await findLosses(stack.databaseUrl, paid);
if (lost.length > 0) faults.push(`acknowledged and lost: ${lost.join(', ')}`);
if (breaches > 0) faults.push(`${breaches} rows in the invariants`);
const names = [...new Set(samples.map((sample) => sample.process))];
const rows = [['process', 'memory at the end', 'growth', 'descriptors', 'growth']];
for (const name of names) {
  const own = samples.filter((sample) => sample.process === name);
  const memory = own.map((one) => one.memory);
  const descriptors = own.map((one) => one.descriptors);
  const growth = [growthOf(memory), growthOf(descriptors)] as const;
  if (Math.max(...growth) > MAX_GROWTH)
    faults.push(`${name} grows: ${growth.map((one) => one.toFixed(2)).join(' and ')}`);
  rows.push([
    name,
    `${Math.round(memory.at(-1) ?? 0)} MiB`,
    growth[0].toFixed(2),
    String(descriptors.at(-1) ?? 0),
    growth[1].toFixed(2),
  ]);
}
rows.push([
  'PostgreSQL',
  '',
  '',
  `${connections.at(-1) ?? 0} connections`,
  growthOf(connections).toFixed(2),
]);
await stack.stop();
const report = [
  `# Soak of ${began.toISOString()}`,
  `${HOURS} h, ${paid.length} purchases, ${rounds.reduce((sum, { pages }) => sum + pages, 0)} ` +
    `pages, ${failures.length} requests failed, ${lost.length} lost.`,
  `Growth compares the last third with the middle one; above ${MAX_GROWTH} counts as a leak.`,
  table(rows),
  seeds.join('\n'),
  faults.length === 0 ? 'Nothing went wrong.' : faults.map((fault) => `FAULT  ${fault}`).join('\n'),
].join('\n\n');
mkdirSync(folder, { recursive: true });
writeFileWholeSync(path.join(folder, 'report.md'), `${report}\n`);
console.log(`\n${report}`);
process.exit(faults.length > 0 ? 1 : 0);
