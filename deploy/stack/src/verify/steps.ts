import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from '../processes.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}
const BIN = path.join(ROOT, 'node_modules/.bin');
const REPORTS = path.join(ROOT, '.var/reports');

interface Ran {
  readonly ok: boolean;
  readonly output: string;
}
/** Runs a tool; its lines are shown as they come when `live`, otherwise only if it fails. */
const tool = (
  command: string,
  args: readonly string[],
  live = false,
  variables: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(path.join(BIN, command), args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('exit', (code) => resolve({ ok: code === 0, output }));
  });
const check = async (command: string, args: readonly string[]): Promise<Counts> => {
  const { ok, output } = await tool(command, args);
  if (!ok) console.log(output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Folders with a tsconfig of their own. */
const typedFolders = (): string[] =>
  [
    ...['shared', 'deploy'].flatMap((parent) =>
      readdirSync(path.join(ROOT, parent)).map((name) => `${parent}/${name}`),
    ),
    ...readdirSync(ROOT),
  ].filter((folder) => existsSync(path.join(ROOT, folder, 'tsconfig.json')));

/** As many folders at a time as there are processors. */
const types = async (): Promise<Counts> => {
  const results: Counts[] = [];
  const waiting = typedFolders();
  const lane = async (): Promise<void> => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift())
      results.push(await check('tsc', ['-p', folder]));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return sum(results);
};
export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

const unit = async (): Promise<Counts> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, 'unit.json');
  const { ok } = await tool(
    'jest',
    ['--config', 'jest.config.cjs', '--maxWorkers=2', '--json', `--outputFile=${file}`, '--silent'],
    true,
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  const failed = report.numFailedTests || report.numFailedTestSuites || (ok ? 0 : 1);
  return { passed: report.numPassedTests, failed };
};
/** A journey mostly waits for its browser and its stack, so that two of each share two processors. */
const LANES = Math.min(2, availableParallelism());
const journeys = (chromium: string | undefined) => async (): Promise<Counts> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, 'journeys.json');
  const { ok } = await tool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], true, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_LANES: String(LANES),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  if (stats.flaky > 0)
    console.log(
      `${stats.flaky} of them passed only at the second attempt: their traces are in .var/reports/e2e`,
    );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (ok ? 0 : 1) };
};

/** What `npm test` does, in this order; the quick ones first. */
export const stepsFor = (chromium: string | undefined): readonly Step[] => [
  { name: 'types', run: types },
  { name: 'format', run: () => check('oxfmt', ['--check', '.']) },
  { name: 'lint', run: () => check('oxlint', []) },
  {
    name: 'import rules',
    run: () =>
      check('depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        'shared',
        'shell',
        ...readdirSync(ROOT).filter((name) => name.startsWith('mf-')),
        'deploy',
      ]),
  },
  { name: 'unused code', run: () => check('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'unit, API and contract tests', run: unit },
  { name: 'journeys in Chromium', run: journeys(chromium) },
];
