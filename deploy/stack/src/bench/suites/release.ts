import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { runScript } from '../../apps.ts';
import type { Bench, BenchSuite } from '../bench-suite.ts';
import { median } from '../figures.ts';
import { lastGoodStands } from './last-good.ts';
import { removeMany, publishMany, REMOTES, VERSIONS } from './many-remotes.ts';
import { registryClient, type RegistryClient } from './registry-client.ts';

const PART = 'mf-account';
const PAGE = '/en-US/help';
const TEAMS = 50;
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** The whole command, as a team gives it: build, checks, upload. */
const publishing = async ({ stack, rounds, log }: Bench): Promise<string[]> => {
  const taken: number[] = [];
  const variables = {
    RELEASE_URL: `http://localhost:${stack.ports.release}`,
    RELEASE_TOKEN: stack.tokens.manager,
  };
  for (let round = 0; round < rounds; round += 1)
    taken.push(
      await timed(() =>
        runScript('deploy/release/src/cli/main.ts', ['publish', PART, '--waive'], variables),
      ),
    );
  log(`publish: ${taken.map(ms).join(', ')}`);
  return [
    `publish ${PART}: build, check, upload`,
    `${(median(taken) / 1_000).toFixed(1)} s`,
    `${(Math.max(...taken) / 1_000).toFixed(1)} s`,
    '20 s',
  ];
};

const versionShown = async (shop: string): Promise<string> =>
  new RegExp(`data-part="${PART}" data-part-version="([^"]+)"`).exec(
    await (await fetch(shop + PAGE)).text(),
  )?.[1] ?? '';

/**
 * Page loads go on all the while; how long after the order did the last one begin that still showed
 * the version that was taken back?
 */
const rollingBack = async (
  { shop, rounds, log }: Bench,
  registry: RegistryClient,
): Promise<string[]> => {
  const [newest = '', former = ''] = await registry.versions(PART);
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await registry.compose({ [PART]: former });
    await registry.compose({ [PART]: newest });
    while ((await versionShown(shop)) !== newest);
    const loads: { began: number; shown: string }[] = [];
    const ordered = performance.now();
    const visits = { over: false };
    const visitor = async (): Promise<void> => {
      while (!visits.over) {
        const began = performance.now();
        loads.push({ began, shown: await versionShown(shop) });
      }
    };
    const visitors = Array.from({ length: 4 }, visitor);
    await registry.rollback(before);
    while ((await versionShown(shop)) !== former);
    visits.over = true;
    await Promise.all(visitors);
    log(`roll-back ${round + 1}: ${loads.length} page loads meanwhile`);
    taken.push(
      Math.max(
        0,
        ...loads.filter(({ shown }) => shown === newest).map(({ began }) => began - ordered),
      ),
    );
  }
  return [
    'roll-back: the last page load that still showed the bad version',
    ms(median(taken)),
    ms(Math.max(...taken)),
    '2 s',
  ];
};

/** After a roll-back: the bad version is composed once more, and its files do not come. */
const standing = async (bench: Bench, registry: RegistryClient): Promise<string[]> => {
  const [newest = '', former = ''] = await registry.versions(PART);
  await registry.compose({ [PART]: newest });
  while ((await versionShown(bench.shop)) !== newest);
  const taken = await lastGoodStands(bench, PART, PAGE, { newest, former });
  return [
    'a remote that does not come: its last good version stands, from the shell’s last script',
    ms(median(taken)),
    ms(Math.max(...taken)),
    '2 s',
  ];
};

/**
 * Compressed bytes of the home page, and how long a page takes that must be composed anew for its
 * visitor.
 */
const home = async (shop: string): Promise<{ bytes: number; wait: number }> => {
  const taken: number[] = [];
  let page = '';
  for (let round = 0; round < 60; round += 1) {
    taken.push(
      await timed(async () => {
        page = await (
          await fetch(`${shop}/en-US`, {
            headers: { cookie: `tn_shopper=bench-shopper-number-${1_000 + round}` },
          })
        ).text();
      }),
    );
  }
  return {
    bytes: brotliCompressSync(page.replace(/nonce="[^"]+"/g, '')).length,
    wait: percentile(taken, 0.95),
  };
};

const growing = async ({ shop, stack }: Bench, registry: RegistryClient): Promise<string[][]> => {
  await home(shop);
  const five = await home(shop);
  const database = new pg.Client({ connectionString: new URL('/release', stack.databaseUrl).href });
  await database.connect();
  try {
    const filled = await timed(() => publishMany(registry, database));
    await home(shop);
    const hundred = await home(shop);
    const consoles: number[] = [];
    for (let round = 0; round < 10; round += 1)
      consoles.push(await timed(() => registry.get('/console/state/production')));
    return [
      [
        `${REMOTES} remotes, ${VERSIONS} versions each, published and composed`,
        `${(filled / 1_000).toFixed(0)} s`,
        '',
        '',
      ],
      ['home page, compressed, five remotes', `${five.bytes} B`, '', ''],
      [
        `home page, compressed, ${REMOTES} remotes`,
        `${hundred.bytes} B`,
        `${((hundred.bytes / five.bytes - 1) * 100).toFixed(1)} %`,
        'unchanged',
      ],
      ['home page, 95th percentile, five remotes', ms(five.wait), '', ''],
      [
        `home page, 95th percentile, ${REMOTES} remotes`,
        ms(hundred.wait),
        ms(hundred.wait - five.wait),
        '10 ms more',
      ],
      [
        `console, everything on its page, ${REMOTES} remotes`,
        ms(median(consoles)),
        ms(Math.max(...consoles)),
        '',
      ],
    ];
  } finally {
    await removeMany(registry, database);
    await database.end();
  }
};

const publishingAtOnce = async (_bench: Bench, registry: RegistryClient): Promise<string[]> => {
  const version = `0.${Math.floor(Date.now() / 60_000)}.${Date.now() % 60_000}`;
  const taken = await timed(() =>
    Promise.all(
      Array.from({ length: TEAMS }, (_, team) => registry.publishSmall(`mf-team${team}`, version)),
    ),
  );
  return [
    `${TEAMS} publishes at once from ${TEAMS} teams, all landed`,
    `${(taken / 1_000).toFixed(1)} s`,
    '',
    'all',
  ];
};

/**
 * The release platform: how soon a version is out, how soon it is undone, and what a hundred
 * remotes cost.
 */
export const releaseSuite: BenchSuite = async (bench) => {
  const registry = registryClient(
    `http://localhost:${bench.stack.ports.release}`,
    bench.stack.tokens.manager,
  );
  const rows = [['', 'median', 'worst', 'wanted']];
  for (const measure of [publishing, rollingBack, standing, publishingAtOnce])
    rows.push(await measure(bench, registry));
  rows.push(...(await growing(bench, registry)));
  return [{ title: 'The release platform', rows }];
};
