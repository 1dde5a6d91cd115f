import type { Failure } from './failures.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly Failure[];
}
export const sum = (counts: readonly Counts[]): Required<Counts> => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures ?? []),
});

export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name?: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}
/** The titles of the tests that did not run; each says what this machine lacks. */
export const skippedTests = ({ testResults }: JestReport): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending')
    .map(({ fullName }) => fullName);
export const countUnit = (report: JestReport, ok: boolean): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests || report.numFailedTestSuites || (ok ? 0 : 1),
});

export interface PlaywrightStats {
  readonly expected: number;
  readonly unexpected: number;
  /** Journeys that passed at the second attempt only. */
  readonly flaky: number;
}
/**
 * A journey that needed a second attempt counts as failed: it, or what it tests, must be mended.
 */
export const countJourneys = (stats: PlaywrightStats, ok: boolean): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky || (ok ? 0 : 1),
});
