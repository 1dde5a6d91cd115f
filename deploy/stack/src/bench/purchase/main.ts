// oxlint-disable no-console -- This is a command-line program, which prints.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabases } from '../../databases.ts';
import { unpackRelease } from '../../past-release.ts';
import { startPostgres } from '../../postgres.ts';
import { ROOT } from '../../processes.ts';
import { median, table, withSpread } from '../figures.ts';
import { startSide, type Side, type Used } from './side.ts';

// `npm run bench -- purchase [commit]`: what a whole purchase costs the API, PostgreSQL and the
// sandbox, webhooks and letters included; beside the same of a commit, in turn, in one run.
// STATEMENTS=1 also prints the statements that took longest.
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PURCHASES = Number(process.env.PURCHASES ?? 100);
const LINES = 2;
/** Until webhooks have come and letters are sent. */
const SETTLE_MS = 3_000;
const PORT = Number(process.env.PORT ?? 4500);

interface Round {
  /** Of one purchase. */
  readonly used: Used;
  /** Milliseconds that a buyer waited, in the median. */
  readonly time: number;
}

const REST_MS = 10_000;
/** What the processes use by themselves, a millisecond; first they do what they missed. */
const measureRest = async (side: Side): Promise<Used> => {
  await wait(SETTLE_MS);
  const [before, began] = [await side.used(), performance.now()];
  await wait(REST_MS);
  const [after, elapsed] = [await side.used(), performance.now() - began];
  return difference(before, after, (value) => value / elapsed);
};

const difference = (before: Used, after: Used, each: (value: number, key: keyof Used) => number) =>
  Object.fromEntries(
    (Object.keys(before) as (keyof Used)[]).map((key) => [
      key,
      each(after[key] - before[key], key),
    ]),
  ) as unknown as Used;

const measureRound = async (side: Side): Promise<Round> => {
  side.wake();
  const rest = await measureRest(side);
  const before = await side.used();
  const began = performance.now();
  const times = await side.buy(PURCHASES, LINES);
  await wait(SETTLE_MS);
  const elapsed = performance.now() - began;
  const after = await side.used();
  side.rest();
  return {
    used: difference(before, after, (value, key) => (value - rest[key] * elapsed) / PURCHASES),
    time: median(times),
  };
};

const folder = mkdtempSync(path.join(tmpdir(), 'tapnook-purchase-'));
chmodSync(folder, 0o755);
const commit = process.argv[2];
const releases = [
  ...(commit ? [{ name: commit, root: path.join(folder, 'sources') }] : []),
  { name: 'now', root: ROOT },
];
if (commit) unpackRelease(commit, path.join(folder, 'sources'));
const postgres = await startPostgres({
  folder: path.join(folder, 'postgres'),
  port: PORT + 8,
  settings: {
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_planning': 'on',
  },
});
const sides: Side[] = [];
const stop = async (): Promise<void> => {
  for (const side of sides) await side.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(130)));
try {
  for (const [index, { name, root }] of releases.entries()) {
    const own = path.join(folder, `side${index}`);
    mkdirSync(own);
    await createDatabases(postgres.urlOf('postgres'), [`side${index}`]);
    console.log(`filling the shop of ${name} …`);
    const side = await startSide({
      name,
      root,
      folder: own,
      port: PORT + 10 * (index + 1),
      databaseUrl: postgres.urlOf(`side${index}`),
      postgresPid: postgres.pid,
    });
    sides.push(side);
    // Programs are slow before they are compiled.
    await side.buy(PURCHASES, LINES);
    side.rest();
  }
  const rounds = new Map<Side, Round[]>(sides.map((side) => [side, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of sides) rounds.get(side)?.push(await measureRound(side));
  const figure = (side: Side, pick: (round: Round) => number, digits: number): string =>
    withSpread((rounds.get(side) ?? []).map(pick), digits);
  const rows: (readonly [string, (round: Round) => number, number])[] = [
    ['API, ms of processor', ({ used }) => used.api, 1],
    ['PostgreSQL, ms of processor', ({ used }) => used.postgres, 1],
    ['both', ({ used }) => used.api + used.postgres, 1],
    ['sandbox, ms of processor', ({ used }) => used.sandbox, 1],
    ['statements', ({ used }) => used.statements, 0],
    ['transactions', ({ used }) => used.commits, 0],
    ['a buyer waits, ms', ({ time }) => time, 0],
  ];
  console.log(
    `\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, medians of ${ROUNDS} ` +
      `rounds of ${PURCHASES} purchases, ${LINES} buyers\n`,
  );
  console.log(
    table([
      ['one purchase', ...sides.map(({ name }) => name)],
      ...rows.map(([title, pick, digits]) => [
        title,
        ...sides.map((side) => figure(side, pick, digits)),
      ]),
    ]),
  );
  if (process.env.STATEMENTS)
    for (const side of sides)
      console.log(
        `\n${side.name}\n${table([['statement', 'runs', 'ms'], ...(await side.dearest())])}`,
      );
} finally {
  await stop();
}
process.exit(0);
