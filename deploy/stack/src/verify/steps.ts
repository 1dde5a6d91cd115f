// oxlint-disable no-console -- This is a command-line program, which prints.
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from '../processes.ts';
import type { Changes } from './changed-files.ts';
import { ensureChromium } from './chromium.ts';
import {
  countJourneys,
  countUnit,
  skippedTests,
  sum,
  type Counts,
  type JestReport,
  type PlaywrightStats,
} from './counts.ts';
import { journeyFailures, unitFailures, type JourneySuite } from './failures.ts';
import { printSeeds, seeds } from './seeds.ts';
import { check, REPORTS, runTool } from './tool.ts';
import { typePrograms } from './type-programs.ts';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

/** Folders with a tsconfig of their own. */
const typedFolders = (): string[] =>
  [
    ...['shared', 'deploy'].flatMap((parent) =>
      readdirSync(path.join(ROOT, parent)).map((name) => `${parent}/${name}`),
    ),
    ...readdirSync(ROOT),
    // Browser code of a server's own.
    ...globSync('deploy/*/src/**/tsconfig.json', { cwd: ROOT }).map((file) => path.dirname(file)),
  ].filter((folder) => existsSync(path.join(ROOT, folder, 'tsconfig.json')));

/** Checks as many programs at a time as there are processors. */
const types = async (folders: readonly string[]): Promise<Counts> => {
  const results: Counts[] = [];
  const waiting = typePrograms(ROOT, folders, path.join(ROOT, '.var/types'));
  const worker = async (): Promise<void> => {
    for (let program = waiting.shift(); program; program = waiting.shift())
      results.push(await check('tsc', ['-p', program]));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return sum(results);
};

/** A place for a run's report, without the one of the run before. */
const reportFile = (name: string): string => {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
};
/** What a run reported; a program that ends before it reports has failed. */
const readReport = <T>(file: string, nothing: T): T => {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  console.log(`no ${path.basename(file)} was written; the reason stands above`);
  return nothing;
};

const unit = async (selection: readonly string[] = []): Promise<Counts> => {
  const file = reportFile('unit.json');
  const values = seeds();
  console.log(`seeds of the model and fuzz tests: ${printSeeds(values)}`);
  const { ok } = await runTool(
    'jest',
    [
      '--config',
      'jest.config.cjs',
      '--maxWorkers=2',
      '--json',
      `--outputFile=${file}`,
      '--silent',
      ...selection,
    ],
    true,
    values,
  );
  const report = readReport<JestReport>(file, {
    numPassedTests: 0,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    testResults: [],
  });
  for (const title of skippedTests(report)) console.log(`not run: ${title}`);
  const counts = countUnit(report, ok);
  if (counts.failed > 0) console.log(`to repeat this run: ${printSeeds(values)} npm test -- unit`);
  return { ...counts, failures: unitFailures(report) };
};

/**
 * A journey mostly waits for its browser and its stack, so that two of each share two processors.
 */
const MAX_STACKS = Math.min(2, availableParallelism());

const journeys = async (files: readonly string[] = []): Promise<Counts> => {
  const chromium = ensureChromium((line) => console.log(line));
  const report = reportFile('journeys.json');
  const stacks = files.length === 1 ? 1 : MAX_STACKS;
  const { ok } = await runTool(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', ...files],
    true,
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_LANES: String(stacks),
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
  );
  const { stats, suites } = readReport<{
    readonly stats: PlaywrightStats;
    readonly suites: readonly JourneySuite[];
  }>(report, { stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [] });
  if (stats.flaky > 0)
    console.log(
      `${stats.flaky} passed at the second attempt only, which fails the run; ` +
        'their traces are in .var/reports/e2e',
    );
  return { ...countJourneys(stats, ok), failures: journeyFailures(suites) };
};

/** What `npm test` does, in this order; the quick ones first. */
export const allSteps = (): readonly Step[] => [
  { name: 'types', run: () => types(typedFolders()) },
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
  { name: 'unit, API and contract tests', run: () => unit() },
  { name: 'journeys in Chromium', run: () => journeys() },
  {
    name: 'a team outside this repository',
    run: () => check(process.execPath, ['e2e/outside-team/main.ts', '--short']),
  },
];

/**
 * What `npm test -- --changed` does: the checks of the files that changed, and of what uses them.
 */
export const changedSteps = (changes: Changes): readonly Step[] => {
  const folders = typedFolders().filter((folder) => changes.typed?.includes(folder) ?? true);
  const steps: readonly (Step & { readonly needed: boolean })[] = [
    { name: 'types', needed: folders.length > 0, run: () => types(folders) },
    {
      name: 'format',
      needed: changes.formatted.length > 0,
      run: () =>
        check('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changes.formatted]),
    },
    {
      name: 'lint',
      needed: changes.linted.length > 0,
      run: () => check('oxlint', ['--no-error-on-unmatched-pattern', ...changes.linted]),
    },
    {
      name: 'unit, API and contract tests',
      needed: changes.linted.length > 0,
      run: () => unit(['--passWithNoTests', '--findRelatedTests', ...changes.linted]),
    },
    {
      name: 'journeys in Chromium',
      needed: changes.journeys.length > 0,
      run: () => journeys(changes.journeys),
    },
  ];
  return steps.filter(({ needed }) => needed);
};
