import { describe, expect, test } from '@jest/globals';
import { countJourneys, countUnit, skippedTests, sum, type JestReport } from './counts.ts';

const REPORT: JestReport = {
  numPassedTests: 0,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  testResults: [],
};

describe('countJourneys', () => {
  test('counts a journey as failed when it needed a second attempt', () => {
    expect(countJourneys({ expected: 3, unexpected: 0, flaky: 1 }, true)).toEqual({
      passed: 3,
      failed: 1,
    });
  });
  test('counts a failure when Playwright fails without a failed journey', () => {
    expect(countJourneys({ expected: 0, unexpected: 0, flaky: 0 }, false).failed).toBe(1);
  });
});

test('countUnit counts a failure when a suite did not start', () => {
  const report = { ...REPORT, numPassedTests: 2, numFailedTestSuites: 1 };
  expect(countUnit(report, false)).toEqual({ passed: 2, failed: 1 });
});

test('skippedTests names those that did not run', () => {
  const assertionResults = [
    { fullName: 'pays', status: 'passed' },
    { fullName: 'reads every panel (skipped: no promtool on this machine)', status: 'pending' },
  ];
  expect(skippedTests({ ...REPORT, testResults: [{ assertionResults }] })).toEqual([
    'reads every panel (skipped: no promtool on this machine)',
  ]);
});

test('sum adds up all steps', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3, failures: [{ title: 'pays', message: 'late' }] },
    ]),
  ).toEqual({ passed: 3, failed: 3, failures: [{ title: 'pays', message: 'late' }] });
});
