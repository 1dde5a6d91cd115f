import { expect, test } from '@jest/globals';
import { journeyFailures, printFailures, unitFailures } from './failures.ts';

const COUNTS = { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1 };

test('unitFailures names the failed tests, and a file that did not start', () => {
  const testResults = [
    {
      name: 'till.test.ts',
      message: 'pays › once\n  1 is not 2',
      assertionResults: [
        { fullName: 'pays once', status: 'failed', failureMessages: ['1 is not 2'] },
        { fullName: 'refunds', status: 'passed', failureMessages: [] },
      ],
    },
    { name: 'broken.test.ts', message: 'no such module', assertionResults: [] },
  ];
  expect(unitFailures({ ...COUNTS, testResults })).toEqual([
    { title: 'pays once', message: '1 is not 2' },
    { title: 'broken.test.ts', message: 'no such module' },
  ]);
});

test('journeyFailures tells the first attempt of a journey whose second one passed', () => {
  const results = [
    { status: 'failed', errors: [{ message: '\u001B[31mwarning: late\u001B[39m' }] },
    { status: 'passed', errors: [] },
  ];
  const specs = [{ title: 'pays', file: 'checkout.e2e.ts', tests: [{ results }] }];
  expect(journeyFailures([{ suites: [{ specs }] }])).toEqual([
    { title: 'checkout.e2e.ts: pays (attempt 1)', message: 'warning: late' },
  ]);
});

test('printFailures keeps each message below its title', () => {
  expect(
    printFailures([
      { title: 'pays', message: 'one\ntwo' },
      { title: 'refunds', message: 'three' },
    ]),
  ).toBe('✘ pays\n    one\n    two\n\n✘ refunds\n    three');
});
